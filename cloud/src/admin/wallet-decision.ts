import type { WalletChoice } from '../wallet-api/wallet-choice.js'

/** The choice after one more decision of a wallet: `hide` it, offer it `first`, or as the list has it. */
export function changedChoice({ hidden, first }: WalletChoice, id: string, decision: string): WalletChoice {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((each) => each !== id)
  return {
    hidden: decision === 'hide' ? [...without(hidden), id] : without(hidden),
    first: decision === 'first' ? [...without(first), id] : without(first),
  }
}
