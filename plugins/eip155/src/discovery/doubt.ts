import { knownWallets } from './data/known-wallets.js'

/** What a wallet says it is. */
export interface WalletClaim {
  readonly rdns: string
  readonly name: string
}

/**
 * True when a wallet claims the id of a known wallet and goes by another name, or its name under another id. An id proves nothing:
 * without a contradiction it is still only a claim.
 */
export function contradictsItself({ rdns, name }: WalletClaim): boolean {
  const plain = plainName(name)
  const byId = knownWallets.find((known) => isIdOf(known.rdns, rdns))
  if (byId !== undefined) return !byId.names.some((known) => plain.startsWith(known))
  return knownWallets.some(({ names }) => names.some((known) => plain === known || plain === `${known}wallet`))
}

/** A wallet has several ids: of its developer build, of its app. */
function isIdOf(known: string, rdns: string): boolean {
  return rdns === known || rdns.startsWith(`${known}.`)
}

/** Letters that only look like others do not make another name of it. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
