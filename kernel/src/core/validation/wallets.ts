/** Marks that tell wallets apart. */
export interface WalletIdentity {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** Marks of a wallet that is left out: one of the two is enough. */
export type ExcludedWallet = Partial<Pick<WalletIdentity, 'name' | 'rdns'>>

/** The wallets that are not shown already and of which no earlier one has the same rdns, name or id. */
export function withoutDuplicates<W extends WalletIdentity>(wallets: readonly W[], shown: readonly WalletIdentity[] = []): readonly W[] {
  const seen = new Set(shown.flatMap(marks))
  return wallets.filter((wallet) => {
    const own = marks(wallet)
    const isNew = !own.some((mark) => seen.has(mark))
    if (isNew) for (const mark of own) seen.add(mark)
    return isNew
  })
}

/** The wallets of which neither rdns nor name is on the list. */
export function withoutExcluded<W extends ExcludedWallet>(wallets: readonly W[], excluded: readonly ExcludedWallet[]): readonly W[] {
  const hidden = new Set(excluded.flatMap(marks))
  return wallets.filter((wallet) => !marks({ name: wallet.name, rdns: wallet.rdns }).some((mark) => hidden.has(mark)))
}

function marks({ id, name, rdns }: { readonly [K in keyof WalletIdentity]?: string | undefined }): readonly string[] {
  return Object.entries({ id, name, rdns }).flatMap(([field, value]) => (value ? [`${field}:${value}`] : []))
}
