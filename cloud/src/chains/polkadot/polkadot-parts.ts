import * as v from 'valibot'

import type { PieceBook } from '../../collectibles/piece-book.js'
import type { NetworkConfig } from '../../config/config.js'
import type { CoinBook } from '../coin-book.js'
import type { RestClient } from '../rest-client.js'

/** What the questions about one chain of Substrate share. */
export interface PolkadotParts {
  readonly network: NetworkConfig
  readonly api: RestClient
  readonly coins: CoinBook
  readonly pieces: PieceBook
}

/** Reads an answer of the index: it says with a code whether it is one. */
export async function askIndex<T>({ api }: PolkadotParts, path: string, body: object, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const { code, message, data } = await api(path, v.object({ code: v.number(), message: v.string(), data: v.unknown() }), body)
  if (code !== 0) throw new Error(`${path} was answered with ${code}: ${message}`)
  return v.parse(schema, data)
}
