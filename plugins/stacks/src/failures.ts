import { type FailureTable, commonFailures } from '@billfold/kernel/family'

/** Codes of SIP-030, which are those of WBIP. -32002 is no open request here: the wallet gives this page no access. */
export const stacksFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000, -32000, -31001],
  'wallet/pending': [],
  'wallet/unauthorized': [4100, -32001, -32002],
  // Wallets that know mainnet and testnet alone call another name a wrong parameter.
  perhapsUnknownNetwork: [-32602],
}
