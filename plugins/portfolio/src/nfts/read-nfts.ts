import type { CaipNetworkId } from '@billfold/kernel'
import type { Nft } from '../contract.js'
import { limits } from '../limits.js'
import { type ForeignFields, clippedName, foreignFields, foreignPicture, isLure } from '@billfold/kernel/data'

/** The pieces that a service claims an account to own, each read by itself. */
export function readNfts(rows: readonly unknown[], network: CaipNetworkId): readonly Nft[] {
  const found = new Map<string, Nft>()
  for (const row of rows.slice(0, limits.nfts)) {
    const { address, chainId, tokenId, name, collection, content, flags } = foreignFields(row)
    const contract = readContract(address, network)
    if (contract === undefined || chainId !== network || typeof tokenId !== 'string' || tokenId.length > limits.addressLength) continue
    const key = `${contract} ${tokenId}`
    const set = clippedName(foreignFields(collection)['name'], limits.nameSigns)
    const title = clippedName(name, limits.nameSigns) ?? `#${tokenId.slice(0, limits.symbolSigns)}`
    found.set(key, { key, contract, tokenId, ...piece({ title, set, content, flags }) })
  }
  return [...found.values()]
}

/** The pieces that came and did not go, as far as a history tells: by their names, for it names nothing else. */
export function nftsOfHistory(transactions: readonly unknown[]): readonly Nft[] {
  const counts = new Map<string, { readonly nft: Nft; readonly count: number }>()
  for (const { direction, quantity, nft_info: info } of transactions.flatMap(transfersOf)) {
    const { name, content, flags } = foreignFields(info)
    const title = clippedName(name, limits.nameSigns)
    if (title === undefined || (direction !== 'in' && direction !== 'out')) continue
    const known = piece({ title, set: undefined, content, flags })
    const key = `${title} ${known.imageUrl ?? ''}`
    const before = counts.get(key)?.count ?? 0
    counts.set(key, {
      nft: { key, contract: undefined, tokenId: undefined, ...known },
      count: before + howMany(quantity) * (direction === 'in' ? 1 : -1),
    })
  }
  return [...counts.values()].flatMap(({ nft, count }) => (count > 0 ? [nft] : [])).slice(0, limits.nfts)
}

/** There may be more than one of a piece. Who does not say how many means one. */
function howMany(quantity: unknown): number {
  const { numeric } = foreignFields(quantity)
  return typeof numeric === 'string' && /^[1-9]\d{0,14}$/.test(numeric) ? Number(numeric) : 1
}

interface PieceFacts {
  readonly title: string
  readonly set: string | undefined
  readonly content: unknown
  readonly flags: unknown
}

function piece({ title, set, content, flags }: PieceFacts): Omit<Nft, 'key' | 'contract' | 'tokenId'> {
  const isSpam = foreignFields(flags)['is_spam'] !== false || isLure(title) || (set !== undefined && isLure(set))
  return { name: title, collection: set, imageUrl: foreignPicture(foreignFields(foreignFields(content)['preview'])['url']), isSpam }
}

function transfersOf(transaction: unknown): readonly ForeignFields[] {
  const { transfers } = foreignFields(transaction)
  return Array.isArray(transfers) ? transfers.map(foreignFields).filter((transfer) => transfer['nft_info'] !== undefined) : []
}

function readContract(address: unknown, network: CaipNetworkId): string | undefined {
  if (typeof address !== 'string' || address.length > limits.addressLength) return undefined
  const plain = address.startsWith(`${network}:`) ? address.slice(network.length + 1) : address
  return /^[\w.%-]+$/.test(plain) ? `${network}:${plain}` : undefined
}
