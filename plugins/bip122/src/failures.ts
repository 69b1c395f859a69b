import { type FailureTable, wordedFailures } from '@billfold/kernel/family'

/** Codes of wallets that follow sats-connect: where others say that a request is open already, these say that the page may not ask. */
export const satsFailures: FailureTable = {
  ...wordedFailures,
  'wallet/refused': [4001, 5000, -32000],
  'wallet/pending': [],
  'wallet/unauthorized': [4100, -32002],
  'wallet/unsupported': [4200, -32601, -32001],
}
