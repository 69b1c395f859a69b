import type { Database } from '../database/database.js'
import { type NameAttributes, type Registration, refuse } from './read-registration.js'

/** Names that one address may have. */
const mostNames = 100

/** A name as services tell of it. */
export interface NameRecord {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string
  /** By coin type (ENSIP-11). */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created: string }>>
  readonly attributes: readonly NameAttributes[]
}

/** Names and who has them, in the database. */
export class NameBook {
  constructor(private readonly needs: { readonly database: Database; readonly now: () => number }) {}

  async find(name: string): Promise<NameRecord | undefined> {
    return (await this.records((rows) => rows.where('names.name', '=', name)))[0]
  }

  /** The names of an address, the one that it spoke of last first. */
  of(address: string): Promise<readonly NameRecord[]> {
    return this.records((rows) => rows.where('names.owner', '=', address.toLowerCase()))
  }

  /** Those of the names that somebody has. */
  async taken(names: readonly string[]): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set()
    const rows = await this.needs.database.queries.selectFrom('names').select('name').where('name', 'in', names).execute()
    return new Set(rows.map(({ name }) => name))
  }

  /** Gives a free name to whoever signed for it, and renews one of their own. Rejects where somebody else has it. */
  async register({ name, address, coinType, attributes, timestamp }: Registration): Promise<void> {
    const now = this.needs.now()
    await this.needs.database.queries.transaction().execute(async (run) => {
      const { count } = await run
        .selectFrom('names')
        .where('owner', '=', address)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      const values = { attributes: JSON.stringify(attributes), signed_at: timestamp, updated_at: now }
      const isFull = Number(count) >= mostNames
      const made = isFull
        ? undefined
        : await run
            .insertInto('names')
            .values({ ...values, name, owner: address, registered_at: now })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .returning('name')
            .executeTakeFirst()
      if (made === undefined) {
        const known = await run.selectFrom('names').select(['owner', 'signed_at']).where('name', '=', name).forUpdate().executeTakeFirst()
        if (known === undefined) throw refuse(409, 'most', `One address has ${mostNames} names at most.`)
        if (known.owner !== address) throw refuse(409, 'taken', `${name} is taken.`)
        // The same message once more, after an answer that was lost, or an older one that somebody kept, changes nothing.
        if (known.signed_at >= timestamp) return
        await run.updateTable('names').set(values).where('name', '=', name).execute()
      }
      await run
        .insertInto('name_addresses')
        .values({ name, coin_type: coinType, address, created_at: now })
        .onConflict((conflict) => conflict.columns(['name', 'coin_type']).doNothing())
        .execute()
    })
  }

  private async records(narrow: (rows: RecordQuery) => RecordQuery): Promise<readonly NameRecord[]> {
    const rows = await narrow(recordQuery(this.needs.database)).execute()
    const records = new Map<string, NameRecord>()
    for (const { name, registered_at, updated_at, attributes, coin_type, address, created_at } of rows) {
      const { addresses = {} } = records.get(name) ?? {}
      records.set(name, {
        ...{ name, registered_at: moment(registered_at), updated_at: moment(updated_at) },
        addresses: { ...addresses, [coin_type]: { address, created: moment(created_at) } },
        attributes: Object.keys(attributes).length === 0 ? [] : [attributes],
      })
    }
    return [...records.values()]
  }
}

type RecordQuery = ReturnType<typeof recordQuery>

function recordQuery({ queries }: Database) {
  return queries
    .selectFrom('names')
    .innerJoin('name_addresses', 'name_addresses.name', 'names.name')
    .select(['names.name', 'names.registered_at', 'names.updated_at', 'names.attributes'])
    .select(['name_addresses.coin_type', 'name_addresses.address', 'name_addresses.created_at'])
    .orderBy('names.updated_at', 'desc')
    .orderBy('names.name')
    .orderBy('name_addresses.created_at')
}

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
