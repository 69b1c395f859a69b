import { sql } from 'kysely'

import type { Database } from '../../../database/database.js'
import type { Place } from '../cursor.js'
import { type IndexedRange, type Touch, rangeLength } from './range.js'

/** How long a range stays that nobody has asked for, and how often its use is written down, in milliseconds. */
const unused = { forgotten: 604_800_000, noted: 3_600_000 } as const

/** The ends of a range, by which it is told whether the chain is still the same. */
export type RangeEnds = Pick<IndexedRange, 'first' | 'parentHash' | 'lastHash'>

/** Which transactions of an account are wanted: those from a block on and before a place, the newest first. */
export interface TouchRequest {
  readonly account: string
  readonly from: bigint
  readonly before: Place
  readonly limit: number
}

/** The ranges of one chain that were read, in the database: all clouds on it read them once. */
export class RangeStore {
  constructor(
    private readonly queries: Database['queries'],
    private readonly chain: string,
    private readonly now: () => number,
  ) {}

  /** The ranges that begin between two blocks, the newest first. */
  async between(from: bigint, to: bigint): Promise<readonly RangeEnds[]> {
    const rows = await this.queries
      .selectFrom('chain_ranges')
      .select(['first', 'parent_hash', 'last_hash'])
      .where('chain', '=', this.chain)
      .where('first', '>=', Number(from))
      .where('first', '<=', Number(to))
      .orderBy('first', 'desc')
      .execute()
    return rows.map(({ first, parent_hash: parentHash, last_hash: lastHash }) => ({ first: BigInt(first), parentHash, lastHash }))
  }

  async keep({ first, parentHash, lastHash, touches }: IndexedRange): Promise<void> {
    const [chain, range] = [this.chain, Number(first)]
    await this.queries.transaction().execute(async (run) => {
      const row = { chain, first: range, parent_hash: parentHash, last_hash: lastHash, used_at: this.now() }
      const { numInsertedOrUpdatedRows } = await run
        .insertInto('chain_ranges')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return
      await sql`insert into chain_touches (chain, range_first, account, block, position, hash, mined_at, has_inner)
        select ${chain}, ${range}, * from unnest(${touches.map(({ account }) => account)}::text[], ${touches.map(({ block }) => Number(block))}::bigint[],
          ${touches.map(({ position }) => position)}::integer[], ${touches.map(({ hash }) => hash)}::text[],
          ${touches.map(({ minedAt }) => Number(minedAt))}::bigint[], ${touches.map(({ hasInner }) => hasInner)}::boolean[])
        on conflict do nothing`.execute(run)
    })
  }

  async touches({ account, from, before, limit }: TouchRequest): Promise<readonly Touch[]> {
    const rows = await this.queries
      .selectFrom('chain_touches')
      .select(['account', 'block', 'position', 'hash', 'mined_at', 'has_inner'])
      .where('chain', '=', this.chain)
      .where('account', '=', account)
      .where('block', '>=', Number(from))
      .where(sql<boolean>`(block, position) < (${Number(before.block)}, ${Math.min(before.index, 2_147_483_647)})`)
      .orderBy('block', 'desc')
      .orderBy('position', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ mined_at: minedAt, has_inner: hasInner, block, ...row }) => ({
      ...{ ...row, hasInner, block: BigInt(block), minedAt: BigInt(minedAt) },
    }))
  }

  /** Forgets every range that begins before a block; all of them without one. The chain is another one there. */
  async forgetBefore(block?: bigint): Promise<void> {
    const all = this.queries.deleteFrom('chain_ranges').where('chain', '=', this.chain)
    await (block === undefined ? all : all.where('first', '<', Number(block))).execute()
  }

  /** Notes that ranges were used, now and then, and forgets those that nobody used for long. */
  async tend(from: bigint, to: bigint): Promise<void> {
    const now = this.now()
    await this.queries
      .updateTable('chain_ranges')
      .set({ used_at: now })
      .where('chain', '=', this.chain)
      .where('first', '>=', Number(from))
      .where('first', '<=', Number(to + rangeLength))
      .where('used_at', '<', now - unused.noted)
      .execute()
    await this.queries
      .deleteFrom('chain_ranges')
      .where('used_at', '<', now - unused.forgotten)
      .execute()
  }
}
