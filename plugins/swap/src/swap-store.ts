import type { ChainAdapter, Key, Network } from '@billfold/kernel'
import { formatUnits, worthOf } from '@billfold/kernel/amounts'
import type { Lazy } from '@billfold/kernel/lazy'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { AfterForm } from './after-form.js'
import {
  type ReviewedSwapState,
  type SwapConsent,
  type SwapDraft,
  type SwapOrder,
  type SwapProblem,
  type SwapProvider,
  type SwapToken,
  type Swaps,
  swapKey,
} from './contract.js'
import { swapError } from './errors.js'
import { SwapForm } from './form/swap-form.js'
import { swapProblem } from './form/swap-problem.js'
import { lateAfterForm } from './late-after-form.js'
import { limits } from './limits.js'
import { en } from './messages/en.js'
import { priceImpact } from './quote/price-impact.js'
import { type LoadProvider, SwapProviders } from './provider/swap-providers.js'
import { type QuoteQuestion, Quoter } from './quote/quoter.js'
import { reviewState } from './review/review-state.js'
import { SwapReview } from './review/swap-review.js'
import type { SwapNeeds } from './swap-needs.js'
import { SwapTokens } from './tokens/swap-tokens.js'

/** The key of the store for the plugin's own views. */
export const swapStoreKey: Key<SwapStore> = swapKey as Key<SwapStore>

/** Swaps, from the first key to what became of them. It follows the account in front by itself. */
export class SwapStore implements Swaps {
  review: SwapReview | undefined = undefined
  adapter: ChainAdapter | undefined = undefined
  provider: SwapProvider | undefined = undefined
  /** The provider as visitors know it. */
  providerName = ''
  /** Why nothing can be swapped here. */
  failure: unknown = undefined
  readonly form: SwapForm
  readonly tokens: SwapTokens
  readonly quoter: Quoter
  private readonly providers: SwapProviders
  private readonly after: Lazy<AfterForm>
  private readonly needs: SwapNeeds
  private readonly ending = new AbortController()
  private readonly undo: readonly (() => void)[]

  constructor(needs: SwapNeeds) {
    const { clock, log, device } = needs
    this.needs = needs
    this.providers = new SwapProviders(needs.own)
    this.tokens = new SwapTokens(needs, () => this.form.source)
    this.form = new SwapForm({ tokens: () => this.tokens.all })
    this.quoter = new Quoter({ clock, log, isLookedAt: () => device.isVisible() && device.isOnline() && this.review === undefined })
    this.after = lateAfterForm({ ...needs, signal: this.ending.signal, onSettled: () => this.tokens.balances.outdate() })
    makeAutoObservable<this, 'needs' | 'ending' | 'undo' | 'after' | 'providers'>(
      this,
      {
        ...{ review: observableRef, adapter: observableRef, provider: observableRef, failure: observableRef, after: false },
        ...{ form: false, tokens: false, quoter: false, providers: false, needs: false, ending: false, undo: false },
      },
      { autoBind: true },
    )
    this.undo = [
      this.tokens.balances.follow(),
      reaction(() => needs.families.activeCaipAddress, this.leave),
      reaction(() => this.question, this.quoter.aim, { equals: (one, other) => one?.key === other?.key }),
      reaction(
        () => [this.form.source?.key, this.form.target?.key].filter((key) => key !== undefined),
        (keys) => void this.tokens.price(keys, this.ending.signal),
        { equals: (one, other) => one.join() === other.join() },
      ),
    ]
  }

  get tokenBalances(): readonly SwapToken[] {
    return this.tokens.all
  }

  get hasFailed(): boolean {
    return this.failure !== undefined || this.tokens.loaded.phase === 'failed'
  }

  get reviewed(): ReviewedSwapState | undefined {
    return this.review && reviewState(this.review)
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
    const { source, target, typed, amount, slippage } = this.form
    const { isReading } = this.tokens.balances
    return swapProblem({ source, target, typed, amount, slippage, isReading, quote: this.quoter.state })
  }

  /** The part of the worth that is lost, in percent. */
  get impact(): number | undefined {
    const { source, target, amount } = this.form
    const { state } = this.quoter
    if (source === undefined || target === undefined || amount === undefined || state.phase !== 'known') return undefined
    return priceImpact({ token: source, amount }, { token: target, amount: state.amountOut })
  }

  /** Reads what can be swapped, and the code that it needs, as far as they are not here. Never rejects: what failed is in `failure`. */
  async prepare(load?: LoadProvider): Promise<void> {
    this.providers.learn(load)
    const { families, slots, log } = this.needs
    const network = families.active?.network
    if (network === undefined) return
    const entry = slots.entries('swap.providers').find(({ item }) => item.networks.includes(network.caipNetworkId))
    runInAction(() => (this.failure = undefined))
    try {
      if (entry === undefined) throw swapError('swap/unsupported', { network: network.name })
      const [adapter, provider] = await Promise.all([
        families.needAdapter(network.chainNamespace, 'swap'),
        this.providers.load(entry.item.provider),
      ])
      const facts = await adapter.tokenFacts?.()
      if (families.active?.network !== network) return
      runInAction(() => {
        this.adapter = adapter
        this.provider = provider
        this.providerName = entry.item.name
        this.tokens.knowNative(facts?.nativeAddress)
      })
      await this.tokens.renew(provider)
    } catch (error) {
      log.warn('Swaps could not start', error)
      runInAction(() => (this.failure = error))
    }
  }

  fillIn({ slippage, ...given }: SwapDraft): void {
    this.form.fillIn(given)
    if (slippage !== undefined) this.form.writeSlippage(String(slippage))
  }

  /** The price of one unit of gas: of who swaps, else of the network's nodes. */
  private async gasPriceOf(network: Network, provider: SwapProvider, signal: AbortSignal): Promise<bigint> {
    const told = (await provider.gasPrice?.(network, signal)) ?? (await this.adapter?.gasPrice?.(network, signal))
    if (told === undefined) throw swapError('swap/no-gas-price', { network: network.name })
    return told
  }

  /** Puts all of the token into the form; of the network's own coin all but what a swap takes. */
  async takeMost(): Promise<void> {
    const { form, provider } = this
    const { source } = form
    const network = this.needs.families.active?.network
    const { held } = source ?? {}
    if (source === undefined || held === undefined || provider === undefined || network === undefined) return
    if (source.address !== undefined) return form.takeMost(held)
    try {
      const fee = (await this.gasPriceOf(network, provider, this.ending.signal)) * limits.gas
      runInAction(() => form.source?.key === source.key && form.takeMost(held > fee ? held - fee : 0n))
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
    const coins = this.tokens.find('')?.held
    const { amountOut, route } = quoter.state
    const told = { by: this.providerName, route, amountOut }
    const swap = Object.freeze({ session, order: question.order, source, target, slippage, coins, ...told })
    const review = new SwapReview({
      ...{ swap, clock: this.needs.clock },
      build: (reviewed, given) => this.after.use((after) => after.build(reviewed, { provider, adapter, ...given })),
    })
    this.review?.dispose()
    this.review = review
    void review.build()
    return review
  }

  /** Takes the next step of what was reviewed. True once the wallet has sent the swap. */
  async goOn(): Promise<boolean> {
    return (await this.approve()) !== undefined
  }

  async approve({ isRepeat }: SwapConsent = {}): Promise<string | undefined> {
    const { review, adapter } = this
    if (review === undefined || adapter === undefined) return undefined
    if (isRepeat !== undefined) review.allowRepeat(isRepeat)
    const hash = await this.after.use((after) => after.goOn(review, adapter))
    if (hash === undefined) return undefined
    runInAction(() => {
      this.review = undefined
      this.form.type('')
    })
    return hash
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
    this.after.dispose()
  }

  private get question(): QuoteQuestion | undefined {
    const { provider } = this
    const { source, target, amount } = this.form
    const { network, caipAddress: owner } = this.needs.families.active ?? {}
    if (provider === undefined || network === undefined || owner === undefined) return undefined
    if (source === undefined || target === undefined || amount === undefined || amount === 0n) return undefined
    const order: SwapOrder = {
      ...{ network, owner, from: source.address, to: target.address, amount },
      ...{ fromDecimals: source.decimals, toDecimals: target.decimals },
    }
    const gasPrice = (signal: AbortSignal): Promise<bigint> => this.gasPriceOf(network, provider, signal)
    return { key: [owner, source.key, target.key, amount].join(' '), order, provider, gasPrice }
  }

  /** Another account or network: what was typed stays as far as it is known there; what was reviewed is refused. */
  private leave(account: string | undefined): void {
    if (account === undefined) this.form.reset()
    this.provider = undefined
  }
}
