import * as v from 'valibot'

import type { NetworkConfig } from '../../config/config.js'
import { nodeDeadline } from '../node-deadline.js'
import { largestAnswer } from '../read-capped.js'
import type { Nft } from '../shapes.js'
import { isSpamName } from '../spam.js'
import { type DescribedInscription, InscriptionBook } from './inscription-book.js'
import type { OrdClient } from './ord-client.js'

/** Inscriptions of one account that are told: anybody may send anybody more. */
const mostPieces = 1_000

const heldSchema = v.object({ inscriptions: v.nullish(v.array(v.unknown())) })

export interface PiecesOptions {
  readonly network: Pick<NetworkConfig, 'caipNetworkId' | 'spam'>
  readonly ord: OrdClient
}

/** Makes what reads the inscriptions of an account: the collectibles of Bitcoin. */
export function createPieceReader({ network, ord }: PiecesOptions): (address: string) => Promise<readonly Nft[]> {
  const book = new InscriptionBook(ord)
  return async (address) => {
    // An inscription that the server has not described by then goes by its id.
    const signal = AbortSignal.timeout(nodeDeadline)
    const ids = await readHeld(ord, address, signal)
    const described = await book.describe(ids, signal)
    return ids.map((id) => tell(network, id, described.get(id) ?? {}))
  }
}

/** The ids of inscriptions that lie on the outputs of an address. */
async function readHeld(ord: OrdClient, address: string, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await ord({ path: `address/${address}`, most: largestAnswer, signal })
  if (answer === undefined) return []
  const { inscriptions } = v.parse(heldSchema, JSON.parse(answer.bytes.toString('utf8')))
  return [...new Set((inscriptions ?? []).filter(isInscriptionId))].slice(0, mostPieces)
}

function isInscriptionId(told: unknown): told is string {
  return typeof told === 'string' && /^[0-9a-f]{64}i\d{1,10}$/.test(told)
}

function tell({ caipNetworkId: chainId, spam }: PiecesOptions['network'], id: string, { number, type, image }: DescribedInscription): Nft {
  const name = `Inscription ${number === undefined ? `${id.slice(0, 6)}…${id.slice(-4)}` : `#${number}`}`
  // Collections stand on no chain here: the kind of content is what the chain knows.
  const kind = type ?? 'inscription'
  return {
    ...{ address: `${chainId}:${id}`, chainId, tokenId: id, name, collection: { name: kind, symbol: kind } },
    ...(image !== undefined && { content: { preview: { url: image } } }),
    flags: { is_spam: spam.includes(id) || isSpamName(kind) },
  }
}
