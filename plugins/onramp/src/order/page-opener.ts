import type { ClockPort, DevicePort, Families, KernelStorage, Log, PagePort, Publish } from '@billfold/kernel'
import { TabLock, every } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OrderQuestion } from '../choices/onramp-choice.js'
import { entryOn } from '../choices/purchasable.js'
import type { OpenOrder } from '../contract.js'
import { onrampError } from '../errors.js'
import { limits } from '../limits.js'
import type { LoadProvider } from '../onramp-store.js'
import { heldOf } from './held-of.js'
import { orderLockItem } from './order-items.js'
import type { OrderFollower } from './order-follower.js'
import { ProviderWindow, checkedPage } from './provider-window.js'

export interface PageOpenerNeeds {
  readonly follower: OrderFollower
  readonly families: Pick<Families, 'active' | 'needAdapter'>
  readonly page: PagePort | undefined
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly storage: Pick<KernelStorage, 'item'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly log: Pick<Log, 'warn' | 'debug'>
  readonly uuid: () => string
  readonly publish: Publish
  readonly load: LoadProvider
}

/** How far the opening of a page is. `blocked`: the browser opened no window, so a link stands there. */
export type Opening = 'idle' | 'asking' | 'open' | 'blocked' | 'failed'

type Wanted = Pick<OpenOrder, 'account' | 'symbol' | 'amount' | 'currency' | 'provider' | 'contract'>

/** Opens the pages of providers: one order at a time, and the same one again while nobody has paid it. */
export class PageOpener {
  phase: Opening = 'idle'
  /** Why the page could not be opened. */
  failure: unknown = undefined
  /** True once the window was seen to be closed. */
  isClosed = false
  private window: ProviderWindow | undefined = undefined
  private readonly ending = new AbortController()
  private readonly lock: TabLock
  private readonly needs: PageOpenerNeeds

  constructor(needs: PageOpenerNeeds) {
    this.needs = needs
    this.lock = new TabLock({ ...needs, name: orderLockItem.key, stored: needs.storage.item<'onramp.lock'>(orderLockItem) })
    makeAutoObservable<this, 'needs' | 'window' | 'ending' | 'lock'>(
      this,
      { failure: observableRef, needs: false, window: false, ending: false, lock: false },
      { autoBind: true },
    )
  }

  /** Called within a press: the window is opened at once, and sent to the page when its address has come. */
  async open({ order, offered }: OrderQuestion, expected: string): Promise<void> {
    const { active } = this.needs.families
    const account = active?.caipAddress
    if (this.phase === 'asking' || account === undefined) return
    const window = this.openWindow()
    const isSmartAccount = active?.session?.account.type === 'smartAccount'
    const properties = { provider: offered.name, isSmartAccount }
    this.needs.publish('analytics:recorded', { event: 'SELECT_BUY_PROVIDER', properties, address: order.address })
    this.phase = 'asking'
    this.failure = undefined
    const { network, purchaseCurrency, paymentCurrency, amount } = order
    const contract = (entryOn(purchaseCurrency, network)?.contract_address ?? '').toLowerCase()
    const { symbol } = purchaseCurrency
    const wanted: Wanted = { account, symbol, amount, currency: paymentCurrency.id, provider: offered.name, contract }
    try {
      const known = this.sameOrder(wanted)
      const asked: Asked = { order, offered, wanted, expected }
      const opened = known ?? (await this.lock.run(() => this.ask(asked), this.ending.signal))
      window?.go(safePage(opened.url, offered))
      runInAction(() => (this.phase = window === undefined ? 'blocked' : 'open'))
      this.needs.follower.start(opened)
      this.needs.publish('onramp:opened', { account, provider: offered.name, orderId: opened.orderId === '' ? undefined : opened.orderId })
    } catch (error) {
      window?.close()
      this.needs.log.warn('The page of a provider could not be opened', error)
      runInAction(() => {
        this.phase = 'failed'
        this.failure = error
      })
    }
  }

  /** Opens the page of the order that is under way once more, within a press. */
  openAgain(): void {
    const order = this.needs.follower.underWay
    const url = order && checkedPage(order.url)
    if (url === undefined) return
    this.window?.close()
    const window = this.openWindow()
    window?.go(url)
    this.phase = window === undefined ? 'blocked' : 'open'
  }

  /** The visitor has followed the link. */
  followed(): void {
    this.phase = 'open'
  }

  reset(): void {
    if (this.phase !== 'asking') this.phase = 'idle'
    this.failure = undefined
  }

  /** Looks each second whether the window is still there. Returns the undo. */
  watchWindow(): () => void {
    const look = (): void => {
      if (this.window?.isClosed === true && !this.isClosed) this.noteClosed()
    }
    look()
    return every(this.needs.clock, 1_000, look)
  }

  dispose(): void {
    this.ending.abort()
  }

  private noteClosed(): void {
    this.isClosed = true
    this.needs.follower.hurry()
  }

  /** Places the order, unless another tab has. */
  private async ask({ order, offered, wanted, expected }: Asked): Promise<OpenOrder> {
    const known = this.sameOrder(wanted)
    if (known !== undefined) return known
    const { clock, families, follower, load, log, uuid } = this.needs
    const { signal } = this.ending
    const { network, address } = order
    const provider = await load(offered.provider)
    // What the account has is read before anything can be paid.
    const held = await heldOf(families, { network, address, ...wanted }, signal).catch((error: unknown) => {
      log.debug('A balance could not be read: the provider alone tells of the arrival', error)
      return undefined
    })
    const page = await provider.page({ ...order, id: uuid() }, signal)
    const url = safePage(page.url, offered)
    const placed = { ...wanted, at: clock.now(), expected, held: held ?? '', url, orderId: page.orderId ?? '' }
    // A tab that waits for its turn finds it.
    follower.keep(placed)
    return placed
  }

  private openWindow(): ProviderWindow | undefined {
    const { page, device } = this.needs
    this.window = ProviderWindow.open(page, device.isMobile)
    this.isClosed = false
    return this.window
  }

  /** The same order, that was opened lately and that nobody has paid yet, as far as is known. */
  private sameOrder(wanted: Wanted): OpenOrder | undefined {
    const { clock, follower } = this.needs
    const fields = Object.keys(wanted) as (keyof Wanted)[]
    return follower.unpaid.find(
      (order) => clock.now() - order.at <= limits.again && fields.every((field) => order[field] === wanted[field]),
    )
  }
}

function safePage(url: string, { label }: OrderQuestion['offered']): string {
  const page = checkedPage(url)
  if (page === undefined) throw onrampError('onramp/bad-page', { provider: label })
  return page
}

interface Asked extends Pick<OrderQuestion, 'order' | 'offered'> {
  readonly wanted: Wanted
  readonly expected: string
}
