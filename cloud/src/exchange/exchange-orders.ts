import { randomUUID } from 'node:crypto'

import type { Selectable } from 'kysely'

import type { ExchangeConfig } from '../config/config.js'
import type { CloudContext } from '../context.js'
import type { Tables } from '../database/tables.js'
import { ExchangeClient } from './exchange-client.js'
import { isOver, nextStatus } from './order-status.js'

type OrderRow = Selectable<Tables['exchange_orders']>

/** What a page asks to pay for. */
export interface OrderWish extends Pick<OrderRow, 'asset' | 'amount' | 'recipient' | 'project'> {
  readonly exchange: ExchangeConfig
  /** The same request again is the same order. */
  readonly requestId: string | undefined
}

/** The orders of a cloud, in its database. */
export class ExchangeOrders {
  constructor(private readonly context: Pick<CloudContext, 'database' | 'now'>) {}

  /** Places an order, or finds the one that the same request has placed before. Undefined where that request was for something else. */
  async place(wish: OrderWish): Promise<{ readonly url: string; readonly sessionId: string } | undefined> {
    const { exchange, ...rest } = wish
    const row = await this.keep({ ...rest, exchange: exchange.id })
    if (row === undefined || row.exchange !== exchange.id || !isSame(row, wish)) return undefined
    if (row.url !== null) return { url: row.url, sessionId: row.session_id }
    const { asset, amount, recipient, session_id: reference } = row
    // Who asks twice at once places it twice with one reference, which is one order there.
    const { id, url } = await new ExchangeClient(exchange).place({ reference, asset, amount, recipient })
    await this.queries.updateTable('exchange_orders').set({ order_id: id, url }).where('session_id', '=', reference).execute()
    return { url, sessionId: reference }
  }

  /** How an order of a project stands. Undefined for one that nobody placed. */
  async state(asked: {
    readonly project: string
    readonly sessionId: string
    readonly exchange: ExchangeConfig
  }): Promise<OrderRow | undefined> {
    const row = await this.queries
      .selectFrom('exchange_orders')
      .selectAll()
      .where('session_id', '=', asked.sessionId)
      .where('project', '=', asked.project)
      .where('exchange', '=', asked.exchange.id)
      .executeTakeFirst()
    if (row === undefined || row.order_id === null || isOver(row.status)) return row
    const told = await new ExchangeClient(asked.exchange).state(row.order_id)
    const news = { status: nextStatus(row.status, told.status), tx_hash: row.tx_hash ?? told.txHash ?? null }
    if (news.status === row.status && news.tx_hash === row.tx_hash) return row
    // Another cloud may have heard of the end meanwhile: that stays.
    const written = await this.queries
      .updateTable('exchange_orders')
      .set(news)
      .where('session_id', '=', row.session_id)
      .where('status', 'not in', ['SUCCESS', 'FAILED'])
      .returningAll()
      .executeTakeFirst()
    return written ?? this.find(row.session_id)
  }

  private get queries(): CloudContext['database']['queries'] {
    return this.context.database.queries
  }

  private find(sessionId: string): Promise<OrderRow | undefined> {
    return this.queries.selectFrom('exchange_orders').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
  }

  /** Writes an order down before anybody is asked for it. */
  private async keep({
    requestId = randomUUID(),
    ...wish
  }: Omit<OrderWish, 'exchange'> & { readonly exchange: string }): Promise<OrderRow | undefined> {
    await this.queries
      .insertInto('exchange_orders')
      .values({
        ...{ ...wish, session_id: randomUUID(), request_id: requestId, status: 'UNKNOWN', created_at: this.context.now() },
        ...{ order_id: null, url: null, tx_hash: null },
      })
      .onConflict((conflict) => conflict.columns(['project', 'request_id']).doNothing())
      .execute()
    return this.queries
      .selectFrom('exchange_orders')
      .selectAll()
      .where('project', '=', wish.project)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
  }
}

function isSame(row: OrderRow, { asset, amount, recipient }: OrderWish): boolean {
  return row.asset === asset && row.amount === amount && row.recipient === recipient
}
