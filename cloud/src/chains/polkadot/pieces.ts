import * as v from 'valibot'

import { clipName } from '../clip-name.js'
import type { Nft } from '../shapes.js'
import { isSpamName } from '../spam.js'
import { readHeldPieces } from './held-pieces.js'
import type { PolkadotParts } from './polkadot-parts.js'

const id = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String), v.regex(/^[\w.-]{1,100}$/))
const words = v.fallback(v.nullish(v.string()), undefined)
const metadata = v.fallback(v.nullish(v.object({ name: words, image: words, fallback_image: words })), undefined)
const row = v.object({
  collection_id: id,
  item_id: id,
  collection_name: words,
  symbol: words,
  balance: v.fallback(v.nullish(v.string()), undefined),
  // The index has the one among what an account has, and the other among what a collection has.
  token_metadata: metadata,
  metadata,
})

/** The pieces of the pallets Nfts and Uniques that somebody has. */
export async function readNfts(parts: PolkadotParts, address: string): Promise<readonly Nft[]> {
  const held = await readHeldPieces(parts, address)
  const pieces = held.flatMap((each) => readPiece(each, parts) ?? [])
  return [...new Map(pieces.map((piece) => [`${piece.address} ${piece.tokenId}`, piece])).values()]
}

function readPiece(told: unknown, { network: { caipNetworkId: chainId, spam }, pieces }: PolkadotParts): Nft | undefined {
  const found = v.safeParse(row, told)
  if (!found.success || found.output.balance === '0') return undefined
  const { collection_id: place, item_id: tokenId, collection_name: called, symbol: short } = found.output
  const said = found.output.token_metadata ?? found.output.metadata
  const collection = clipName(called || short || `Collection ${place}`)
  const name = clipName(said?.name || `${collection} #${tokenId}`)
  const image = [said?.image, said?.fallback_image].map((each) => pieces.pictureUrl(each)).find((url) => url !== undefined)
  return {
    ...{ address: `${chainId}:${place}`, chainId, tokenId, name, collection: { name: collection, symbol: clipName(short || collection) } },
    ...(image !== undefined && { content: { preview: { url: image } } }),
    flags: { is_spam: spam.includes(place) || [name, collection].some(isSpamName) },
  }
}
