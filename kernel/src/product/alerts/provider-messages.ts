import type { AlertCode } from './alert-texts.js'

/** Words in a provider's own message, and the alert that tells what they mean. */
export const providerMessages: readonly (readonly [words: string, code: AlertCode])[] = [
  ['Unauthorized: origin not allowed', 'APKT002'],
  ['JWT validation error: JWT Token is not yet valid', 'APKT006'],
  // The same of a clock that is a day slow.
  ['JWT validation error: JWT Token is expired', 'APKT006'],
  ['Unauthorized: invalid key', 'APKT007'],
]
