import { numberToHex, pad } from 'viem'

import type { EvmClient } from './evm-client.js'
import { topics } from './topics.js'

/** A log as nodes tell it, as far as it is used. */
export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly transactionHash: string | null
}

/** A stretch of blocks, both ends included. */
export interface Span {
  readonly from: bigint
  readonly to: bigint
}

/** The logs of a stretch of blocks that tell what came to an account. */
export async function transfersTo(client: EvmClient, span: Span, account: string): Promise<readonly Log[]> {
  return (
    await Promise.all([readLogs(client, span, [once, undefined, account]), readLogs(client, span, [ofMany, undefined, undefined, account])])
  ).flat()
}

/** The logs of a stretch of blocks that tell what went from an account. */
export async function transfersFrom(client: EvmClient, span: Span, account: string): Promise<readonly Log[]> {
  return (await Promise.all([readLogs(client, span, [once, account]), readLogs(client, span, [ofMany, undefined, account])])).flat()
}

const once = [topics.transfer]
/** Whoever has them moved stands before whom they move from. */
const ofMany = [topics.transferSingle, topics.transferBatch]

/** Logs by their topics: addresses are padded, undefined fits any, and a list any of it. */
async function readLogs(
  client: EvmClient,
  { from, to }: Span,
  wanted: readonly (string | readonly string[] | undefined)[],
): Promise<readonly Log[]> {
  const padded = (topic: string): `0x${string}` => pad(topic as `0x${string}`)
  const fits = wanted.map((topic) => (topic === undefined ? null : typeof topic === 'string' ? padded(topic) : topic.map(padded)))
  const logs: readonly Log[] = await client.request({
    method: 'eth_getLogs',
    params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: fits }],
  })
  return logs
}
