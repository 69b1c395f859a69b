import type { AssetQuery, DevicePort, Families } from '@billfold/kernel'
import { type AccountQuestion, activeQuestion, onReturn, type Resource } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { NftHoldings, Portfolio, TokenHoldings, TokenRow, Worth } from './contract.js'
import type { AccountExtras } from './identity/account-extras.js'
import type { PriceBook } from './sources/price-book.js'
import type { FamilyFacts } from './tokens/family-facts.js'
import { isSmall, tokenRows, worthOf } from './tokens/token-rows.js'

/** Parts of the portfolio. */
export interface PortfolioParts {
  readonly families: Pick<Families, 'active'>
  readonly facts: Pick<FamilyFacts, 'has' | 'of' | 'load'>
  readonly tokens: Resource<AccountQuestion, TokenHoldings>
  readonly nfts: Resource<AccountQuestion, NftHoldings>
  readonly prices: Pick<PriceBook, 'of'>
  walletGetAssets(question: AccountQuestion | undefined, query: Partial<AssetQuery>): ReturnType<Portfolio['walletGetAssets']>
  readonly extras: Pick<AccountExtras, 'load'>
  readonly hidden: {
    read(): boolean | undefined
    write(hides: boolean): void
    watch(listener: (hides: boolean | undefined) => void): () => void
  }
  readonly named: ReadonlySet<string>
  readonly smallBelow: number
  readonly device: Pick<DevicePort, 'watch'>
}

/** The holdings of the account in front, ready for views. It follows the account by itself. */
export class PortfolioStore implements Portfolio {
  hidesSmall: boolean
  private wantsNfts = false
  private question: AccountQuestion | undefined = undefined
  private readonly parts: PortfolioParts
  private readonly undo: readonly (() => void)[]

  constructor(parts: PortfolioParts) {
    this.parts = parts
    this.hidesSmall = parts.hidden.read() ?? false
    makeAutoObservable<this, 'question' | 'wantsNfts' | 'parts' | 'undo'>(
      this,
      {
        question: observableRef,
        wantsNfts: false,
        parts: false,
        undo: false,
        tokens: false,
        nfts: false,
        prices: false,
      },
      { autoBind: true },
    )
    this.undo = [
      reaction(() => activeQuestion(parts.families), this.follow, { fireImmediately: true }),
      parts.hidden.watch((hides = false) => this.showSmall(hides)),
      onReturn(parts.device, this.renew),
    ]
  }

  get tokens(): Resource<AccountQuestion, TokenHoldings> {
    return this.parts.tokens
  }

  get nfts(): Resource<AccountQuestion, NftHoldings> {
    return this.parts.nfts
  }

  get smallBelow(): number {
    return this.parts.smallBelow
  }

  get rows(): readonly TokenRow[] {
    const honest = this.allRows.filter(({ trust }) => trust !== 'spam')
    return this.hidesSmall ? honest.filter((row) => !isSmall(row, this.smallBelow)) : honest
  }

  get spam(): readonly TokenRow[] {
    return this.allRows.filter(({ trust }) => trust === 'spam')
  }

  get smallCount(): number {
    return this.allRows.filter((row) => row.trust !== 'spam' && isSmall(row, this.smallBelow)).length
  }

  get worth(): Worth {
    return worthOf(this.allRows.filter(({ trust }) => trust !== 'spam'))
  }

  hideSmall(hides: boolean): void {
    this.showSmall(hides)
    this.parts.hidden.write(hides)
  }

  wantNfts(): void {
    this.wantsNfts = true
    void this.nfts.renew()
  }

  renew(): void {
    void this.tokens.renew()
    if (this.wantsNfts) void this.nfts.renew()
  }

  walletGetAssets(query: Partial<AssetQuery> = {}): ReturnType<Portfolio['walletGetAssets']> {
    return this.parts.walletGetAssets(this.question, query)
  }

  prices(addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    return this.parts.prices.of(addresses, signal)
  }

  dispose(): void {
    this.question = undefined
    for (const step of this.undo) step()
    this.tokens.dispose()
    this.nfts.dispose()
  }

  private get allRows(): readonly TokenRow[] {
    const { question } = this
    if (question === undefined) return []
    const { chainNamespace, caipNetworkId, nativeCurrency: native } = question.network
    const listed = this.parts.facts.of(chainNamespace)?.known[caipNetworkId] ?? []
    return tokenRows(this.tokens.value?.tokens ?? [], { native, listed, named: this.parts.named })
  }

  private follow(question: AccountQuestion | undefined): void {
    const isNew = question?.key !== this.question?.key
    this.question = question
    if (question === undefined || !isNew) return this.aim()
    this.parts.extras.load(question)
    if (this.parts.facts.has(question.network.chainNamespace)) return this.turn()
    this.tokens.aim(undefined)
    this.nfts.aim(undefined)
    void this.parts.facts.load(question.network.chainNamespace).then(() => question.key === this.question?.key && this.turn())
  }

  /** Shows and asks for the holdings of the account in front. */
  private turn(): void {
    this.aim()
    this.renew()
  }

  private aim(): void {
    this.tokens.aim(this.question)
    this.nfts.aim(this.question)
  }

  private showSmall(hides: boolean): void {
    this.hidesSmall = hides
  }
}
