import * as v from 'valibot'

import { isSpamName } from '../spam.js'
import { clipName } from '../clip-name.js'
import { AnswerTooLarge } from '../read-capped.js'
import { readTokenUri } from '../token-uri.js'
import type { Nft, NftContent } from '../shapes.js'
import type { SolanaParts } from './solana-parts.js'
import { type TokenAccount, readTokenAccounts } from './token-accounts.js'

/** A mint of which there is one, and what it says of itself. */
export interface Piece {
  readonly mint: string
  readonly name: string
  readonly symbol: string
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

/** What of somebody's holdings are pieces, by mint: one of something of which there is no more. */
export async function piecesAmong(
  { client, network }: SolanaParts,
  held: readonly Pick<TokenAccount, 'mint' | 'amount' | 'decimals'>[],
): Promise<ReadonlyMap<string, Piece>> {
  const single = [...new Set(held.filter(({ amount, decimals }) => amount === 1n && decimals === 0).map(({ mint }) => mint))]
  const accounts = await accountsOf(client, single)
  return new Map(single.flatMap((mint, index) => entry(readPiece(mint, accounts[index], network.spam))))
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

function entry(piece: Piece | undefined): [string, Piece][] {
  return piece === undefined ? [] : [[piece.mint, piece]]
}

function readPiece(mint: string, account: unknown, spam: readonly string[]): Piece | undefined {
  const found = v.safeParse(mintAccount, account)
  if (!found.success) return undefined
  const { decimals, supply, extensions } = found.output.data.parsed.info
  if (decimals !== 0 || supply !== '1') return undefined
  const said = extensions.map((extension) => v.safeParse(metadata, extension)).find(({ success }) => success)
  const state = said?.success === true ? said.output.state : { name: '', symbol: '', uri: undefined }
  const [name, symbol] = [clipName(state.name), clipName(state.symbol)]
  const { name: written, image } = readTokenUri(state.uri)
  const called = name || (written ?? `Collectible ${mint.slice(0, 6)}…${mint.slice(-4)}`)
  return {
    ...{ mint, symbol, name: called },
    isSpam: spam.includes(mint) || [called, symbol].some(isSpamName),
    ...(image !== undefined && { content: { preview: { url: image } } }),
  }
}
