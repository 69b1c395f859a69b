import type { Kernel } from '@billfold/kernel'
import { compareStructural, reaction } from 'mobx'

/** Keeps the account in front over reloads, as it is shown: it stands while its wallet is asked anew. Returns the undo. */
export function keepAccount({ families, storage }: Pick<Kernel, 'families' | 'storage'>): () => void {
  const item = storage.own('cache.account')
  return reaction(
    () => {
      const { caipAddress, displayAddress, profileName, profileImage, balance, balanceSymbol } = families.account() ?? {}
      const details = { displayAddress, profileName, profileImage, balance, balanceSymbol }
      return { caipAddress, known: Object.fromEntries(Object.entries(details).filter(([, detail]) => detail !== undefined)) }
    },
    ({ caipAddress, known }) => {
      if (caipAddress === undefined) return
      const before = item.read()
      // What is not known yet is as it was.
      item.write({ ...(before?.caipAddress === caipAddress && before), ...known, caipAddress })
    },
    { equals: compareStructural },
  )
}
