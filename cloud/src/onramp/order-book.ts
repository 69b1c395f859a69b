import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'

import type { Database } from '../database/database.js'
import type { Tables } from '../database/tables.js'
import type { OnrampOrder } from './read-order.js'
import type { Standing } from './seller-answers.js'

type Row = Selectable<Tables['onramp_orders']>

/** How far each state is: an order goes on, and never back. */
const ranks: Readonly<Record<Standing['status'], number>> = {
  ...{ created: 0, unknown: 1, paid: 2 },
  ...{ declined: 3, expired: 3, failed: 3, partial: 3, delivered: 3 },
}

/** True for a state that nothing comes after. */
export function isFinal(status: string): boolean {
  return (ranks[status as Standing['status']] ?? 0) === 3
}

/** Orders of the projects, in the database. */
export class OnrampOrderBook {
  constructor(private readonly needs: { readonly database: Database; readonly now: () => number }) {}

  async find(project: string, id: string): Promise<Row | undefined> {
    return this.queries.selectFrom('onramp_orders').selectAll().where('id', '=', id).where('project', '=', project).executeTakeFirst()
  }

  /** Takes an order, or finds the same one that nobody has paid for. Clouds and tabs that ask at one moment get one order. */
  async take(project: string, order: OnrampOrder): Promise<Row> {
    const { network, address, symbol, amount, currency, partnerUser } = order
    // An address of an EVM chain is the same in capitals.
    const receiver = address.startsWith('0x') ? address.toLowerCase() : address
    const contents = JSON.stringify([project, network, receiver, symbol, amount, currency])
    const at = this.needs.now()
    const made = await this.queries
      .insertInto('onramp_orders')
      .values({
        ...{ id: randomUUID(), project, open_contents: contents, network, address, symbol, amount, currency },
        ...{ partner_user: partnerUser ?? null, url: null, status: 'created', outcome: JSON.stringify({}), created_at: at, asked_at: at },
      })
      .onConflict((conflict) => conflict.column('open_contents').doNothing())
      .returningAll()
      .executeTakeFirst()
    const known = (): Promise<Row | undefined> =>
      this.queries.selectFrom('onramp_orders').selectAll().where('open_contents', '=', contents).executeTakeFirst()
    // Between both somebody may have paid for it: then the next one is another order.
    return made ?? (await known()) ?? (await this.take(project, order))
  }

  async noteUrl(id: string, url: string): Promise<void> {
    await this.queries.updateTable('onramp_orders').set({ url }).where('id', '=', id).execute()
  }

  /** Keeps how an order stands, unless it is further already. */
  async note(row: Row, standing: Standing): Promise<Row> {
    const isBack = ranks[standing.status] < (ranks[row.status as Standing['status']] ?? 0)
    const { status, ...outcome } = standing
    const changes = isBack
      ? { asked_at: this.needs.now() }
      : { status, outcome: JSON.stringify(outcome), asked_at: this.needs.now(), ...(status !== 'created' && { open_contents: null }) }
    const changed = await this.queries
      .updateTable('onramp_orders')
      .set(changes)
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .returningAll()
      .executeTakeFirst()
    // Another cloud was faster: what it knows counts.
    return changed ?? (await this.find(row.project, row.id)) ?? row
  }

  private get queries(): Database['queries'] {
    return this.needs.database.queries
  }
}
