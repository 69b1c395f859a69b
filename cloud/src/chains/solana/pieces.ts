import * as v from 'valibot'

import type { Metadata, PieceSource } from '../../collectibles/piece-source.js'
import { isSpamName } from '../spam.js'
import { clipName } from '../clip-name.js'
import { AnswerTooLarge } from '../read-capped.js'
import type { Nft, NftContent } from '../shapes.js'
import type { SolanaParts } from './solana-parts.js'
import { type TokenAccount, readTokenAccounts } from './token-accounts.js'

/** A mint of which there is one, and what the chain says of it. */
interface SingleMint {
  readonly mint: string
  /** Empty where the chain knows none. */
  readonly name: string
  readonly symbol: string
  readonly source: PieceSource
}

/** A piece, and what it says of itself. */
export interface Piece extends Omit<SingleMint, 'source'> {
  readonly content?: NftContent
  readonly isSpam: boolean
}

/** How many accounts a node tells at once. */
const mostAccounts = 100

const metadata = v.object({
  extension: v.literal('tokenMetadata'),
  state: v.object({ name: v.string(), symbol: v.string(), uri: v.string() }),
})
const info = v.object({ decimals: v.number(), supply: v.string(), extensions: v.optional(v.array(v.unknown()), []) })
const mints = v.object({ value: v.array(v.unknown()) })
const mintAccount = v.object({ data: v.object({ parsed: v.object({ type: v.literal('mint'), info }) }) })

/** The pieces that somebody owns. */
export async function readNfts(parts: SolanaParts, address: string): Promise<readonly Nft[]> {
  const { caipNetworkId: chainId } = parts.network
  const pieces = await piecesAmong(parts, await readTokenAccounts(parts.client, address))
  return [...pieces.values()].map(({ mint, name, symbol, isSpam, content }) => ({
    ...{ address: `${chainId}:${mint}`, chainId, tokenId: mint, name },
    // A collection has no name of its own: what its pieces have in common is their symbol.
    collection: { name: symbol, symbol },
    ...(content !== undefined && { content }),
    flags: { is_spam: isSpam },
  }))
}

type Held = Pick<TokenAccount, 'mint' | 'amount' | 'decimals'>

/** What of somebody's holdings are pieces, by mint, with what they say of themselves. */
export async function piecesAmong(parts: SolanaParts, held: readonly Held[]): Promise<ReadonlyMap<string, Piece>> {
  const single = await singleMintsAmong(parts, held)
  const said = await parts.pieces.describe(single.map(({ source }) => source))
  return new Map(single.map((mint, index) => [mint.mint, tell(mint, said[index] ?? {}, parts.network.spam)]))
}

/** The mints among somebody's holdings that are pieces: one of something of which there is no more. */
export async function singleMintsAmong({ client, pieces }: SolanaParts, held: readonly Held[]): Promise<readonly SingleMint[]> {
  const single = [...new Set(held.filter(({ amount, decimals }) => amount === 1n && decimals === 0).map(({ mint }) => mint))]
  const accounts = await accountsOf(client, single)
  return single.flatMap((mint, index) => readMint(mint, accounts[index], pieces) ?? [])
}

/** Reads mints from a node, in their order. A mint with megabytes of data ends the call for all that are asked together: halves are asked again, so that it hides no other. */
async function accountsOf(client: SolanaParts['client'], asked: readonly string[]): Promise<readonly unknown[]> {
  if (asked.length === 0) return []
  try {
    if (asked.length <= mostAccounts) return (await client('getMultipleAccounts', [asked, { encoding: 'jsonParsed' }], mints)).value
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error
    if (asked.length === 1) return [undefined]
  }
  const middle = Math.ceil(asked.length / 2)
  return (await Promise.all([asked.slice(0, middle), asked.slice(middle)].map((half) => accountsOf(client, half)))).flat()
}

function readMint(mint: string, account: unknown, pieces: SolanaParts['pieces']): SingleMint | undefined {
  const found = v.safeParse(mintAccount, account)
  if (!found.success) return undefined
  const { decimals, supply, extensions } = found.output.data.parsed.info
  if (decimals !== 0 || supply !== '1') return undefined
  const said = extensions.map((extension) => v.safeParse(metadata, extension)).find(({ success }) => success)
  const state = said?.success === true ? said.output.state : { name: '', symbol: '', uri: undefined }
  return { mint, name: clipName(state.name), symbol: clipName(state.symbol), source: pieces.source(state.uri) }
}

function tell({ mint, name, symbol }: SingleMint, { name: written, image }: Metadata, spam: readonly string[]): Piece {
  const called = name || (written ?? `Collectible ${mint.slice(0, 6)}…${mint.slice(-4)}`)
  return {
    ...{ mint, symbol, name: called },
    isSpam: spam.includes(mint) || [called, symbol].some(isSpamName),
    ...(image !== undefined && { content: { preview: { url: image } } }),
  }
}
