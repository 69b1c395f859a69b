import { redactText } from '../log/redact.js'
import { toMessage } from './to-message.js'

/** An error as it may leave the page. */
export interface ErrorDescription {
  readonly errorType: string
  readonly errorMessage: string
  readonly stackTrace: string
}

/** Describes anything that was thrown, without secrets, and without addresses and links: those are the long words. */
export function describeError(error: unknown): ErrorDescription {
  return {
    errorType: textAt(error, 'code') || textAt(error, 'name') || typeof error,
    errorMessage: textAt(error, 'message') || mask(toMessage(error)),
    stackTrace: textAt(error, 'stack'),
  }
}

function textAt(error: unknown, field: string): string {
  try {
    const text: unknown = Reflect.get(Object(error), field)
    return typeof text === 'string' ? mask(text) : ''
  } catch {
    // A getter of a foreign object may throw: it has nothing to say then.
    return ''
  }
}

function mask(text: string): string {
  return redactText(text).replaceAll(/[^\s"'()[\]{}<>,;]{25,}/g, '…')
}
