import type {
  ClockPort,
  DevicePort,
  EventBus,
  Families,
  Http,
  KernelOptions,
  KernelStorage,
  Key,
  Log,
  Modal,
  Networks,
  NetworkSwitch,
  PagePort,
  Router,
  Toasts,
} from '@billfold/kernel'
import { raceAbort, withTimeout } from '@billfold/kernel/abort'
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { caip19 } from '../assets/caip19.js'
import {
  type Exchange,
  type ExchangeOrder,
  type HeadlessPayment,
  type OrderPhase,
  type PaymentRequest,
  type PaymentResult,
  type Payments,
  paymentsKey,
} from '../contract.js'
import { limits } from '../limits.js'
import { endToast } from '../orders/end-toast.js'
import { ExchangeList } from '../orders/exchange-list.js'
import { OrderDesk } from '../orders/order-desk.js'
import { paymentItem } from '../orders/order-item.js'
import { isLast } from '../orders/order-phase.js'
import { type PageOpener, PayWindow } from '../orders/pay-window.js'
import { tellPayment } from '../orders/tell-payment.js'
import { ExchangeClient } from '../service/exchange-client.js'
import { type ReadPayment, readPayment } from './read-payment.js'
import { WalletPayer } from './wallet-payer.js'

/** The services of the kernel that payments work with. */
export interface PaymentNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly networkSwitch: Pick<NetworkSwitch, 'switchTo'>
  readonly modal: Modal
  readonly router: Router
  readonly toasts: Toasts
  readonly events: EventBus
  readonly storage: KernelStorage
  readonly log: Log
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly page: PagePort
  readonly http: Http
  readonly options: KernelOptions
  readonly uuid: () => string
}

/** The key of the store for the plugin's own views. */
export const paymentStoreKey: Key<PaymentStore> = paymentsKey as Key<PaymentStore>

const source = 'pay'
const plain = { desk: false, list: false, wallet: false, client: false, needs: false } as const

/** Phases in which at least what was ordered has been sent, as far as anybody can tell. */
const good: ReadonlySet<OrderPhase> = new Set(['arrived', 'more', 'unread'])

/** Payments to the app, with the modal and without. */
export class PaymentStore implements Payments {
  /** What is to be paid in the modal, once it was read. */
  payment: ReadPayment | undefined = undefined
  /** Why the payment that a host asked for cannot be. */
  refusal: unknown = undefined
  readonly desk: OrderDesk
  readonly list: ExchangeList
  readonly wallet: WalletPayer
  private request: PaymentRequest | undefined = undefined
  private stopConnecting: () => void = () => undefined
  private readonly client: ExchangeClient
  private readonly needs: PaymentNeeds

  constructor(needs: PaymentNeeds) {
    this.needs = needs
    const { clock, log, device } = needs
    this.client = new ExchangeClient({ ...needs, source })
    this.list = new ExchangeList({ client: this.client, clock, log, isReachable: () => device.isOnline() })
    this.desk = new OrderDesk({ ...needs, client: this.client, item: paymentItem, source, onEnd: (order, phase) => this.end(order, phase) })
    this.wallet = new WalletPayer({ ...needs, desk: this.desk })
    makeAutoObservable<this, 'client' | 'needs' | 'request' | 'stopConnecting'>(
      this,
      { payment: observableRef, refusal: observableRef, request: false, stopConnecting: false, ...plain },
      { autoBind: true },
    )
  }

  get order(): ExchangeOrder | undefined {
    return this.desk.order
  }

  get phase(): OrderPhase | undefined {
    return this.desk.phase
  }

  openPay(request: PaymentRequest): Promise<PaymentResult> {
    return this.needs.modal.perform('Pay', request)
  }

  async pay({ exchangeId, openPage, timeout = limits.headless, signal, ...request }: HeadlessPayment): Promise<PaymentResult> {
    // Within the press of whoever called: browsers refuse it later.
    const window = exchangeId === undefined ? undefined : openPage === undefined ? PayWindow.open(this.needs.page) : opener(openPage)
    try {
      const payment = await readPayment(request, this.needs.families)
      const place = (): Promise<ExchangeOrder> =>
        exchangeId === undefined
          ? this.wallet.pay(payment)
          : this.desk.place({ exchange: { id: exchangeId, name: exchangeId }, ...payment }, window)
      return await this.payHeld(place, { timeout, signal })
    } catch (error) {
      window?.close()
      throw error
    }
  }

  async availableExchanges(request: PaymentRequest): Promise<readonly Exchange[]> {
    const { asset, amount } = await readPayment(request, this.needs.families)
    const { signal } = new AbortController()
    return this.client.exchanges({ asset: caip19(asset), amount, signal })
  }

  /** Reads what the modal was opened with. Never rejects: why it cannot be is in `refusal`. */
  async prepare(request: PaymentRequest): Promise<void> {
    this.request = request
    runInAction(() => (this.refusal = undefined))
    try {
      const payment = await readPayment(request, this.needs.families)
      runInAction(() => (this.payment = payment))
      this.list.aim({ asset: payment.asset, amount: payment.amount })
      this.needs.events.publish('analytics:recorded', {
        event: 'PAY_MODAL_OPEN',
        properties: { source, token: payment.asset.metadata.symbol },
      })
    } catch (error) {
      this.needs.log.warn('A payment cannot be made', error)
      runInAction(() => {
        this.payment = undefined
        this.refusal = error
      })
    }
  }

  /** Opens the page of an exchange. Call it within a press. False where it was not opened: the reason is in `desk.failure`. */
  async start(exchange: Exchange): Promise<boolean> {
    const { payment, desk } = this
    if (payment === undefined || desk.isPlacing) return false
    const window = PayWindow.open(this.needs.page)
    try {
      this.told(await desk.place({ exchange, ...payment }, window))
      return true
    } catch (error) {
      // The view shows it.
      this.needs.log.debug('A payment was not started', error)
      return false
    }
  }

  /** Leads to a wallet, and back to the payment once one is connected. */
  connect(): void {
    const { modal, router } = this.needs
    const { request } = this
    router.push('Connect')
    this.stopConnecting()
    this.stopConnecting = when(
      () => !modal.isOpen || (this.payment !== undefined && this.wallet.session(this.payment) !== undefined),
      () => modal.isOpen && request !== undefined && router.reset('Pay', request),
    )
  }

  /** Asks the connected wallet for the payment. False where it is known that nothing was paid: the reason is in `desk.failure`. */
  async startByWallet(): Promise<boolean> {
    const { payment, desk, wallet } = this
    if (payment === undefined || desk.isPlacing) return false
    try {
      this.told(await wallet.pay(payment))
      return true
    } catch (error) {
      // The view shows it.
      this.needs.log.debug('A payment was not made', error)
      return false
    }
  }

  dispose(): void {
    this.stopConnecting()
    this.desk.dispose()
    this.list.dispose()
  }

  private async payHeld(place: () => Promise<ExchangeOrder>, { timeout, signal }: Wait): Promise<PaymentResult> {
    const { desk } = this
    const order = await place()
    this.told(order)
    const release = desk.hold()
    const stop = new AbortController()
    try {
      const over = (): Promise<void> =>
        when(() => desk.order?.id !== order.id || (desk.phase !== undefined && isLast(desk.phase)), { signal: stop.signal })
      await raceAbort(() => withTimeout(over, { clock: this.needs.clock, milliseconds: timeout, onTimeout: () => undefined }), signal)
      return desk.order?.id === order.id ? resultOf(desk.order, desk.phase) : resultOf(order, undefined)
    } finally {
      stop.abort()
      release()
    }
  }

  private told(order: ExchangeOrder): void {
    if (order.payer === undefined) tellPayment(this.needs.events, { order, source, event: 'PAY_EXCHANGE_SELECTED' })
    tellPayment(this.needs.events, { order, source, event: 'PAY_INITIATED' })
  }

  private end(order: ExchangeOrder, phase: OrderPhase): void {
    const { events, toasts, modal, router } = this.needs
    tellPayment(events, { order, source, event: good.has(phase) ? 'PAY_SUCCESS' : 'PAY_ERROR' })
    // The view says it where it stands.
    if (router.view !== 'PayLoading') toasts.show(endToast(phase, source))
    modal.finish('Pay', resultOf(order, phase))
  }
}

/** What became of an order, for whoever waits. */
function resultOf({ id, txHash, received }: ExchangeOrder, phase: OrderPhase = 'unknown'): PaymentResult {
  const status = phase === 'failed' ? 'failed' : good.has(phase) ? 'success' : 'unknown'
  return { orderId: id, status, phase, txHash, received }
}

function opener(openPage: NonNullable<HeadlessPayment['openPage']>): PageOpener {
  return { go: openPage, close: () => undefined }
}

interface Wait {
  readonly signal: AbortSignal | undefined
  readonly timeout: number
}
