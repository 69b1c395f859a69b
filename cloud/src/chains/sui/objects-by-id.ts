import * as v from 'valibot'

import type { JsonRpcClient } from '../json-rpc-client.js'
import { AnswerTooLarge } from '../read-capped.js'

/** Objects that a node tells at once. */
const mostObjects = 50

/** Reads objects from a node. One with megabytes of data ends the call for all that are asked together: halves are asked again, so that it hides no other. */
export async function objectsById(client: JsonRpcClient, ids: readonly string[], options: object): Promise<readonly unknown[]> {
  if (ids.length === 0) return []
  try {
    if (ids.length <= mostObjects) return await client('sui_multiGetObjects', [ids, options], v.array(v.unknown()))
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error
    if (ids.length === 1) return []
  }
  const middle = Math.ceil(ids.length / 2)
  return (await Promise.all([ids.slice(0, middle), ids.slice(middle)].map((half) => objectsById(client, half, options)))).flat()
}
