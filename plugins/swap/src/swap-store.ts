import type {
  ChainAdapter,
  ClockPort,
  DevicePort,
  EventBus,
  Families,
  Http,
  Kernel,
  KernelOptions,
  KernelStorage,
  Key,
  Log,
  Toasts,
} from '@billfold/kernel'
import { formatUnits, worthOf } from '@billfold/kernel/amounts'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type SwapArguments, type SwapOrder, type SwapProvider, type SwapToken, type Swaps, swapKey } from './contract.js'
import { swapError } from './errors.js'
import { SwapForm } from './form/swap-form.js'
import { type SwapProblem, swapProblem } from './form/swap-problem.js'
import { limits } from './limits.js'
import { en } from './messages/en.js'
import { priceImpact } from './quote/price-impact.js'
import { type QuoteQuestion, Quoter } from './quote/quoter.js'
import { buildSwap } from './review/built-swap.js'
import { followToEnd } from './review/follow-to-end.js'
import { SwapReview } from './review/swap-review.js'
import { Swapper } from './review/swapper.js'
import { SwapTokens } from './tokens/swap-tokens.js'

/** The services of the kernel that swaps work with. */
export interface SwapNeeds {
  readonly families: Families
  readonly toasts: Toasts
  readonly events: EventBus
  readonly storage: KernelStorage
  readonly log: Log
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly http: Http
  readonly slots: Kernel['slots']
  readonly options: KernelOptions
}

/** Loads who swaps: plugins load only what they declare, so views hand it over. */
export type LoadProvider = (provider: Key<SwapProvider>) => Promise<SwapProvider>

/** The key of the store for the plugin's own views. */
export const swapStoreKey: Key<SwapStore> = swapKey as Key<SwapStore>

/** Swaps, from the first key to what became of them. It follows the account in front by itself. */
export class SwapStore implements Swaps {
  review: SwapReview | undefined = undefined
  adapter: ChainAdapter | undefined = undefined
  provider: SwapProvider | undefined = undefined
  /** Why nothing can be swapped here. */
  failure: unknown = undefined
  readonly form: SwapForm
  readonly tokens: SwapTokens
  readonly quoter: Quoter
  private readonly swapper: Swapper
  private readonly needs: SwapNeeds
  private readonly ending = new AbortController()
  private readonly undo: readonly (() => void)[]

  constructor(needs: SwapNeeds) {
    const { clock, log, device, events } = needs
    this.needs = needs
    this.tokens = new SwapTokens(needs)
    this.form = new SwapForm({ tokens: () => this.tokens.all })
    this.quoter = new Quoter({ clock, log, isLookedAt: () => device.isVisible() && device.isOnline() && this.review === undefined })
    this.swapper = new Swapper({ ...needs, publish: (name, payload) => events.publish(name, payload), signal: this.ending.signal })
    makeAutoObservable<this, 'needs' | 'ending' | 'undo' | 'swapper'>(
      this,
      {
        ...{ review: observableRef, adapter: observableRef, provider: observableRef, failure: observableRef },
        ...{ form: false, tokens: false, quoter: false, swapper: false, needs: false, ending: false, undo: false },
      },
      { autoBind: true },
    )
    this.undo = [
      reaction(() => needs.families.activeCaipAddress, this.leave),
      reaction(() => this.question, this.quoter.aim, { equals: (one, other) => one?.key === other?.key }),
      reaction(
        () => [this.form.source?.key, this.form.target?.key].filter((key) => key !== undefined),
        (keys) => void this.tokens.price(keys, this.ending.signal),
        { equals: (one, other) => one.join() === other.join() },
      ),
    ]
  }

  get sourceToken(): SwapToken | undefined {
    return this.form.source
  }

  get toToken(): SwapToken | undefined {
    return this.form.target
  }

  get sourceTokenAmount(): string {
    const { source, amount } = this.form
    return (source && amount !== undefined && formatUnits(amount, source.decimals)) || ''
  }

  get toTokenAmount(): string {
    const { target } = this.form
    const { state } = this.quoter
    return (target && state.phase === 'known' && formatUnits(state.amountOut, target.decimals)) || ''
  }

  get toTokenWorth(): string | undefined {
    const { target } = this.form
    const { state } = this.quoter
    return target && state.phase === 'known' ? worthOf(state.amountOut, target.decimals, target.price) : undefined
  }

  get slippage(): number {
    return this.form.slippage ?? limits.slippage
  }

  get loading(): boolean {
    return this.review?.isBusy === true
  }

  get problem(): SwapProblem | undefined {
    return swapProblem({ ...formOf(this.form), quote: this.quoter.state })
  }

  /** The part of the worth that is lost, in percent. */
  get impact(): number | undefined {
    const { source, target, amount } = this.form
    const { state } = this.quoter
    if (source === undefined || target === undefined || amount === undefined || state.phase !== 'known') return undefined
    return priceImpact({ token: source, amount }, { token: target, amount: state.amountOut })
  }

  /** Reads what can be swapped, and the code that it needs, as far as they are not here. Never rejects: what failed is in `failure`. */
  async prepare(load: LoadProvider): Promise<void> {
    const { families, slots, log } = this.needs
    const network = families.active?.network
    if (network === undefined) return
    const entry = slots.entries('swap.providers').find(({ item }) => item.networks.includes(network.caipNetworkId))
    runInAction(() => (this.failure = undefined))
    try {
      if (entry === undefined) throw swapError('swap/unsupported', { network: network.name })
      const [adapter, provider] = await Promise.all([families.needAdapter(network.chainNamespace, 'swap'), load(entry.item.provider)])
      const facts = await adapter.tokenFacts?.()
      if (families.active?.network !== network) return
      runInAction(() => {
        this.adapter = adapter
        this.provider = provider
        this.tokens.knowNative(facts?.nativeAddress)
        this.tokens.renew(provider)
      })
    } catch (error) {
      log.warn('Swaps could not start', error)
      runInAction(() => (this.failure = error))
    }
  }

  fillIn(given: SwapArguments): void {
    this.form.fillIn(given)
  }

  /** Puts all of the token into the form; of the network's own coin all but what a swap takes. */
  async takeMost(): Promise<void> {
    const { form, provider } = this
    const { source } = form
    const network = this.needs.families.active?.network
    if (source === undefined || provider === undefined || network === undefined) return
    if (source.address !== undefined) return form.takeMost(source.held)
    try {
      const fee = (await provider.gasPrice(network, this.ending.signal)) * limits.gas
      runInAction(() => form.source?.key === source.key && form.takeMost(source.held > fee ? source.held - fee : 0n))
    } catch (error) {
      this.needs.toasts.show({ variant: 'error', message: en.mostUnknown, words: { set: 'swap', key: 'mostUnknown' } })
      this.needs.log.warn('The fee could not be found out', error)
    }
  }

  /** Puts the swap together for the review; undefined while something is missing. */
  startReview(): SwapReview | undefined {
    const { adapter, provider, quoter, question } = this
    const session = this.needs.families.active?.session
    const { source, target, slippage } = this.form
    if (session === undefined || source === undefined || target === undefined || question === undefined) return undefined
    if (adapter === undefined || provider === undefined || quoter.state.phase !== 'known' || slippage === undefined) return undefined
    const coins = this.tokens.find('')?.held ?? 0n
    const swap = Object.freeze({ session, order: question.order, source, target, slippage, coins, amountOut: quoter.state.amountOut })
    const review = new SwapReview({
      ...{ swap, clock: this.needs.clock },
      build: (reviewed, signal) => buildSwap(reviewed, { provider, adapter, signal }),
    })
    this.review?.dispose()
    this.review = review
    void review.build()
    return review
  }

  /** Takes the next step of what was reviewed. True once the wallet has sent the swap. */
  async goOn(): Promise<boolean> {
    const { review, adapter } = this
    if (review === undefined || adapter === undefined) return false
    const hash = await this.swapper.goOn(review, adapter)
    if (hash === undefined) return false
    const { toasts, events } = this.needs
    toasts.show({ variant: 'success', message: en.started, words: { set: 'swap', key: 'started' } })
    events.publish('swap:sent', { account: review.swap.order.owner, hash })
    void this.follow(review, hash)
    runInAction(() => {
      this.review = undefined
      this.form.type('')
    })
    return true
  }

  endReview(): void {
    if (this.review?.isBusy === true && this.review.step.phase !== 'building') return
    this.review?.dispose()
    this.review = undefined
    void this.quoter.ask()
  }

  dispose(): void {
    for (const step of this.undo) step()
    this.ending.abort()
    this.quoter.dispose()
    this.review?.dispose()
    this.tokens.dispose()
  }

  private get question(): QuoteQuestion | undefined {
    const { provider } = this
    const { source, target, amount } = this.form
    const { network, caipAddress: owner } = this.needs.families.active ?? {}
    if (provider === undefined || network === undefined || owner === undefined) return undefined
    if (source === undefined || target === undefined || amount === undefined || amount === 0n) return undefined
    const order: SwapOrder = { network, owner, from: source.address, to: target.address, amount }
    return { key: [owner, source.key, target.key, amount].join(' '), order, provider }
  }

  private async follow({ swap }: SwapReview, hash: string): Promise<void> {
    const { clock, events, toasts, log } = this.needs
    const { owner: account, network } = swap.order
    try {
      const outcome = await followToEnd({ adapter: this.adapter ?? {}, clock, signal: this.ending.signal }, { hash, swap })
      this.swapper.settle()
      events.publish('swap:settled', { account, hash, outcome })
      events.publish('balance:changed', { namespace: network.chainNamespace })
      this.tokens.outdate()
      this.swapper.tell(outcome === 'failed' ? 'SWAP_ERROR' : 'SWAP_SUCCESS', swap, outcome === 'failed' ? { message: en.failedToast } : {})
      const key = outcome === 'confirmed' ? 'confirmedToast' : outcome === 'failed' ? 'failedToast' : undefined
      if (key !== undefined)
        toasts.show({ variant: outcome === 'failed' ? 'error' : 'success', message: en[key], words: { set: 'swap', key } })
    } catch (error) {
      log.debug('What became of a swap could not be read', error)
    }
  }

  /** Another account or network: what was typed stays as far as it is known there; what was reviewed is refused. */
  private leave(account: string | undefined): void {
    if (account === undefined) this.form.reset()
    this.provider = undefined
  }
}

function formOf({
  source,
  target,
  typed,
  amount,
  slippage,
}: SwapForm): Pick<SwapForm, 'source' | 'target' | 'typed' | 'amount' | 'slippage'> {
  return { source, target, typed, amount, slippage }
}
