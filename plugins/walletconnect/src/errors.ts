import { type ErrorFactory, errorFactory, isBillfoldError } from '@billfold/kernel'

import type { PairingProblem } from './contract.js'

/** Errors of pairing. */
export const pairingError: ErrorFactory<'pairing'> = errorFactory({
  'pairing/no-relay': {
    message: 'No relay was named, so phones cannot be paired',
    remedy: "Name one in the options: endpoints: { relay: ['wss://…'] }.",
  },
  'pairing/no-project': { message: 'Pairing needs a project id', remedy: 'Set the projectId option.' },
  'pairing/unreachable': { message: 'Cannot reach relay', remedy: 'Check the connection and try again, or choose another way to connect.' },
  'pairing/refused': ({ reason }) => ({
    message: `The relay refused this app: ${reason}`,
    remedy: 'Check the project id and its allowed origins.',
  }),
  'pairing/not-loaded': { message: 'The code for pairing could not be loaded', remedy: 'Check the connection and try again.' },
  'pairing/link-expired': { message: 'Link expired', remedy: 'Scan the new code.' },
  'pairing/nothing-granted': ({ wallet }) => ({
    message: `${wallet} granted none of the networks of this app`,
    remedy: 'Choose another account or network in the wallet, and connect again.',
  }),
  'pairing/ended': ({ wallet }) => ({ message: `${wallet} has ended the connection`, remedy: 'Connect again.' }),
  'pairing/not-approved': ({ wallet, what }) => ({
    message: `${wallet} has not approved ${what} for this app`,
    remedy: 'Disconnect, connect again, and approve it in the wallet.',
  }),
})

const problems: Readonly<Record<string, PairingProblem>> = {
  'pairing/unreachable': 'unreachable',
  'pairing/refused': 'refused',
  'pairing/no-project': 'no-project',
  'pairing/no-relay': 'no-relay',
}

/** Words of relays about a token that a clock which is fast, or slow, has dated. */
const clockIsOff = /JWT Token is (?:not yet valid|expired)/

/** Decides what a visitor is told when a link could not be made. */
export function pairingProblem(error: unknown, isOnline: boolean): PairingProblem {
  if (!isOnline) return 'offline'
  if (isBillfoldError(error, 'pairing/refused') && clockIsOff.test(error.context.reason)) return 'clock'
  return (isBillfoldError(error) ? problems[error.code] : undefined) ?? 'not-loaded'
}
