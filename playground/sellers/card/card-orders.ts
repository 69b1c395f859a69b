import { randomUUID } from 'node:crypto'
import { isAddress as isSolanaAddress } from '@solana/kit'
import { formatUnits, isAddress, parseUnits } from 'viem'

import { type CoinSender, createCoinSender } from '../coin-sender.js'
import type { CardFault } from './card-fault.js'
import type { CardDelivery, CardOrder, CardOrderRequest } from './card-order.js'
import { quoteCard } from './quote-card.js'
import { type SoldCoin, soldCoins } from './sold-coins.js'

/** How long the page of an order stands open, in milliseconds. */
const life = 1_800_000
/** Cards that everybody knows, and what comes of them. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  expires: '4000 0000 0000 0069',
  paysLess: '4000 0000 0000 0101',
} as const

/** Orders of the card seller. Each is paid once at most, whoever presses how often. */
export class CardOrders {
  fault: CardFault | undefined = undefined
  readonly coins: readonly SoldCoin[]
  private readonly orders = new Map<string, CardOrder>()
  private readonly sender: CoinSender

  constructor(nodes: Readonly<Record<string, string>>) {
    this.coins = soldCoins(nodes)
    this.sender = createCoinSender(nodes)
  }

  get all(): readonly CardOrder[] {
    return [...this.orders.values()]
  }

  find(id: string): CardOrder | undefined {
    const order = this.orders.get(id)
    const isOver = order?.status === 'created' && Date.now() > order.at + life
    return isOver ? this.change(id, { status: 'expired' }) : order
  }

  byKey(key: string): CardOrder | undefined {
    const order = this.all.find((one) => one.key === key)
    return order && this.find(order.id)
  }

  coin(network: string, symbol: string): SoldCoin | undefined {
    return this.coins.find((coin) => coin.network === network && coin.symbol === symbol)
  }

  /** Takes an order. The same id again is the same order; undefined for what is not sold. */
  take(id: string, request: CardOrderRequest): CardOrder | undefined {
    const known = this.find(id)
    if (known !== undefined) return known
    const coin = this.coin(request.network, request.symbol)
    const quote = coin && isReceiver(request) ? quoteCard({ ...request, decimals: coin.decimals }) : undefined
    if (quote === undefined) return undefined
    const order: CardOrder = { ...request, id, key: randomUUID(), quote, at: Date.now(), status: 'created', deliveries: [] }
    this.orders.set(id, order)
    return order
  }

  /** Charges a card and sends the coins. An order that was paid, or is no more, stays as it is. */
  async pay(id: string, card: string): Promise<void> {
    if (this.find(id)?.status !== 'created') return
    const digits = card.replaceAll(/\D/g, '')
    const is = (known: string): boolean => known.replaceAll(' ', '') === digits
    if (is(testCards.expires)) return void this.change(id, { status: 'expired' })
    if (!is(testCards.pays) && !is(testCards.paysLess)) return void this.change(id, { status: 'declined' })
    const order = this.change(id, { status: 'paid' })
    if (order === undefined || this.fault === 'never pays') return
    const isLess = this.fault === 'pays less' || is(testCards.paysLess)
    try {
      await this.deliver(order, isLess ? 2n : 1n)
      if (this.fault === 'pays twice') await this.deliver(order, 1n)
      this.change(id, isLess ? { status: 'partial', refunded: half(order.quote.paymentSubtotal.amount) } : { status: 'delivered' })
    } catch (error) {
      console.warn(`The coins of order ${id} could not be sent`, error)
      this.change(id, { status: 'failed', refunded: order.quote.paymentTotal.amount })
    }
  }

  private async deliver(order: CardOrder, part: bigint): Promise<void> {
    const { network, symbol, to, quote } = order
    const { decimals = 0, asset = '' } = this.coin(network, symbol) ?? {}
    const amount = formatUnits(parseUnits(quote.purchaseAmount.amount, decimals) / part, decimals)
    const transaction = await this.sender.send({ asset, to, amount })
    const delivery: CardDelivery = { transaction, amount }
    this.change(order.id, { deliveries: [...(this.orders.get(order.id)?.deliveries ?? []), delivery] })
  }

  private change(id: string, changes: Partial<CardOrder>): CardOrder | undefined {
    const order = this.orders.get(id)
    const changed = order && { ...order, ...changes }
    if (changed !== undefined) this.orders.set(id, changed)
    return changed
  }
}

function half(amount: string): string {
  return formatUnits(parseUnits(amount, 2) / 2n, 2)
}

function isReceiver({ network, to }: CardOrderRequest): boolean {
  return network.startsWith('solana:') ? isSolanaAddress(to) : isAddress(to, { strict: false })
}
