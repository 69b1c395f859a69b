import { brands } from './data/brands.js'

/** One physical wallet, by everything that it goes by in a page: several standards, one row. */
export interface WalletBrand {
  /** Its name in the registry, where its ids in public use, its keys and its links are. */
  readonly name: string
  readonly rdns: readonly string[]
  /** The flag that its `window.ethereum` carries. */
  readonly flag?: string
  /** Its other names, that of the Wallet Standard among them. */
  readonly aliases: readonly string[]
}

/** The brands; whose flag is written by many others, MetaMask, is the last. */
export const walletBrands: readonly WalletBrand[] = brands.trim().split('\n').map(readBrand)

function readBrand(line: string): WalletBrand {
  const [name = '', rdns, flag, aliases] = line.split('|')
  return { name, rdns: readList(rdns), ...(flag && { flag }), aliases: readList(aliases) }
}

/** Names that a wallet gives itself. */
export interface BrandClaim {
  readonly rdns?: string | undefined
  readonly name: string
}

/** Other names and ids of the same wallet. Nothing for who is no known brand: by its rdns, or by its name where it has none. */
export function brandAliases({ rdns, name }: BrandClaim): readonly string[] {
  const brand = rdns === undefined ? brandsNamed(name)[0] : walletBrands.find((each) => hasId(each, rdns))
  return brand === undefined ? [] : [...brandNames(brand), ...brand.rdns].filter((alias) => alias !== rdns && alias !== name)
}

/** The brand that a wallet is of, as far as it says: its rdns and its name fit, or its name where it has no rdns. */
export function brandOf({ rdns, name }: BrandClaim): string | undefined {
  return brandsNamed(name).find((each) => rdns === undefined || hasId(each, rdns))?.name
}

function hasId({ rdns: ids }: WalletBrand, rdns: string): boolean {
  return ids.some((id) => id.toLowerCase() === rdns.toLowerCase())
}

const byPlainName = new Map<string, WalletBrand[]>()

/** The brands with a name: made comparable once, since a page may announce thousands of wallets. */
export function brandsNamed(name: string): readonly WalletBrand[] {
  if (byPlainName.size === 0) {
    for (const brand of walletBrands) {
      for (const plain of new Set(brandNames(brand).map(plainBrandName))) byPlainName.set(plain, [...(byPlainName.get(plain) ?? []), brand])
    }
  }
  return byPlainName.get(plainBrandName(name)) ?? []
}

/** The names by which a brand goes, the first of them its own. */
export function brandNames({ name, aliases }: WalletBrand): readonly string[] {
  return [name, ...aliases]
}

/** A name as it is compared: letters that only look like others, spaces and the word wallet do not make another name of it. */
export function plainBrandName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return plain.length > 'wallet'.length ? plain.replace(/wallet$/, '') : plain
}

function readList(text?: string): readonly string[] {
  return text ? text.split(',') : []
}
