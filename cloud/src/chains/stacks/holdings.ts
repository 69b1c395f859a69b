import * as v from 'valibot'

import { AnswerTooLarge } from '../read-capped.js'
import type { RestClient } from '../rest-client.js'
import { readNumber } from './clarity.js'

/** A piece of SIP-009 that somebody has. */
export interface HeldPiece {
  readonly key: string
  /** `address.name` */
  readonly contract: string
  /** The name of its kind in the contract. */
  readonly asset: string
  /** The Clarity value, in hex, by which its contract knows it: of nearly all a number. */
  readonly value: string
  readonly number: bigint | undefined
}

/** Limits for one account: anybody may give anybody more. Pieces at once are what the API tells. */
const limits = { pieces: 1_000, atOnce: 200 }
/** The longest value that a piece is told by: clients take no longer one for its number. */
const longestValue = 200

const page = v.object({ total: v.number(), results: v.array(v.unknown()) })
type Page = v.InferOutput<typeof page>
const value = v.object({ hex: v.pipe(v.string(), v.maxLength(longestValue), v.regex(/^0x(?:[0-9a-f]{2})+$/)) })
const row = v.object({ asset_identifier: v.string(), value })

/** Reads the pieces of an account, as the API counts them. */
export async function readHoldings(api: RestClient, address: string): Promise<readonly HeldPiece[]> {
  const first = await pageAt(api, { address, offset: 0, limit: limits.atOnce })
  const pages = Math.ceil(Math.min(first.total, limits.pieces) / limits.atOnce)
  const offsets = Array.from({ length: pages }, (_, index) => index * limits.atOnce).slice(1)
  const rest = await Promise.all(offsets.map((offset) => pageAt(api, { address, offset, limit: limits.atOnce })))
  const held = [first, ...rest].flatMap(({ results }) => results.flatMap((each) => readPiece(each) ?? []))
  return [...new Map(held.map((piece) => [piece.key, piece])).values()]
}

interface Place {
  readonly address: string
  readonly offset: number
  readonly limit: number
}

/** Reads one page. A piece with a value of megabytes ends the call for all of a page: halves are asked for again, so that it hides no other. */
async function pageAt(api: RestClient, { address, offset, limit }: Place): Promise<Page> {
  try {
    const query = `principal=${address}&limit=${limit}&offset=${offset}&tx_metadata=false`
    return await api(`extended/v1/tokens/nft/holdings?${query}`, page)
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error
    if (limit === 1) return { total: 0, results: [] }
  }
  const half = Math.ceil(limit / 2)
  const places = [
    { address, offset, limit: half },
    { address, offset: offset + half, limit: limit - half },
  ]
  const halves = await Promise.all(places.map((place) => pageAt(api, place)))
  return { total: Math.max(...halves.map(({ total }) => total)), results: halves.flatMap(({ results }) => results) }
}

function readPiece(told: unknown): HeldPiece | undefined {
  const found = v.safeParse(row, told)
  if (!found.success) return undefined
  const { hex } = found.output.value
  const [, contract, asset] = /^(S[0-9A-Z]{20,42}\.[a-zA-Z][\w-]{0,39})::(.{1,200})$/.exec(found.output.asset_identifier) ?? []
  if (contract === undefined || asset === undefined) return undefined
  return { key: `${contract}::${asset} ${hex}`, contract, asset, value: hex, number: readNumber(hex) }
}
