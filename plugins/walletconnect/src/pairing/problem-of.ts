import { isBillfoldError } from '@billfold/kernel'

import type { PairingProblem } from '../contract.js'

const problems: Readonly<Record<string, PairingProblem>> = {
  'pairing/unreachable': 'unreachable',
  'pairing/refused': 'refused',
  'pairing/no-project': 'no-project',
  'pairing/no-relay': 'no-relay',
}

/** What a visitor is told when a link could not be made. */
export function problemOf(error: unknown, isOnline: boolean): PairingProblem {
  if (!isOnline) return 'offline'
  return (isBillfoldError(error) ? problems[error.code] : undefined) ?? 'not-loaded'
}
