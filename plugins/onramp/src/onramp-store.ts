import {
  type ClockPort,
  type DevicePort,
  type EventBus,
  type Families,
  type Kernel,
  type KernelStorage,
  type Key,
  type Log,
  type PagePort,
  type Router,
  type Toasts,
  toMessage,
} from '@billfold/kernel'
import { makeAutoObservable, reaction } from 'mobx'
import { OnrampChoice } from './choices/onramp-choice.js'
import { OnrampQuoter } from './choices/onramp-quoter.js'
import { placeholderId } from './choices/placeholder-quote.js'
import {
  type AmountProblem,
  type OfferedProvider,
  type OnrampDraft,
  type Onramp,
  type OnrampOutcome,
  type OnrampProvider,
  type OnrampQuote,
  type OpenOrder,
  type PaymentCurrency,
  type PurchaseCurrency,
  onrampKey,
} from './contract.js'
import { en } from './messages/en.js'
import { OrderFollower } from './order/order-follower.js'
import { PageOpener } from './order/page-opener.js'

/** Loads who sells. */
export type LoadProvider = (provider: Key<OnrampProvider>) => Promise<OnrampProvider>

/** The services of the kernel that buying works with. */
export interface OnrampNeeds {
  readonly families: Families
  readonly networks: Kernel['networks']
  readonly features: Kernel['features']
  readonly slots: Kernel['slots']
  readonly storage: KernelStorage
  readonly events: EventBus
  readonly router: Pick<Router, 'view'>
  readonly toasts: Toasts
  readonly log: Log
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly page: PagePort | undefined
  readonly uuid: () => string
  /** The providers of this plugin, by their keys. */
  readonly own: ReadonlyMap<Key<OnrampProvider>, OnrampProvider>
}

/** The key of the store for the plugin's own views. */
export const onrampStoreKey: Key<OnrampStore> = onrampKey as Key<OnrampStore>

/** Buying, from what to buy to what became of it. */
export class OnrampStore implements Onramp {
  readonly choice: OnrampChoice
  readonly quoter: OnrampQuoter
  readonly opener: PageOpener
  readonly follower: OrderFollower
  private readonly needs: OnrampNeeds
  private readonly stop: () => void
  /** Plugins load only what they declare: views hand over what loads the providers of others. */
  private loadOther: LoadProvider | undefined = undefined

  constructor(needs: OnrampNeeds) {
    this.needs = needs
    const { events, networks, slots } = needs
    const load: LoadProvider = (provider) => this.load(provider)
    this.follower = new OrderFollower({
      ...needs,
      network: ({ account }) => networks.requested.find(({ caipNetworkId }) => account.startsWith(`${caipNetworkId}:`)),
      provider: async ({ provider }) => {
        const entry = slots.entries('onramp.providers').find(({ item }) => item.name === provider)
        return entry && load(entry.item.provider as Key<OnrampProvider>)
      },
      settled: (order, outcome) => this.settle(order, outcome),
    })
    this.choice = new OnrampChoice({ ...needs, load })
    this.quoter = new OnrampQuoter({ ...needs, load })
    this.opener = new PageOpener({
      ...{ ...needs, follower: this.follower, load },
      publish: (name, payload) => events.publish(name, payload),
    })
    makeAutoObservable<this, 'needs' | 'stop' | 'loadOther'>(
      this,
      { choice: false, quoter: false, opener: false, follower: false, needs: false, stop: false, loadOther: false },
      { autoBind: true },
    )
    this.stop = reaction(() => this.choice.question, this.quoter.aim, { equals: (one, other) => one?.key === other?.key })
  }

  get providers(): readonly OfferedProvider[] {
    return this.choice.providers
  }

  get selectedProvider(): OfferedProvider | undefined {
    return this.choice.selectedProvider
  }

  get purchaseCurrencies(): readonly PurchaseCurrency[] {
    return this.choice.purchaseCurrencies
  }

  get paymentCurrencies(): readonly PaymentCurrency[] {
    return this.choice.paymentCurrencies
  }

  get problem(): AmountProblem | undefined {
    return this.choice.problem
  }

  get purchaseCurrency(): PurchaseCurrency | undefined {
    return this.choice.purchaseCurrency
  }

  get paymentCurrency(): PaymentCurrency | undefined {
    return this.choice.paymentCurrency
  }

  get paymentAmount(): string {
    return this.choice.amount
  }

  get quote(): OnrampQuote | undefined {
    return this.quoter.quote
  }

  get quotesLoading(): boolean {
    return this.quoter.isLoading
  }

  get error(): string | undefined {
    const failure = this.opener.failure ?? this.quoter.failure
    return failure === undefined ? undefined : toMessage(failure)
  }

  get purchaseAmount(): string {
    const { quote } = this
    // The placeholder is no price.
    return quote === undefined || quote.quoteId === placeholderId ? '' : quote.purchaseAmount.amount
  }

  get order(): OpenOrder | undefined {
    return this.follower.order
  }

  get outcome(): OnrampOutcome | undefined {
    return this.follower.outcome
  }

  /** Lets the providers of other plugins be loaded. */
  use(load: LoadProvider): void {
    this.loadOther = load
  }

  fillIn({ provider, purchaseCurrency, paymentCurrency, amount }: OnrampDraft): void {
    const { choice } = this
    if (provider !== undefined) choice.chooseProvider(provider)
    if (purchaseCurrency !== undefined) choice.chooseToken(purchaseCurrency)
    if (paymentCurrency !== undefined) choice.chooseCurrency(paymentCurrency)
    if (amount !== undefined) choice.type(amount)
  }

  /** Opens the page of the provider, within a press. False while something is missing. */
  buy(): boolean {
    const { question } = this.choice
    if (question === undefined || this.opener.phase === 'asking') return false
    void this.opener.open(question, this.purchaseAmount)
    return true
  }

  /** Asks for the price, and for what is sold, once more. */
  retry(): void {
    this.choice.renew()
    void this.quoter.ask()
  }

  /** The order is left to itself: another one may begin. */
  startOver(): void {
    this.follower.forget()
    this.opener.reset()
  }

  reset(): void {
    this.choice.reset()
    this.quoter.reset()
    this.opener.reset()
  }

  dispose(): void {
    this.stop()
    this.choice.dispose()
    this.quoter.dispose()
    this.opener.dispose()
    this.follower.dispose()
  }

  private async load(provider: Key<OnrampProvider>): Promise<OnrampProvider> {
    const own = this.needs.own.get(provider)
    if (own !== undefined) return own
    if (this.loadOther === undefined) throw new Error(`Nobody loads ${provider} yet`)
    return this.loadOther(provider)
  }

  private settle({ account, provider }: OpenOrder, outcome: OnrampOutcome): void {
    const { events, toasts, networks, router } = this.needs
    events.publish('onramp:settled', { account, provider, outcome })
    const network = networks.requested.find(({ caipNetworkId }) => account.startsWith(`${caipNetworkId}:`))
    if (network !== undefined) events.publish('balance:changed', { namespace: network.chainNamespace })
    // The view says it where it stands.
    if (router.view === 'BuyInProgress') return
    const isGood = outcome === 'arrived' || outcome === 'twice'
    const key = isGood ? 'arrivedToast' : outcome === 'less' ? 'lessToast' : 'endedToast'
    toasts.show({ variant: isGood ? 'success' : 'error', message: en[key], words: { set: 'onramp', key } })
  }
}
