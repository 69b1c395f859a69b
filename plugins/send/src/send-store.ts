import type {
  ChainAdapter,
  ClockPort,
  DevicePort,
  EventBus,
  Families,
  Http,
  Kernel,
  KernelStorage,
  Key,
  Log,
  Modal,
  NameResolver,
  Router,
  Toasts,
} from '@billfold/kernel'
import type { Lazy } from '@billfold/kernel/lazy'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import type { AfterForm } from './after-form.js'
import { type Send, type SendArguments, type SendDraft, type SendStart, type SendToken, type SentTransfer, sendKey } from './contract.js'
import { FamilyCode } from './family-code.js'
import { MostTaker } from './form/most-taker.js'
import { SendForm } from './form/send-form.js'
import { worthOf } from './form/money.js'
import type { Holder } from './guard/acquaintances.js'
import { lateAfterForm } from './late-after-form.js'
import { en } from './messages/en.js'
import { Outbox } from './outbox/outbox.js'
import { nameResolvers } from './receiver/name-resolvers.js'
import { ReceiverLookup } from './receiver/receiver-lookup.js'
import { Batch } from './review/batch.js'
import type { Review } from './review/review.js'
import { SendTokens } from './tokens/send-tokens.js'

/** The services of the kernel that sending works with. */
export interface SendNeeds {
  readonly families: Families
  readonly modal: Modal
  readonly router: Router
  readonly toasts: Toasts
  readonly events: EventBus
  readonly storage: KernelStorage
  readonly log: Log
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly http: Http
  readonly networks: Kernel['networks']
  readonly slots: Kernel['slots']
  readonly uuid: () => string
}

/** The key of the store for the plugin's own views. */
export const sendStoreKey: Key<SendStore> = sendKey as Key<SendStore>

/** Sending, from the first key to what became of it. It follows the account in front by itself. */
export class SendStore implements Send {
  hash: string | undefined = undefined
  review: Review | undefined = undefined
  readonly family: FamilyCode
  readonly form: SendForm
  readonly most: MostTaker
  readonly tokens: SendTokens
  readonly outbox: Outbox
  readonly batch: Batch
  private readonly after: Lazy<AfterForm>
  private readonly lookup: ReceiverLookup
  private readonly needs: SendNeeds
  private started: SendStart | undefined
  private loadResolver: ((resolver: Key<NameResolver>) => Promise<NameResolver>) | undefined = undefined
  private readonly ending = new AbortController()
  private readonly undo: () => void

  constructor(needs: SendNeeds) {
    const { families, storage, clock } = needs
    this.needs = needs
    this.family = new FamilyCode(needs)
    this.tokens = new SendTokens({ ...needs, nativeAddress: () => this.family.nativeAddress })
    this.outbox = new Outbox(storage, clock)
    this.after = lateAfterForm({
      ...needs,
      outbox: this.outbox,
      signal: this.ending.signal,
      onSettled: (transfer) => this.settled(transfer),
    })
    this.batch = new Batch({ ...needs, after: this.after, tokens: () => this.tokens.all })
    this.lookup = new ReceiverLookup({
      ...needs,
      isAddress: () => this.adapter?.isAddress,
      resolvers: (name) => nameResolvers({ slots: needs.slots, load: this.loadResolver }, name, families.activeNamespace),
    })
    this.form = new SendForm({
      tokens: () => this.batch.tokens,
      lookup: this.lookup,
      readLink: (text) => this.after.use((after) => after.readLink(text, { adapter: this.adapter, isName: this.lookup.takesName })),
      canTransfer: () => this.adapter === undefined || this.adapter.transfer !== undefined,
      longestMemo: () => this.family.longestMemo,
    })
    this.most = new MostTaker({
      ...needs,
      form: this.form,
      adapter: () => this.adapter,
      receiver: () => this.receiverAddress,
      mostSendable: (question) => this.after.use((after) => after.mostSendable(question)),
    })
    makeAutoObservable<this, 'needs' | 'loadResolver' | 'after' | 'lookup' | 'ending' | 'started' | 'undo'>(
      this,
      {
        ...{ review: observableRef, loadResolver: observableRef },
        ...{ family: false, form: false, most: false, tokens: false, outbox: false, batch: false },
        ...{ needs: false, ending: false, started: false, undo: false, after: false, lookup: false },
      },
      { autoBind: true },
    )
    const unfollow = reaction(() => families.activeCaipAddress, this.follow, { fireImmediately: true })
    // Transfers of this page or another tab are followed to their end.
    const isWaiting = (): boolean => this.outbox.isWaiting
    const stopWaiting = when(isWaiting, () => void this.meetAccount())
    this.undo = () => [unfollow, stopWaiting].forEach((step) => step())
  }

  /** The family's code, once it is here. */
  get adapter(): ChainAdapter | undefined {
    return this.family.adapter
  }

  get token(): SendToken | undefined {
    return this.form.token
  }

  get sendTokenAmount(): string {
    return this.form.amountText
  }

  get receiverAddress(): string {
    const { receiver } = this.form
    return receiver.kind === 'known' ? receiver.address : ''
  }

  get receiverProfileName(): string | undefined {
    const { receiver } = this.form
    return receiver.kind === 'known' ? receiver.name : undefined
  }

  get receiverProfileImageUrl(): string | undefined {
    return undefined
  }

  get networkBalanceInUSD(): string | undefined {
    const native = this.tokens.all.find(({ address }) => address === undefined)
    return native && worthOf(native.held, native.decimals, native.price)
  }

  get tokenBalances(): readonly SendToken[] {
    return this.tokens.all
  }

  get loading(): boolean {
    return this.review?.approval.phase === 'asking'
  }

  get sent(): readonly SentTransfer[] {
    const account = this.needs.families.activeCaipAddress
    return this.outbox.all.filter((transfer) => transfer.account === account)
  }

  send(transfer: SendArguments): Promise<{ readonly hash: string }> {
    return this.needs.modal.perform('WalletSend', transfer)
  }

  /** Reads what can be sent, and the family's code, as far as they are not here. Never rejects. */
  async prepare(): Promise<void> {
    this.tokens.renew()
    await Promise.all([this.family.load(), this.meetAccount()])
  }

  /** Puts the transfer together for the review, as soon as the code for that is here. Rejects for what is missing. */
  async startReview(): Promise<Review> {
    const review = await this.after.use((after) => after.review(this.form, this.adapter))
    runInAction(() => (this.review = review))
    return review
  }

  /** Lets what is reviewed wait for another transfer, to be approved with it. */
  addAnother(): boolean {
    const { review, adapter, form } = this
    if (review === undefined || adapter === undefined || !this.batch.mayAdd(review)) return false
    this.batch.add(review, adapter)
    form.reset()
    form.chooseToken(review.transfer.token.key)
    this.review = undefined
    return true
  }

  /** Reviews the last of those that wait, after all without another one. */
  takeBack(): void {
    const last = this.batch.waiting.at(-1)
    if (last === undefined) return
    this.batch.remove(last)
    this.review = last
  }

  fillIn({ token, amount, to, memo }: SendDraft): void {
    if (token !== undefined) this.form.chooseToken(token)
    if (amount !== undefined) this.form.type(amount)
    if (to !== undefined) this.form.writeReceiver(to)
    if (memo !== undefined) this.form.writeMemo(memo)
  }

  /** Takes the way to those who know names: views have it, and plugins load only what they declare. */
  askNamesBy(load: (resolver: Key<NameResolver>) => Promise<NameResolver>): void {
    this.loadResolver = load
  }

  /** Begins with a token that a view of the page names. Coming back to the form keeps the one that was chosen since. */
  startWith(start: SendStart): Promise<void> {
    if (this.started !== start) this.form.chooseToken((this.started = start).token)
    return this.prepare()
  }

  /** Fills in what a host has said, alone: what waited is dropped. What cannot be is told in a toast, and the form stays as it was. */
  async openWith(given: SendArguments): Promise<void> {
    await this.prepare()
    const token = await this.after.use((after) => after.tokenOf(given, { adapter: this.adapter, tokens: this.tokens.all }))
    this.batch.clear()
    if (token !== undefined) this.form.fix(token, given)
  }

  /** Asks the wallet for what was reviewed. The name of the transaction; undefined when it was not sent, or nobody knows. */
  async approve(): Promise<SentTransfer | undefined> {
    const { review, adapter } = this
    if (review === undefined || adapter === undefined) return undefined
    const sent = await this.batch.approve(review, adapter)
    if (sent === undefined) return undefined
    this.finish(sent.hash)
    return sent
  }

  /** The transfer in one call, for who has a view of their own: reviews what the form holds, and asks the wallet. */
  async sendToken(): Promise<string | undefined> {
    await this.startReview()
    return (await this.approve())?.hash
  }

  reset(): void {
    this.form.reset()
    this.batch.clear()
    this.review = undefined
    this.hash = undefined
  }

  dispose(): void {
    this.undo()
    this.ending.abort()
    this.lookup.dispose()
    this.after.value?.dispose()
    this.after.dispose()
    this.outbox.dispose()
    this.tokens.dispose()
  }

  /** Has the history of the account read. Without the code for it nothing is sent: the review says so. */
  private async meetAccount(): Promise<void> {
    try {
      await this.after.use(({ judge }) => judge.meet(this.holder))
    } catch (error) {
      this.needs.log.warn('Sending is not ready', error)
    }
  }

  private get holder(): Holder | undefined {
    const { session, network } = this.needs.families.active ?? {}
    return session === undefined || network === undefined
      ? undefined
      : { address: session.account.address, network, accounts: session.accounts }
  }

  private settled(transfer: SentTransfer): void {
    if (transfer.account === this.needs.families.activeCaipAddress) this.tokens.outdate()
  }

  private finish(hash: string | undefined): void {
    const { modal, events, families, toasts } = this.needs
    toasts.show({ variant: 'success', message: en.started, words: { set: 'send', key: 'started' } })
    this.reset()
    this.hash = hash
    const namespace = families.activeNamespace
    if (namespace !== undefined) events.publish('balance:changed', { namespace })
    this.tokens.outdate()
    if (hash !== undefined) modal.finish('WalletSend', { hash })
  }

  /** Whoever has left leaves nothing here. Another account or network keeps what was typed: what was reviewed is refused then. */
  private follow(account: string | undefined): void {
    if (account === undefined) this.reset()
    this.family.leave()
  }
}
