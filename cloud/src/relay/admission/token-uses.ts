import { createHash } from 'node:crypto'
import { sql } from 'kysely'

import { placeOf } from '../../access/address-counts.js'
import type { Database } from '../../database/database.js'
import { queueLimits } from '../limits.js'
import { BatchQueue } from '../../database/batch-queue.js'

/** A token that a client comes with. */
export interface TokenUse {
  /** The signed part: the signature itself can be written in several ways. */
  readonly signed: string
  /** The address of the client in the network. */
  readonly address: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

interface UseRow {
  readonly digest: string
  readonly place: string
  readonly expiresAt: number
}

/**
 * Knows from where each token was used first, for all clouds on one database. Tokens travel in addresses, which proxies write down:
 * one that is overheard is refused elsewhere. A client that keeps its own and comes back from the same place is let in again.
 */
export class TokenUses {
  private readonly uses: BatchQueue<UseRow, boolean>

  constructor(private readonly queries: Database['queries']) {
    this.uses = new BatchQueue({
      run: (rows) => this.note(rows),
      weigh: () => 1,
      capacity: queueLimits.tokens,
      batch: { items: 1_000, weight: Infinity },
    })
  }

  /** Notes a use; false for a token that was first used from another place. */
  isFirstPlace({ signed, address, expiresAt }: TokenUse): Promise<boolean> {
    const digest = digestOf(signed)
    // Addresses of people are not kept: only whether it is the same one.
    return this.uses.add({ digest, place: digestOf(`${digest} ${placeOf(address)}`), expiresAt: Math.ceil(expiresAt * 1_000) })
  }

  private async note(rows: readonly UseRow[]): Promise<readonly boolean[]> {
    const digests = rows.map(({ digest }) => digest)
    const places = rows.map(({ place }) => place)
    const { rows: first } = await sql<{ n: number; first_place: string }>`select * from relay_admit(
      ${digests}::uuid[], ${places}::uuid[], ${rows.map(({ expiresAt }) => expiresAt)}::bigint[])`.execute(this.queries)
    const firstPlaces = new Map(first.map(({ n, first_place: place }) => [n, place.replaceAll('-', '')]))
    return rows.map(({ place }, index) => firstPlaces.get(index + 1) === place)
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
