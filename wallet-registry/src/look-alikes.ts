import { KnownNames, namedBrands } from './known-names.js'
import { skeleton } from './skeleton.js'

let brands: KnownNames | undefined

/**
 * The known wallet that a name looks like without being its name: with letters of another script, some or all of them, or with
 * others that are taken for them, such as `rn` for `m`. A plain name is compared with the brands, and told at once. One with letters
 * of other scripts, or with signs that stand for letters, is compared with every wallet of the registry: that is a promise, since those
 * and the table of letters are a file of their own, which most pages never need.
 */
export function lookedLike(name: string): string | undefined | Promise<string | undefined> {
  if (hasOtherLetters(name)) return lookedLikeAny(name)
  brands ??= new KnownNames(namedBrands)
  const like = brands.lookedLike(name, skeleton(name))
  return like === undefined && hasSwappedLetters(name) ? lookedLikeAny(name) : like
}

async function lookedLikeAny(name: string): Promise<string | undefined> {
  return (await import('./registry-look-alikes.js')).lookedLikeAny(name)
}

/** True for a name with letters that are not Latin ones with or without accents. */
function hasOtherLetters(name: string): boolean {
  return /[^\p{ASCII}\p{M}]/u.test(name.normalize('NFKD'))
}

/** True for a name in which a sign may stand for a letter: `0` for `o`, `1` or a capital `I` for `l`, `vv` for `w`. */
function hasSwappedLetters(name: string): boolean {
  return /\p{L}[01|!]|[01|!]\p{L}|vv|\p{Ll}I/u.test(name)
}
