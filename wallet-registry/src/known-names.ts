import { brandNames, plainBrandName, walletBrands } from './brands.js'
import { skeleton } from './skeleton.js'

/** A wallet with all of its names. */
export interface NamedWallet {
  readonly name: string
  readonly names: readonly string[]
}

/** The brands, and a known name that is no wallet. */
export const namedBrands: readonly NamedWallet[] = [
  ...walletBrands.map((brand) => ({ name: brand.name, names: brandNames(brand) })),
  { name: 'WalletConnect', names: ['WalletConnect'] },
]

/** The names of known wallets, each made comparable once. */
export class KnownNames {
  private readonly plain: ReadonlySet<string>
  private readonly bySkeleton: ReadonlyMap<string, string>

  constructor(wallets: readonly NamedWallet[]) {
    this.plain = new Set(wallets.flatMap(({ names }) => names.map(plainBrandName)))
    const shown = wallets.flatMap(({ name, names }) => names.map((own) => [skeleton(own), name] as const))
    // The first wallet with a name has it: the last entry of a map counts.
    this.bySkeleton = new Map(shown.toReversed())
  }

  /** The wallet that a name looks like, by the letters that it shows; undefined for a name of its own, and for that wallet's. */
  lookedLike(name: string, shown: string): string | undefined {
    return this.plain.has(plainBrandName(name)) ? undefined : this.bySkeleton.get(shown)
  }
}
