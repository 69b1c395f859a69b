import { redact, toMessage } from '@billfold/kernel'
import { plainWords } from './plain-words.js'

/** An error as it may leave the page: its kind and its words. A stack names the files of the host, and stays. */
export interface ErrorDescription {
  readonly errorType: string
  readonly errorMessage: string
}

/** Describes anything that was thrown, without secrets, and without addresses and links: those are the long words. */
export function describeError(error: unknown): ErrorDescription {
  const { code, name, message }: Readonly<Record<string, unknown>> = Object(redact(error))
  return {
    errorType: [code, name].find((type) => typeof type === 'string') ?? typeof error,
    errorMessage: plainWords(typeof message === 'string' ? message : toMessage(error)),
  }
}
