import { plainId } from './same-id.js'

/** Marks of a wallet, whoever lists it. */
export interface WalletIdentity {
  /** Ids of connectors and of lists. */
  readonly ids: readonly string[]
  readonly rdns?: string | undefined
  readonly name: string
  /** Other names and ids of the same wallet: of other standards, or of other times. */
  readonly aliases?: readonly string[] | undefined
}

/** A wallet of a list. */
export interface ListedIdentity {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** True for the same wallet in two lists: an id, the rdns, a name or an alias of theirs is the same. */
export function isSameWallet(one: WalletIdentity, other: WalletIdentity): boolean {
  return walletSet([one])(other)
}

/** Many wallets at once, to ask whether one is among them. */
export function walletSet(wallets: readonly WalletIdentity[]): (wallet: WalletIdentity) => boolean {
  const seen = new Set(wallets.flatMap(marksOf))
  return (wallet) => marksOf(wallet).some((mark) => seen.has(mark))
}

/** Marks of a wallet of a list. */
export function listedIdentity({ id, name, rdns }: ListedIdentity): WalletIdentity {
  return { ids: [id], name, rdns }
}

/** `Trust Wallet` and `trust` are one name. */
export function plainWalletName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/ wallet$/, '')
}

/** Everything by which a wallet may be recognised. An empty text says nothing. */
export function marksOf({ ids, rdns, name, aliases = [] }: WalletIdentity): readonly string[] {
  const known = [...ids, ...(rdns === undefined ? [] : [rdns]), ...aliases].filter((id) => id !== '')
  const names = [name, ...aliases].map(plainWalletName).filter((plain) => plain !== '')
  return [...known.map((id) => `id ${plainId(id)}`), ...names.map((plain) => `name ${plain}`)]
}
