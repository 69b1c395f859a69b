import { type BillfoldError, type ErrorCode, type ToastRequest, isBillfoldError } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'
import type { enLater } from './en-later.js'

type AuthCode = Extract<ErrorCode, `auth/${string}`>

/** Failures that are one sentence, whatever happened before. */
const keys = {
  'auth/no-site': 'loginOff',
  'auth/no-connector': 'loginOff',
  'auth/not-loaded': 'notLoaded',
  'auth/no-answer': 'noAnswer',
  'auth/restarted': 'noAnswer',
  'auth/called-off': 'noAnswer',
  'auth/no-account': 'noAccount',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed': 'popupClosed',
  'auth/farcaster-failed': 'farcasterFailed',
  'auth/declined': 'declined',
} as const satisfies { readonly [C in Exclude<AuthCode, 'auth/failed' | 'auth/not-logged-in' | 'auth/too-early'>]: keyof typeof enLater }

const titles = {
  popupBlocked: 'popupBlockedTitle',
  popupClosed: 'popupClosedTitle',
  farcasterFailed: 'farcasterFailedTitle',
  declined: 'declinedTitle',
} as const

/** A failure of logins in the visitor's words; undefined for what is none. The frame has words of its own, in the visitor's language. */
export function loginFailureText(error: unknown, say: Translate<typeof enLater>): string | undefined {
  if (isBillfoldError(error, 'auth/failed')) return error.context.words
  if (isBillfoldError(error, 'auth/too-early')) return say('tooEarly', { seconds: error.context.seconds })
  const key = keyOf(error)
  return key && say(key)
}

/** Names a failure of a social login; undefined for one that has no name. */
export function loginFailureTitle(error: unknown, say: Translate<typeof enLater>): string | undefined {
  const key = keyOf(error)
  return key !== undefined && key in titles ? say(titles[key as keyof typeof titles]) : undefined
}

/** The toast that tells of a failure where no view does. */
export function failureToast(error: unknown): ToastRequest {
  const key = keyOf(error)
  const message = isBillfoldError(error, 'auth/failed') ? error.context.words : error
  return { variant: 'error', message, ...(key !== undefined && { words: { set: 'auth', key } }) }
}

function keyOf(error: unknown): (typeof keys)[keyof typeof keys] | undefined {
  return isBillfoldError(error) && isKnown(error.code) ? keys[error.code] : undefined
}

function isKnown(code: BillfoldError['code']): code is keyof typeof keys {
  return Object.hasOwn(keys, code)
}
