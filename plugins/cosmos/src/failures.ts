import { type FailureTable, wordedFailures } from '@billfold/kernel/family'

/** Keplr and those like it say everything in words. */
export const cosmosFailures: FailureTable = {
  ...wordedFailures,
  lacksNetwork:
    /\bno (?:modular )?chain info\b|\b(?:unknown|unsupported|invalid) chain(?: id)?\b|\bchain\b.{0,40}\bnot (?:supported|found|exist)/i,
}
