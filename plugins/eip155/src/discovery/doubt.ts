import { brandNames, brandsNamed, plainBrandName, walletBrands } from '@billfold/wallet-registry/brands'

/** Names that a wallet gives itself. */
export interface WalletClaim {
  readonly rdns: string
  readonly name: string
}

/** It announces nothing: whoever uses its name is somebody else. */
const neverAnnounced = 'walletconnect'

/**
 * True when a wallet claims the id of a known wallet and goes by another name, or its name under another id. An id proves nothing:
 * without a contradiction it is still only a claim.
 */
export function contradictsItself({ rdns, name }: WalletClaim): boolean {
  const plain = plainBrandName(name)
  const byId = walletBrands.find((brand) => brand.rdns.some((id) => isIdOf(id, rdns)))
  if (byId !== undefined) return !brandNames(byId).some((own) => plain.startsWith(plainBrandName(own)))
  return plain === neverAnnounced || brandsNamed(name).some((brand) => brand.rdns.length > 0)
}

/** A wallet has several ids: of its developer build, of its app. Capitals make no other one. */
function isIdOf(known: string, rdns: string): boolean {
  return `${rdns}.`.toLowerCase().startsWith(`${known}.`.toLowerCase())
}
