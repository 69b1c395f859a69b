import { type Block, numberToHex } from 'viem'

import type { EvmClient } from '../evm-client.js'
import type { Span } from '../logs.js'
import { accountOfTopic } from '../moves.js'
import { nobody, topics } from '../topics.js'
import { type Traces, isNodesWord } from '../traces.js'

/** Blocks of one range. Ranges begin at its multiples. */
export const rangeLength = 25n

/** A transaction that has to do with an account. */
export interface Touch {
  /** In lower case. */
  readonly account: string
  readonly block: bigint
  /** Of the transaction within its block. */
  readonly position: number
  readonly hash: string
  /** Seconds since 1970. */
  readonly minedAt: bigint
  /** True when contracts moved the native currency from or to the account. */
  readonly hasInner: boolean
}

/** A stretch of blocks as the index keeps it. The hashes tie it to the blocks before and after. */
export interface IndexedRange {
  readonly first: bigint
  readonly parentHash: string
  readonly lastHash: string
  readonly touches: readonly Touch[]
}

interface RangeLog {
  readonly topics: readonly string[]
  readonly transactionHash: string | null
}

type WholeBlock = Block<bigint, true, 'latest'>

/** Reads a range from a node: its blocks, and the logs and steps in them, for all accounts at once. */
export async function readRange({ client, traces }: RangeSource, first: bigint): Promise<IndexedRange> {
  const span = { from: first, to: first + rangeLength - 1n }
  const numbers = Array.from({ length: Number(rangeLength) }, (_, index) => first + BigInt(index))
  const [inner, logs, ...blocks] = await Promise.all([
    traces.touched(span),
    readTransferLogs(client, span),
    ...numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
  ])
  const [head, last] = [blocks[0], blocks.at(-1)]
  if (head === undefined || last === undefined || !isChain(blocks)) throw new Error('The chain changed while it was read.')
  const moved = partiesByHash(logs)
  const touches = blocks.flatMap((block) => touchesIn(block, { moved, inner }))
  return { first, parentHash: head.parentHash, lastHash: last.hash, touches }
}

export interface RangeSource {
  readonly client: EvmClient
  readonly traces: Traces
}

/** How many requests a range costs a node. */
export const callsPerRange: number = Number(rangeLength) + 2

function isChain(blocks: readonly WholeBlock[]): boolean {
  return blocks.every(({ parentHash }, index) => index === 0 || parentHash === blocks[index - 1]?.hash)
}

interface Parties {
  readonly moved: ReadonlyMap<string, ReadonlySet<string>>
  readonly inner: ReadonlyMap<string, ReadonlySet<string>>
}

function touchesIn({ number, timestamp, transactions }: WholeBlock, { moved, inner }: Parties): readonly Touch[] {
  return transactions.flatMap(({ hash, from, to }, position) => {
    const within = inner.get(hash) ?? new Set()
    const accounts = new Set([from.toLowerCase(), ...(to === null ? [] : [to.toLowerCase()]), ...(moved.get(hash) ?? []), ...within])
    accounts.delete(nobody)
    return [...accounts].map((account) => ({ account, block: number, position, hash, minedAt: timestamp, hasInner: within.has(account) }))
  })
}

/** The accounts that logs tell of, by transaction. */
function partiesByHash(logs: readonly RangeLog[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parties = new Map<string, Set<string>>()
  for (const { topics: said, transactionHash } of logs) {
    // Whoever has pieces moved stands before whom they move from.
    const [from, to] = said[0] === topics.transfer ? said.slice(1, 3) : said.slice(2, 4)
    if (transactionHash === null || from === undefined || to === undefined) continue
    const known = parties.get(transactionHash) ?? new Set()
    parties.set(transactionHash, known.add(accountOfTopic(from)).add(accountOfTopic(to)))
  }
  return parties
}

/** The logs of every transfer in a stretch of blocks. A node that finds them too many is asked for halves. */
async function readTransferLogs(client: EvmClient, { from, to }: Span): Promise<readonly RangeLog[]> {
  try {
    return await client.request({
      method: 'eth_getLogs',
      params: [
        {
          fromBlock: numberToHex(from),
          toBlock: numberToHex(to),
          topics: [[topics.transfer, topics.transferSingle, topics.transferBatch]],
        },
      ],
    })
  } catch (error) {
    if (from === to || !isNodesWord(error)) throw error
    const middle = (from + to) / 2n
    return [...(await readTransferLogs(client, { from, to: middle })), ...(await readTransferLogs(client, { from: middle + 1n, to }))]
  }
}
