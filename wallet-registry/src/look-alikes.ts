import { brandNames, plainBrandName, walletBrands } from './brands.js'
import { skeleton } from './skeleton.js'

/** It is a known name, and no wallet. */
const walletConnect = 'WalletConnect'

/**
 * The known wallet that a name looks like without being its name: with letters of another script, some or all of them, or with
 * others that are taken for them, such as `rn` for `m`. A promise where letters of other scripts must be told: they are a file of
 * their own, and most pages never need it.
 */
export function lookedLike(name: string): string | undefined | Promise<string | undefined> {
  if (!hasOtherLetters(name)) return likeKnown(name, skeleton(name))
  return import('./confusables.js').then(({ latinOf }) => likeKnown(name, skeleton(name, latinOf)))
}

const known: readonly { readonly name: string; readonly names: readonly string[] }[] = [
  ...walletBrands.map((brand) => ({ name: brand.name, names: brandNames(brand) })),
  { name: walletConnect, names: [walletConnect] },
]

function likeKnown(name: string, shown: string): string | undefined {
  const plain = plainBrandName(name)
  const like = known.find(({ names }) => names.some((own) => skeleton(own) === shown))
  return like?.names.some((own) => plainBrandName(own) === plain) === false ? like.name : undefined
}

/** True for a name with letters that are not Latin ones with or without accents. */
function hasOtherLetters(name: string): boolean {
  return /[^\p{ASCII}\p{M}]/u.test(name.normalize('NFKD'))
}
