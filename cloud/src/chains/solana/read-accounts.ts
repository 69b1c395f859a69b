import * as v from 'valibot'

import { AnswerTooLarge } from '../read-capped.js'
import type { SolanaParts } from './solana-parts.js'

/** How many accounts a node tells at once. */
const mostAccounts = 100

const schema = v.object({ value: v.array(v.unknown()) })

/** Reads accounts from a node, in their order. One with megabytes of data ends the call for all that are asked together: halves are asked again, so that it hides no other. */
export async function readAccounts(
  client: SolanaParts['client'],
  asked: readonly string[],
  encoding: 'base64' | 'jsonParsed',
): Promise<readonly unknown[]> {
  if (asked.length === 0) return []
  try {
    if (asked.length <= mostAccounts) return (await client('getMultipleAccounts', [asked, { encoding }], schema)).value
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error
    if (asked.length === 1) return [undefined]
  }
  const middle = Math.ceil(asked.length / 2)
  return (await Promise.all([asked.slice(0, middle), asked.slice(middle)].map((half) => readAccounts(client, half, encoding)))).flat()
}
