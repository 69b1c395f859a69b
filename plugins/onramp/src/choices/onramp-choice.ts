import type { ClockPort, DevicePort, Families, Kernel, Log } from '@billfold/kernel'
import { Resource } from '@billfold/kernel/data'
import { makeAutoObservable, reaction } from 'mobx'
import type { AmountProblem, OfferedProvider, OnrampOptions, OnrampOrder, PaymentCurrency, PurchaseCurrency } from '../contract.js'
import { limits } from '../limits.js'
import type { LoadProvider } from '../onramp-store.js'
import { amountProblem } from './amount-problem.js'
import { offeredProviders } from './offered-providers.js'
import { purchasable } from './purchasable.js'
import { isRestricted } from './restricted-zones.js'
import { sampleOptions } from './sample-options.js'

export interface OnrampChoiceNeeds {
  readonly families: Pick<Families, 'active'>
  readonly features: Pick<Kernel['features'], 'value'>
  readonly slots: Kernel['slots']
  readonly clock: ClockPort
  readonly device: Pick<DevicePort, 'isOnline' | 'timeZone'>
  readonly log: Pick<Log, 'warn'>
  readonly load: LoadProvider
}

interface Place {
  readonly key: string
  readonly network: OnrampOrder['network']
  readonly offered: OfferedProvider
}

/** An order that can be asked a price for. */
export interface OrderQuestion {
  readonly key: string
  readonly order: OnrampOrder
  readonly offered: OfferedProvider
}

/** What the visitor has chosen: of whom to buy, what, for how much money. Amounts are digits from the keyboard to the provider. */
export class OnrampChoice {
  /** As typed: plain digits with at most one point. */
  amount = ''
  private providerName: string | undefined = undefined
  private tokenId: string | undefined = undefined
  /** Providers call one token by ids of their own. */
  private symbol: string | undefined = undefined
  private currencyId: string | undefined = undefined
  private readonly needs: OnrampChoiceNeeds
  private readonly options: Resource<Place, OnrampOptions>
  private readonly stop: () => void

  constructor(needs: OnrampChoiceNeeds) {
    this.needs = needs
    const { clock, device, log } = needs
    this.options = new Resource<Place, OnrampOptions>({
      ...{ clock, fresh: limits.fresh, lockout: limits.lockout, isReachable: () => device.isOnline(), key: ({ key }) => key },
      load: async ({ network, offered }, { signal }) => (await needs.load(offered.provider)).options(network, signal),
      onFailure: ({ network }, error) => log.warn(`What is sold on ${network.name} could not be read`, error),
    })
    makeAutoObservable<this, 'needs' | 'options' | 'stop'>(this, { needs: false, options: false, stop: false }, { autoBind: true })
    this.stop = reaction(() => this.place, this.turnTo, { equals: (one, other) => one?.key === other?.key, fireImmediately: true })
  }

  /** True where nobody may sell. */
  get isRestricted(): boolean {
    return isRestricted(this.needs.device.timeZone)
  }

  get providers(): readonly OfferedProvider[] {
    const { slots, features, families } = this.needs
    return offeredProviders({
      entries: slots.entries('onramp.providers').map(({ item }) => item),
      allowed: features.value('onramp'),
      namespace: families.active?.network?.chainNamespace,
    })
  }

  get selectedProvider(): OfferedProvider | undefined {
    return this.providers.find(({ name }) => name === this.providerName) ?? this.providers[0]
  }

  /** True once it is known what is sold here, or that nobody tells. */
  get isKnown(): boolean {
    return this.sold !== undefined
  }

  /** Nobody told what is sold: what stands there is the sample. */
  get isSample(): boolean {
    return this.options.value === undefined && (this.options.phase === 'failed' || this.options.phase === 'offline')
  }

  get purchaseCurrencies(): readonly PurchaseCurrency[] {
    const network = this.needs.families.active?.network
    return network === undefined ? [] : purchasable(this.sold?.purchaseCurrencies ?? [], network)
  }

  get paymentCurrencies(): readonly PaymentCurrency[] {
    return this.sold?.paymentCurrencies ?? []
  }

  get purchaseCurrency(): PurchaseCurrency | undefined {
    const currencies = this.purchaseCurrencies
    return currencies.find(({ id }) => id === this.tokenId) ?? currencies.find(({ symbol }) => symbol === this.symbol) ?? currencies[0]
  }

  get paymentCurrency(): PaymentCurrency | undefined {
    return this.paymentCurrencies.find(({ id }) => id === this.currencyId) ?? this.paymentCurrencies[0]
  }

  get problem(): AmountProblem | undefined {
    return this.paymentCurrency === undefined ? { kind: 'none' } : amountProblem(this.amount, this.paymentCurrency)
  }

  /** The order as it stands there; undefined while something is missing or wrong. */
  get question(): OrderQuestion | undefined {
    const { network, address } = this.needs.families.active ?? {}
    const { purchaseCurrency, paymentCurrency, amount, selectedProvider: offered } = this
    if (network === undefined || address === undefined || offered === undefined || this.isRestricted) return undefined
    if (purchaseCurrency === undefined || paymentCurrency === undefined || this.problem !== undefined) return undefined
    const key = [offered.name, network.caipNetworkId, address, purchaseCurrency.id, paymentCurrency.id, amount].join(' ')
    return { key, offered, order: { network, address, purchaseCurrency, paymentCurrency, amount } }
  }

  type(amount: string): void {
    this.amount = amount
  }

  chooseProvider(name: string): void {
    this.providerName = name
  }

  chooseToken(id: string): void {
    this.tokenId = id
    this.symbol = this.purchaseCurrency?.symbol
  }

  chooseCurrency(id: string): void {
    this.currencyId = id
  }

  /** Asks once more what is sold, where nobody told. */
  renew(): void {
    if (this.isSample) void this.options.refresh()
  }

  reset(): void {
    this.providerName = undefined
    this.tokenId = undefined
    this.symbol = undefined
    this.currencyId = undefined
    this.amount = ''
  }

  dispose(): void {
    this.stop()
    this.options.dispose()
  }

  private get sold(): OnrampOptions | undefined {
    return this.options.value ?? (this.isSample ? sampleOptions : undefined)
  }

  private get place(): Place | undefined {
    const network = this.needs.families.active?.network
    const offered = this.selectedProvider
    if (network === undefined || offered === undefined || this.isRestricted) return undefined
    return { key: `${offered.name} ${network.caipNetworkId}`, network, offered }
  }

  private turnTo(place: Place | undefined): void {
    this.options.aim(place)
    if (place !== undefined) void this.options.renew()
  }
}
