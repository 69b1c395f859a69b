import { brands } from './data/brands.js'
import { readFamilies, readList, readMarks } from './read-marks.js'
import type { WalletFamily } from './registry-wallet.js'

/** One physical wallet, by everything that it goes by in a page: several standards, one row. */
export interface WalletBrand {
  /** Its name in the registry, where its ids in public use and its links are. */
  readonly name: string
  readonly families: readonly WalletFamily[]
  readonly rdns: readonly string[]
  /** The name that it registers with the Wallet Standard. */
  readonly standardName?: string
  /** Its key in `window.injectedWeb3`. */
  readonly injectedWeb3?: string
  /** Paths from `window` to its own objects. */
  readonly globals: readonly string[]
  /** The flag that its `window.ethereum` carries. */
  readonly flag?: string
  readonly aliases: readonly string[]
  /** Flags of wallets that are known to answer to its keys. */
  readonly spoofers: readonly string[]
  readonly since?: string
  /** The first day without it. */
  readonly until?: string
}

/** The brands; whose flag is written by many others, MetaMask, is the last. */
export const walletBrands: readonly WalletBrand[] = brands
  .split('\n')
  .filter((line) => line !== '')
  .map(readBrand)

function readBrand(line: string): WalletBrand {
  const [name = '', letters = '', rest = ''] = line.split('|')
  const marks = readMarks(rest)
  const optional = {
    standardName: marks.get('n') === '' ? name : marks.get('n'),
    injectedWeb3: marks.get('j'),
    flag: marks.get('f'),
    since: marks.get('s'),
    until: marks.get('u'),
  }
  return {
    name,
    families: readFamilies(letters),
    rdns: readList(marks.get('r')),
    globals: readList(marks.get('g')),
    aliases: readList(marks.get('a')),
    spoofers: readList(marks.get('p')),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
}

/** Names that a wallet gives itself. */
export interface BrandClaim {
  readonly rdns?: string | undefined
  readonly name: string
}

/** Other names and ids of the same wallet. Nothing for who is no known brand: by its rdns, or by its name where it has none. */
export function brandAliases({ rdns, name }: BrandClaim): readonly string[] {
  const brand =
    rdns === undefined
      ? namedBrands(name)[0]
      : walletBrands.find((each) => each.rdns.some((known) => known.toLowerCase() === rdns.toLowerCase()))
  return brand === undefined ? [] : [...brandNames(brand), ...brand.rdns].filter((alias) => alias !== rdns && alias !== name)
}

/** The brand that a wallet is of, as far as it says: its rdns and its name fit, or its name where it has no rdns. */
export function brandOf({ rdns, name }: BrandClaim): string | undefined {
  const isClaimed = ({ rdns: ids }: WalletBrand): boolean => rdns === undefined || ids.some((id) => id.toLowerCase() === rdns.toLowerCase())
  return namedBrands(name).find(isClaimed)?.name
}

const byPlainName = new Map<string, WalletBrand[]>()

/** The brands with a name: made comparable once, since a page may announce thousands of wallets. */
function namedBrands(name: string): readonly WalletBrand[] {
  if (byPlainName.size === 0) {
    for (const brand of walletBrands) {
      for (const plain of new Set(brandNames(brand).map(plainBrandName))) byPlainName.set(plain, [...(byPlainName.get(plain) ?? []), brand])
    }
  }
  return byPlainName.get(plainBrandName(name)) ?? []
}

/** The names by which a brand goes, the first of them its own. */
export function brandNames({ name, standardName, aliases }: WalletBrand): readonly string[] {
  return [...new Set([name, ...(standardName === undefined ? [] : [standardName]), ...aliases])]
}

/** A name as it is compared: letters that only look like others, spaces and the word wallet do not make another name of it. */
export function plainBrandName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return plain.length > 'wallet'.length ? plain.replace(/wallet$/, '') : plain
}
