import * as v from 'valibot'

import { clipName } from '../clip-name.js'
import type { Nft } from '../shapes.js'
import { isSpamName } from '../spam.js'
import { readKioskItems } from './kiosks.js'
import { readOwnedObjects } from './owned-objects.js'
import type { SuiParts } from './sui-parts.js'

const object = v.object({
  objectId: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/)),
  type: v.string(),
  /** The words and pictures that the type of an object shows it by (Sui Object Display). */
  display: v.object({ data: v.record(v.string(), v.unknown()) }),
})
const row = v.object({ data: object })

/** The objects of an account, and of its kiosks, whose type says how they look: the collectibles of Sui. */
export async function readNfts(parts: SuiParts, address: string): Promise<readonly Nft[]> {
  const { client } = parts
  const owned = await readOwnedObjects(client, address)
  const pieces = [...owned, ...(await readKioskItems(client, owned))].flatMap((each) => readPiece(each, parts) ?? [])
  return [...new Map(pieces.map((piece) => [piece.tokenId, piece])).values()]
}

function readPiece(told: unknown, { network: { caipNetworkId: chainId, spam }, pieces }: SuiParts): Nft | undefined {
  const found = v.safeParse(row, told)
  if (!found.success) return undefined
  const { objectId: tokenId, type, display } = found.output.data
  const { name: said, image_url: image, project_name: project } = display.data
  const [, place = '', struct = ''] = /^(0x[0-9a-f]{1,64})::\w+::(\w+)/.exec(type) ?? []
  if (place === '' || isCoin(type) || (!isText(said) && !isText(image))) return undefined
  const name = isText(said) ? clipName(said) : `Collectible ${tokenId.slice(0, 6)}…${tokenId.slice(-4)}`
  const symbol = clipName(struct)
  const picture = pieces.pictureUrl(image)
  const collection = { name: isText(project) ? clipName(project) : symbol, symbol }
  return {
    // A type is no address, its package is: that is what people look up.
    ...{ address: `${chainId}:${place}`, chainId, tokenId, name, collection },
    ...(picture !== undefined && { content: { preview: { url: picture } } }),
    flags: { is_spam: [type, place].some((each) => spam.includes(each)) || [name, collection.name].some(isSpamName) },
  }
}

/** Coins are not asked for; a node may tell them all the same. */
function isCoin(type: string): boolean {
  return /^0x0*2::coin::/.test(type)
}

function isText(said: unknown): said is string {
  return typeof said === 'string' && said !== ''
}
