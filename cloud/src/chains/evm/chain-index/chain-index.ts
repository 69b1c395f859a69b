import { BlockNotFoundError } from 'viem'

import type { Place } from '../cursor.js'
import { type RangeSource, type Touch, callsPerRange, rangeLength, readRange } from './range.js'
import type { RangeEnds, RangeStore } from './range-store.js'

/** Blocks below the newest one that may still be replaced, and are not kept. */
const unsettled = 8n
/** Ranges that are read at once, and for one question. */
const most = { atOnce: 4, ranges: 80n } as const

/** A question for the transactions of an account. */
export interface IndexQuestion {
  readonly account: string
  readonly before: Place
  /** The first block that counts. */
  readonly first: bigint
  readonly limit: number
  /** Called before a node is asked, with the number of calls. Rejects when that is too much. */
  readonly charge: (calls: number) => Promise<void>
}

export interface IndexAnswer {
  /** The newest first. */
  readonly touches: readonly Touch[]
  /** The block down to which was looked; undefined at the first one. */
  readonly end: bigint | undefined
}

/** The block from which on nothing is kept, at a height of the chain. */
export function settledBelow(tip: bigint): bigint {
  const settled = tip + 1n - unsettled
  return settled < 0n ? 0n : settled - (settled % rangeLength)
}

/**
 * Which transactions have to do with an account, in blocks that no longer change. Each range of blocks is read once, for everybody,
 * and is good for as long as the chain has its last block.
 */
export class ChainIndex {
  private readonly reading = new Map<bigint, Promise<RangeEnds>>()

  constructor(
    private readonly source: RangeSource,
    private readonly store: RangeStore,
  ) {}

  /** Goes back from a place until there is as much as is wanted, the first block is reached, or enough was read. */
  async find({ account, before, first, limit, charge }: IndexQuestion): Promise<IndexAnswer> {
    const top = before.block - (before.block % rangeLength)
    const bottom = first - (first % rangeLength)
    const last = top - (most.ranges - 1n) * rangeLength
    const lowest = last > bottom ? last : bottom
    const known = await this.trusted(lowest, top)
    const step = rangeLength * BigInt(most.atOnce)
    let touches: readonly Touch[] = []
    let low = top + rangeLength
    while (low > lowest && touches.length < limit) {
      const high = low
      low = high - step > lowest ? high - step : lowest
      await this.readMissing({ low, high, known, charge })
      touches = await this.store.touches({ account, from: low > first ? low : first, before, limit })
    }
    await this.store.tend(low, top)
    return { touches, end: low > bottom ? low : undefined }
  }

  /** The ranges that are of the chain as it is now: the newest has its last block, and each other one ends where the next begins. */
  private async trusted(from: bigint, to: bigint): Promise<ReadonlySet<bigint>> {
    const ranges = await this.store.between(from, to)
    const [newest] = ranges
    if (newest === undefined) return new Set()
    if ((await this.hashAt(newest.first + rangeLength - 1n)) !== newest.lastHash) {
      await this.store.forgetBefore()
      return new Set()
    }
    const torn = ranges.findIndex((range, index) => {
      const above = ranges[index - 1]
      return above !== undefined && above.first === range.first + rangeLength && above.parentHash !== range.lastHash
    })
    if (torn > 0) await this.store.forgetBefore(ranges[torn - 1]?.first)
    return new Set((torn > 0 ? ranges.slice(0, torn) : ranges).map(({ first }) => first))
  }

  /** Undefined where the chain does not reach any more. */
  private async hashAt(blockNumber: bigint): Promise<string | undefined> {
    try {
      return (await this.source.client.getBlock({ blockNumber })).hash
    } catch (error) {
      if (error instanceof BlockNotFoundError) return undefined
      throw error
    }
  }

  private async readMissing({ low, high, known, charge }: Missing): Promise<void> {
    const firsts = Array.from({ length: Number((high - low) / rangeLength) }, (_, index) => low + BigInt(index) * rangeLength)
    const missing = firsts.filter((first) => !known.has(first))
    if (missing.length === 0) return
    await charge(missing.length * callsPerRange)
    await Promise.all(missing.map((first) => this.read(first)))
  }

  /** Whoever asks for the same range meanwhile waits for the same answer. */
  private read(first: bigint): Promise<RangeEnds> {
    const running = this.reading.get(first)
    if (running !== undefined) return running
    const reading = this.readAndKeep(first).finally(() => this.reading.delete(first))
    this.reading.set(first, reading)
    return reading
  }

  private async readAndKeep(first: bigint): Promise<RangeEnds> {
    const range = await readRange(this.source, first)
    await this.store.keep(range)
    return range
  }
}

interface Missing {
  readonly low: bigint
  readonly high: bigint
  readonly known: ReadonlySet<bigint>
  readonly charge: IndexQuestion['charge']
}
