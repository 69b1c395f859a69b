import { type FailureTable, commonFailures } from '@billfold/kernel/family'

/** Sui wallets took over the codes of EIP-1193, as far as they give any; most say no in words alone. */
export const suiFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000],
  'wallet/disconnected': [4900, 4901],
  'wallet/network-disconnected': [],
  // A no without a code, in words that are about a request and not about a network.
  no: /\buser reject(?:ed|ion)\b|\b(?:request|approval|signature|signing|connection|transaction)\b.{0,20}\b(?:rejected|declined|denied|cancel+ed)\b|\b(?:rejected|declined|denied|cancel+ed) the (?:request|connection|transaction|signature)/i,
}
