import * as v from 'valibot'

import type { JsonRpcClient } from '../json-rpc-client.js'
import { AnswerTooLarge } from '../read-capped.js'

/** Objects that a node tells at once. */
const pageSize = 50
/** Limits for one account: objects cost next to nothing, and anybody may give some to anybody. */
const limits = { objects: 1_000, calls: 60 }

const page = v.object({ data: v.array(v.unknown()), nextCursor: v.nullish(v.string()), hasNextPage: v.boolean() })

/** Reads the objects of an account that are no coins, as a node tells them: with their types, and what is shown of them. */
export async function readOwnedObjects(client: JsonRpcClient, owner: string): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  const passed = new Set<string>()
  let [cursor, size]: [string | null, number] = [null, pageSize]
  for (let calls = 0; calls < limits.calls && rows.length < limits.objects; calls += 1) {
    const told = await pageAt(client, { owner, cursor, size })
    if (told === undefined) {
      size = Math.floor(size / 2)
      continue
    }
    rows.push(...told.data.slice(0, pageSize))
    const { nextCursor: next } = told
    if (!told.hasNextPage || typeof next !== 'string' || passed.has(next)) break
    passed.add(next)
    cursor = next
    size = Math.min(size * 2 || 1, pageSize)
  }
  return rows
}

interface Place {
  readonly owner: string
  readonly cursor: string | null
  /** Objects on the page. With none the next object is told without what is shown of it, which leads past one that is too large by itself. */
  readonly size: number
}

/** Reads one page; undefined for one that is larger than what is read: a smaller one is asked for next. */
async function pageAt(client: JsonRpcClient, { owner, cursor, size }: Place): Promise<v.InferOutput<typeof page> | undefined> {
  const filter = { MatchNone: [{ StructType: '0x2::coin::Coin' }] }
  const query = { filter, options: { showType: true, showDisplay: size > 0 } }
  try {
    return await client('suix_getOwnedObjects', [owner, query, cursor, Math.max(size, 1)], page)
  } catch (error) {
    if (error instanceof AnswerTooLarge && size > 0) return undefined
    throw error
  }
}
