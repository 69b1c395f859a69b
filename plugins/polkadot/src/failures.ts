import { type FailureTable, wordedFailures } from '@billfold/kernel/family'

/** Extensions of Substrate have no codes: most say no in a word. Whoever was refused for good is told so by a sentence about the source. */
export const polkadotFailures: FailureTable = {
  ...wordedFailures,
  no: [...(wordedFailures.no ?? []), /^\W*(?:cancel+ed|rejected|denied)\W*$|\bis not allowed to interact with this extension\b/i],
}
