import { type FailureTable, commonFailures } from '@billfold/kernel/family'

/** Extensions of Substrate have no codes: most say no in a word. Some took over the codes of EIP-1193. */
export const polkadotFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000],
  'wallet/disconnected': [4900, 4901],
  'wallet/network-disconnected': [],
  // Whoever was refused for good is told so by a sentence about the source.
  no: /^\W*(?:cancel+ed|rejected|denied)\W*$|\bis not allowed to interact with this extension\b|\b(?:request|approval|signature|signing|connection|transaction)\b.{0,20}\b(?:rejected|declined|denied|cancel+ed)\b|\b(?:rejected|declined|denied|cancel+ed) (?:by (?:the )?user|the (?:request|connection|transaction|signature))/i,
}
