import { type FailureTable, commonFailures } from '@billfold/kernel/family'

/** Most Bitcoin wallets took over the codes of EIP-1193. */
export const bitcoinFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000],
  // A no without a code, in words that are about a request and not about a network.
  no: /\b(?:request|approval|signature|signing|connection|transaction)\b.{0,20}\b(?:rejected|declined|denied|cancel+ed)\b|\b(?:rejected|declined|denied|cancel+ed) the (?:request|connection|transaction|signature)/i,
}

/** Codes of wallets that follow sats-connect: where others say that a request is open already, these say that the page may not ask. */
export const satsFailures: FailureTable = {
  ...bitcoinFailures,
  'wallet/refused': [4001, 5000, -32000],
  'wallet/pending': [],
  'wallet/unauthorized': [4100, -32002],
  'wallet/unsupported': [4200, -32601, -32001],
}
