import * as v from 'valibot'

import type { Metadata } from '../../collectibles/piece-source.js'
import { isSpamName } from '../spam.js'
import { clipName } from '../clip-name.js'
import type { Nft, NftContent } from '../shapes.js'
import { readMetaplex } from './metaplex.js'
import { readAccounts } from './read-accounts.js'
import type { SolanaParts } from './solana-parts.js'
import { type TokenAccount, readTokenAccounts } from './token-accounts.js'

/** Words of the chain about a mint: within it, or beside it. */
export interface MintState {
  readonly name: string
  readonly symbol: string
  /** The address of the rest. */
  readonly uri: string
}

/** A mint of which there is one, and what it says of itself, where it has room for that. */
interface SingleMint {
  readonly mint: string
  readonly state: MintState | undefined
}

/** A piece, and what it says of itself. */
export interface Piece {
  readonly mint: string
  readonly name: string
  readonly symbol: string
  readonly content?: NftContent
  readonly isSpam: boolean
}

const metadata = v.object({
  extension: v.literal('tokenMetadata'),
  state: v.object({ name: v.string(), symbol: v.string(), uri: v.string() }),
})
const info = v.object({ decimals: v.number(), supply: v.string(), extensions: v.optional(v.array(v.unknown()), []) })
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

/** Finds the pieces among somebody's holdings, by mint, with what they say of themselves. */
export async function piecesAmong(parts: SolanaParts, held: readonly Held[]): Promise<ReadonlyMap<string, Piece>> {
  const single = await singleMintsAmong(parts, held)
  const beside = await readMetaplex(
    parts.client,
    single.flatMap(({ mint, state }) => (state === undefined ? mint : [])),
  )
  const known = single.map(({ mint, state }) => ({ mint, state: state ?? beside.get(mint) }))
  const said = await parts.pieces.describe(known.map(({ state }) => parts.pieces.source(state?.uri)))
  return new Map(known.map((mint, index) => [mint.mint, tell(mint, said[index] ?? {}, parts.network.spam)]))
}

/** The mints among somebody's holdings that are pieces: one of something of which there is no more. */
export async function singleMintsAmong({ client }: SolanaParts, held: readonly Held[]): Promise<readonly SingleMint[]> {
  const single = [...new Set(held.filter(({ amount, decimals }) => amount === 1n && decimals === 0).map(({ mint }) => mint))]
  const accounts = await readAccounts(client, single, 'jsonParsed')
  return single.flatMap((mint, index) => readMint(mint, accounts[index]) ?? [])
}

function readMint(mint: string, account: unknown): SingleMint | undefined {
  const found = v.safeParse(mintAccount, account)
  if (!found.success) return undefined
  const { decimals, supply, extensions } = found.output.data.parsed.info
  if (decimals !== 0 || supply !== '1') return undefined
  const said = extensions.map((extension) => v.safeParse(metadata, extension)).find(({ success }) => success)
  return { mint, state: said?.success === true ? said.output.state : undefined }
}

function tell({ mint, state }: SingleMint, { name: written, image }: Metadata, spam: readonly string[]): Piece {
  const symbol = clipName(state?.symbol ?? '')
  const called = clipName(state?.name ?? '') || (written ?? `Collectible ${mint.slice(0, 6)}…${mint.slice(-4)}`)
  return {
    ...{ mint, symbol, name: called },
    isSpam: spam.includes(mint) || [called, symbol].some(isSpamName),
    ...(image !== undefined && { content: { preview: { url: image } } }),
  }
}
