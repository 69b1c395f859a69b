import { type FailureTable, commonFailures } from '@billfold/kernel/family'

/** Keplr and those like it say everything in words; some took over the codes of EIP-1193. */
export const cosmosFailures: FailureTable = {
  ...commonFailures,
  'wallet/refused': [4001, 5000],
  no: /\brequest (?:was )?(?:rejected|declined|denied|cancel+ed)\b|\b(?:rejected|declined|denied|cancel+ed) the (?:request|transaction|connection)\b/i,
  lacksNetwork:
    /\bno (?:modular )?chain info\b|\b(?:unknown|unsupported|invalid) chain(?: id)?\b|\bchain\b.{0,40}\bnot (?:supported|found|exist)/i,
}
