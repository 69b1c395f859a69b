import type { Metadata } from '../../collectibles/piece-source.js'
import { clipName } from '../clip-name.js'
import type { Nft } from '../shapes.js'
import { isSpamName } from '../spam.js'
import { readName } from './clarity.js'
import { describePieces } from './describe-pieces.js'
import { type HeldPiece, readHoldings } from './holdings.js'
import { isOldNamesContract } from './names-contracts.js'
import type { StacksParts } from './stacks-parts.js'

/** The pieces of SIP-009 that somebody has, names among them. */
export async function readNfts(parts: StacksParts, address: string): Promise<readonly Nft[]> {
  const held = await readHoldings(parts.api, address)
  const said = await describePieces(parts, address, held)
  const taken = new Set<string>()
  return held.map((piece) => {
    const { contract, asset, key } = piece
    const id = idOf(piece)
    // A contract may have two assets, and each of them a first piece.
    const tokenId = taken.has(`${contract} ${id}`) ? `${clipName(asset)} ${id}` : id
    taken.add(`${contract} ${id}`)
    return tell(parts, { piece, id, tokenId, said: said.get(key) ?? {} })
  })
}

interface PieceFacts {
  readonly piece: HeldPiece
  readonly id: string
  readonly tokenId: string
  readonly said: Metadata
}

function tell({ network }: StacksParts, { piece: { contract, asset, number }, id, tokenId, said }: PieceFacts): Nft {
  const { caipNetworkId: chainId, spam } = network
  const symbol = clipName(asset)
  const name = said.name ?? (number === undefined ? shortName(symbol, id) : `${symbol} #${id}`)
  return {
    ...{ address: `${chainId}:${contract}`, chainId, tokenId, name, collection: { name: symbol, symbol } },
    ...(said.image !== undefined && { content: { preview: { url: said.image } } }),
    flags: { is_spam: [contract, `${contract}::${asset}`].some((each) => spam.includes(each)) || [name, symbol].some(isSpamName) },
  }
}

/** The id of a piece for people: its number, a name of the first BNS, or its Clarity value in hex. */
function idOf({ contract, number, value }: HeldPiece): string {
  const name = isOldNamesContract(contract) ? readName(value) : undefined
  return name ?? (number === undefined ? value : String(number))
}

/** A name of old is its own name, what else is no number is told shortly. */
function shortName(symbol: string, id: string): string {
  return id.startsWith('0x') ? `${symbol} ${id.slice(0, 6)}…${id.slice(-4)}` : id
}
