import type { Kernel, WalletList } from '@billfold/kernel'

/** What the host does not want, and what the list has learned of it: ids, rdns and names. */
export function unwantedWallets({ options }: Kernel, list: WalletList | undefined): readonly string[] {
  const learned = (list?.unwanted ?? []).flatMap(({ name, rdns }) => [name, rdns])
  return [...options.wallets.exclude, ...learned.filter((mark) => mark !== undefined)]
}
