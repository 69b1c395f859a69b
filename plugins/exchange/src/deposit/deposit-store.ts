import type {
  CaipAddress,
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
  PagePort,
  PayAsset,
  Router,
  SlotRegistry,
  Toasts,
} from '@billfold/kernel'
import { formatUnits, unitsFor, worthOf } from '@billfold/kernel/amounts'
import type { Loaded } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { firstAsset, isSameAsset, namespaceOf, offeredAssets } from '../assets/offered-assets.js'
import { AssetPrices } from '../assets/asset-prices.js'
import { plainAmount, readAmount } from '../assets/read-amount.js'
import { type DepositDraft, type Deposits, type Exchange, type ExchangeOrder, type OrderPhase, depositsKey } from '../contract.js'
import { ExchangeList } from '../orders/exchange-list.js'
import { OrderDesk } from '../orders/order-desk.js'
import { depositItem } from '../orders/order-item.js'
import { PayWindow } from '../orders/pay-window.js'
import { tellPayment } from '../orders/tell-payment.js'
import { endToast } from '../orders/end-toast.js'
import { ExchangeClient } from '../service/exchange-client.js'

/** The services of the kernel that deposits work with. */
export interface DepositNeeds {
  readonly families: Families
  readonly networks: Networks
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
  readonly slots: Pick<SlotRegistry, 'entries'>
  readonly options: KernelOptions
  readonly uuid: () => string
}

/** The key of the store for the plugin's own views. */
export const depositStoreKey: Key<DepositStore> = depositsKey as Key<DepositStore>

/** Deposits: what to pay into the account in front, from where, and what became of it. */
export class DepositStore implements Deposits {
  typed = ''
  private chosen: PayAsset | undefined = undefined
  readonly desk: OrderDesk
  readonly list: ExchangeList
  readonly prices: AssetPrices
  private readonly needs: DepositNeeds
  private readonly undo: readonly (() => void)[]
  private release: (() => void) | undefined = undefined

  constructor(needs: DepositNeeds) {
    this.needs = needs
    const { clock, log, device, events, toasts } = needs
    const source = 'fund-from-exchange'
    const client = new ExchangeClient({ ...needs, source })
    this.list = new ExchangeList({ client, clock, log, isReachable: () => device.isOnline() })
    this.prices = new AssetPrices(needs)
    this.desk = new OrderDesk({
      ...needs,
      ...{ client, item: depositItem, source },
      onEnd: (order, phase) => {
        tellPayment(events, {
          order,
          source,
          event: phase === 'failed' || phase === 'missing' || phase === 'less' ? 'PAY_ERROR' : 'PAY_SUCCESS',
        })
        // The view says it where it stands.
        if (needs.router.view !== 'PayWithExchange') toasts.show(endToast(phase, source))
        events.publish('balance:changed', { namespace: namespaceOf(order.asset.network) as 'eip155' })
      },
    })
    makeAutoObservable<this, 'chosen' | 'needs' | 'undo' | 'release'>(
      this,
      { chosen: observableRef, desk: false, list: false, prices: false, needs: false, undo: false, release: false },
      { autoBind: true },
    )
    this.undo = [
      reaction(
        () => [this.asset, this.amount] as const,
        ([asset, amount]) => this.list.aim(asset && { asset, amount: amount === '' ? '0' : amount }),
        { equals: ([one, before], [other, after]) => one === other && before === after },
      ),
      reaction(
        () => this.asset,
        (asset) => asset && void this.prices.read(asset),
      ),
    ]
  }

  get assets(): readonly PayAsset[] {
    const { slots, networks, families } = this.needs
    return offeredAssets({
      added: slots.entries('pay.assets').map(({ item }) => item),
      hasNetwork: (network) => networks.find(network) !== undefined,
      hasAccount: (namespace) => families.find(namespace)?.address !== undefined,
    })
  }

  get asset(): PayAsset | undefined {
    const { assets, chosen } = this
    return (
      assets.find((asset) => chosen !== undefined && isSameAsset(asset, chosen)) ??
      firstAsset(assets, this.needs.families.activeNetwork?.caipNetworkId)
    )
  }

  get units(): bigint | undefined {
    return this.asset && readAmount(this.typed, this.asset.metadata.decimals)
  }

  get amount(): string {
    return this.units === undefined ? '' : plainAmount(this.typed)
  }

  /** In US dollars; undefined while nobody knows it. */
  get worth(): string | undefined {
    const { asset, units } = this
    return asset && worthOf(units ?? 0n, asset.metadata.decimals, this.prices.of(asset))
  }

  get order(): ExchangeOrder | undefined {
    return this.desk.order
  }

  get phase(): OrderPhase | undefined {
    return this.desk.phase
  }

  get recipient(): CaipAddress | undefined {
    const { asset } = this
    const address = asset && this.needs.families.find(namespaceOf(asset.network))?.address
    return address === undefined || asset === undefined ? undefined : `${asset.network}:${address}`
  }

  get exchanges(): Loaded<readonly Exchange[]> {
    return this.list.loaded
  }

  get failure(): unknown {
    return this.desk.failure
  }

  /** Asks for what the form shows, as far as it is not here. */
  prepare(): void {
    const { asset } = this
    if (asset === undefined) return
    this.list.aim({ asset, amount: this.amount === '' ? '0' : this.amount })
    void this.prices.read(asset)
  }

  type(text: string): void {
    this.typed = text
  }

  choose(asset: PayAsset): void {
    this.chosen = asset
    this.typed = ''
  }

  fillIn({ asset, amount }: DepositDraft): void {
    if (asset !== undefined) this.choose(asset)
    if (amount !== undefined) this.type(amount)
  }

  startOver(): void {
    this.desk.dismiss()
  }

  /** Fills in what a sum of US dollars buys. */
  takePreset(dollars: number): void {
    const { asset } = this
    const units = asset && unitsFor(String(dollars), asset.metadata.decimals, this.prices.of(asset))
    const digits = asset && units !== undefined ? formatUnits(units, asset.metadata.decimals) : undefined
    if (digits !== undefined) this.typed = digits
  }

  /** Opens the page of an exchange. Call it within a press. Never rejects: what failed is in `desk.failure`. */
  async start(exchange: Exchange): Promise<void> {
    const { desk, asset, amount, recipient } = this
    if (asset === undefined || amount === '' || recipient === undefined || desk.isPlacing) return
    const { events, modal, page } = this.needs
    const window = PayWindow.open(page)
    this.release?.()
    // In a page of its own the modal never stands.
    this.release = modal.isOpen ? undefined : desk.hold()
    try {
      const order = await desk.place({ exchange, asset, amount, recipient }, window)
      tellPayment(events, { order, source: 'fund-from-exchange', event: 'PAY_EXCHANGE_SELECTED' })
      tellPayment(events, { order, source: 'fund-from-exchange', event: 'PAY_INITIATED' })
    } catch (error) {
      // The view shows it.
      this.needs.log.debug('A deposit was not started', error)
    }
  }

  dispose(): void {
    for (const step of this.undo) step()
    this.desk.dispose()
    this.list.dispose()
  }
}
