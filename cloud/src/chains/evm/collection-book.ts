import type { PieceBook } from '../../collectibles/piece-book.js'
import type { Metadata, PieceSource } from '../../collectibles/piece-source.js'
import type { NftContent } from '../shapes.js'
import { manyAbi, tokenAbi } from './abis.js'
import type { ContractReads, Reading } from './evm-client.js'
import { clipName } from '../clip-name.js'
import { isSpamName } from '../spam.js'

/** One piece of a collection. */
export interface PieceId {
  /** Of the collection, in lower case. */
  readonly address: string
  readonly tokenId: bigint
  /** By the second there may be more than one of a piece. */
  readonly standard: 'ERC721' | 'ERC1155'
}

export interface Piece extends PieceId {
  readonly name: string
  readonly collection: { readonly name: string; readonly symbol: string }
  readonly content?: NftContent
  readonly isSpam: boolean
}

export interface CollectionBookOptions {
  readonly reads: ContractReads
  readonly pieces: PieceBook
  readonly spam: readonly string[]
}

/** Facts about a piece from the chain itself. */
interface OnChain extends PieceId {
  readonly collection: Piece['collection']
  readonly source: PieceSource
}

/** Knows what pieces of collections are called and look like. The chain is asked once about each. */
export class CollectionBook {
  private readonly known = new Map<string, OnChain>()
  private readonly spam: ReadonlySet<string>

  constructor(private readonly options: CollectionBookOptions) {
    this.spam = new Set(options.spam.map((address) => address.toLowerCase()))
  }

  /** Pieces by `pieceKey`. */
  async many(ids: readonly PieceId[]): Promise<ReadonlyMap<string, Piece>> {
    const wanted = [...new Map(ids.map((id) => [pieceKey(id), id])).values()]
    const strange = wanted.filter((id) => !this.known.has(pieceKey(id)))
    const answers = await this.options.reads.all(strange.flatMap(questions))
    for (const [index, id] of strange.entries()) this.known.set(pieceKey(id), this.read(id, answers.slice(index * 3, index * 3 + 3)))
    const found = wanted.flatMap((id) => this.known.get(pieceKey(id)) ?? [])
    const said = await this.options.pieces.describe(found.map(({ source }) => source))
    return new Map(found.map((piece, index) => [pieceKey(piece), this.tell(piece, said[index] ?? {})]))
  }

  private read(id: PieceId, [name, symbol, uri]: readonly unknown[]): OnChain {
    return { ...id, collection: { name: nameOf(name), symbol: nameOf(symbol) }, source: this.options.pieces.source(filledIn(uri, id)) }
  }

  private tell({ address, tokenId, standard, collection }: OnChain, { name: own, image }: Metadata): Piece {
    const name = own ?? `${collection.name || 'Collectible'} #${tokenId}`
    const isSpam = this.spam.has(address) || [collection.name, collection.symbol, name].some(isSpamName)
    return { address, tokenId, standard, collection, name, isSpam, ...(image !== undefined && { content: { preview: { url: image } } }) }
  }
}

function nameOf(said: unknown): string {
  return typeof said === 'string' ? clipName(said) : ''
}

/** What a piece is told apart by. */
export function pieceKey({ address, tokenId }: PieceId): string {
  return `${address}/${tokenId}`
}

/** One text may stand for all pieces, with a place for the number of each (ERC-1155). */
function filledIn(uri: unknown, { standard, tokenId }: PieceId): unknown {
  if (typeof uri !== 'string' || standard === 'ERC721') return uri
  return uri.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
}

function questions({ address, tokenId, standard }: PieceId): readonly Reading[] {
  return [
    { address, abi: tokenAbi, functionName: 'name' },
    { address, abi: tokenAbi, functionName: 'symbol' },
    standard === 'ERC721'
      ? { address, abi: tokenAbi, functionName: 'tokenURI', args: [tokenId] }
      : { address, abi: manyAbi, functionName: 'uri', args: [tokenId] },
  ]
}
