import { fieldOf } from '@billfold/kernel/family'

/** Marks by which wallets are told apart that want to be asked in their own way. */
const marks = ['isLeather', 'isFordefi', 'signMultipleTransactions', 'createRepeatInscriptions'] as const

/** The marks that a wallet carries, as plain data. */
export type WalletMarks = Readonly<Partial<Record<(typeof marks)[number], true>>>

/** Reads the marks of a wallet. */
export function marksOf(wallet: object): WalletMarks {
  const carried = marks.filter((mark) => ![undefined, null, false].includes(fieldOf(wallet, mark) as never))
  return Object.fromEntries(carried.map((mark) => [mark, true]))
}

/** True for Xverse and who is made like it: they ask for permission first, by a method of their own. */
export function isXverseLike({ isLeather, isFordefi, signMultipleTransactions, createRepeatInscriptions }: WalletMarks): boolean {
  return isFordefi === true || (signMultipleTransactions === true && createRepeatInscriptions === true && isLeather !== true)
}
