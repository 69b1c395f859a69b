import { numberToHex, pad } from 'viem'

import type { EvmClient } from './evm-client.js'

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

/** The logs of a stretch of blocks whose topics are these; addresses are padded, undefined fits any. */
export async function readLogs(client: EvmClient, { from, to }: Span, topics: readonly (string | undefined)[]): Promise<readonly Log[]> {
  const wanted = topics.map((topic) => (topic === undefined ? null : pad(topic as `0x${string}`)))
  const logs: readonly Log[] = await client.request({
    method: 'eth_getLogs',
    params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: wanted }],
  })
  return logs
}
