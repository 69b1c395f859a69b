import { type ListedIdentity, type WalletIdentity, listedIdentity, marksOf, walletSet } from './same-wallet.js'

/** Marks by which a wallet is left out: one of the two is enough. */
export type ExcludedWallet = Partial<Pick<ListedIdentity, 'name' | 'rdns'>>

/** The wallets that are not shown already and of which no earlier one is the same. */
export function withoutDuplicates<W extends ListedIdentity>(wallets: readonly W[], shown: readonly ListedIdentity[] = []): readonly W[] {
  const seen = new Set(shown.flatMap((wallet) => marksOf(listedIdentity(wallet))))
  return wallets.filter((wallet) => {
    const own = marksOf(listedIdentity(wallet))
    const isNew = !own.some((mark) => seen.has(mark))
    if (isNew) for (const mark of own) seen.add(mark)
    return isNew
  })
}

/** The wallets of which neither rdns nor name is on the list. */
export function withoutExcluded<W extends ExcludedWallet>(wallets: readonly W[], excluded: readonly ExcludedWallet[]): readonly W[] {
  const toIdentity = ({ name = '', rdns }: ExcludedWallet): WalletIdentity => ({ ids: [], name, rdns })
  const isExcluded = walletSet(excluded.map(toIdentity))
  return wallets.filter((wallet) => !isExcluded(toIdentity(wallet)))
}
