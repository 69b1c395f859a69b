/** Reasons for which a sign-in is not taken, with the sentence for developers. */
export const refusals = {
  malformed: 'The body is not { message, signature }, or the message no sign-in as EIP-4361 and CAIP-122 have it.',
  domain: 'The message was signed for another page. Name the hosts of your pages in "domain".',
  chain: 'The network of the message is none that this server takes (chains).',
  nonce: 'The nonce is not from this server, or too old. Ask for a new one.',
  replayed: 'The nonce was used: each signs in once. Ask for a new one.',
  'issued-at':
    'The message was signed too long ago, or in time to come: the clock of the device may be wrong. Take "issuedAt" from the answer with the nonce.',
  expired: 'The message is over.',
  'not-yet-valid': 'The message does not count yet.',
  signature: 'The signature is none of this message by this account.',
  unsupported: 'Signatures of this kind cannot be verified here.',
  unreachable: 'The node that knows the account did not answer. The same sign-in may be tried again.',
} as const

/** Why a sign-in is not taken. */
export type RefusalCode = keyof typeof refusals

/** A sign-in that is not taken, and why. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}
