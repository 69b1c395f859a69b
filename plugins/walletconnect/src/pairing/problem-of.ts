import { isBillfoldError } from '@billfold/kernel'

import type { PairingProblem } from '../contract.js'

const problems: Readonly<Record<string, PairingProblem>> = {
  'pairing/unreachable': 'unreachable',
  'pairing/refused': 'refused',
  'pairing/no-project': 'no-project',
  'pairing/no-relay': 'no-relay',
}

/** What relays say of a token that was made by a clock which is fast, or slow. */
const clockIsOff = /JWT Token is (?:not yet valid|expired)/

/** What a visitor is told when a link could not be made. */
export function problemOf(error: unknown, isOnline: boolean): PairingProblem {
  if (!isOnline) return 'offline'
  if (isBillfoldError(error, 'pairing/refused') && clockIsOff.test(error.context.reason)) return 'clock'
  return (isBillfoldError(error) ? problems[error.code] : undefined) ?? 'not-loaded'
}
