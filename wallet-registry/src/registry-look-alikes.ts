import { latinOf } from './confusables.js'
import { KnownNames, namedBrands } from './known-names.js'
import { skeleton } from './skeleton.js'
import { registryWallets } from './wallets.js'

let known: KnownNames | undefined

/** The wallet of the registry that a name looks like, in letters of any script. */
export function lookedLikeAny(name: string): string | undefined {
  known ??= new KnownNames([...namedBrands, ...registryWallets.map(({ name: own, aliases }) => ({ name: own, names: [own, ...aliases] }))])
  return known.lookedLike(name, skeleton(name, latinOf))
}
