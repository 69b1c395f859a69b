import { type FailureTable, commonFailures } from '@billfold/kernel/family'

/** Solana wallets took over the codes of EIP-1193, as far as they give any. */
export const solanaFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000],
  'wallet/disconnected': [4900, 4901],
  'wallet/network-disconnected': [],
  'wallet/invalid-request': [-32600, -32602, -32700, -32003],
  // A no without a code, in words that are about a request and not about a network.
  no: [
    /\b(?:request|approval|signature|signing|connection)\b.{0,20}\b(?:rejected|declined|denied|cancel+ed)\b|\b(?:rejected|declined|denied|cancel+ed) the (?:request|connection|transaction|signature)/i,
  ],
}
