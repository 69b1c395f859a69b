import type { Families } from '@billfold/kernel'
import { type AccountQuestion, type Answer, Resource, type ResourceOptions, activeQuestion } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Activity, ActivityMonth, NewestPage, Transaction } from './contract.js'
import { byMonth } from './history/by-month.js'
import { type KnownHistory, type OlderPage, sorted, withNewest, withOlder } from './history/known-history.js'
import { onTheWay, plainHash } from './history/on-the-way.js'
import { limits } from './limits.js'

type Newest = ResourceOptions<AccountQuestion, NewestPage>

/** Parts of the activity. */
export interface ActivityParts {
  readonly families: Pick<Families, 'active' | 'account'>
  readonly newest: Pick<Newest, 'clock' | 'load' | 'cached' | 'isReachable' | 'onFailure'>
  loadOlder(question: AccountQuestion, cursor: string, signal: AbortSignal): Promise<OlderPage>
  /** Hears of an older page that did not come. */
  onOlderFailure(question: AccountQuestion, error: unknown): void
  /** Runs something when the device is back online, or the page is visible again. */
  watchReturn(run: () => void): () => void
}

/** The history of the account in front, ready for views. It follows the account by itself. */
export class ActivityStore implements Activity {
  olderPhase: Activity['olderPhase'] = 'idle'
  readonly newest: Resource<AccountQuestion, NewestPage>
  private known: KnownHistory | undefined = undefined
  private question: AccountQuestion | undefined = undefined
  private older: AbortController | undefined = undefined
  private followers = 0
  private stopCheck: () => void = () => undefined
  private readonly parts: ActivityParts
  private readonly undo: readonly (() => void)[]

  constructor(parts: ActivityParts) {
    this.parts = parts
    this.newest = new Resource({
      ...parts.newest,
      ...{ key: ({ key }) => key, fresh: limits.fresh, lockout: limits.lockout },
      onAnswer: (question, answer) => this.take(question, answer),
    })
    makeAutoObservable<this, 'known' | 'question' | 'older' | 'stopCheck' | 'parts' | 'undo'>(
      this,
      { known: observableRef, question: observableRef, older: false, newest: false, stopCheck: false, parts: false, undo: false },
      { autoBind: true },
    )
    this.undo = [
      reaction(() => activeQuestion(parts.families), this.turn, { fireImmediately: true }),
      reaction(() => this.followers > 0 && this.pending.length > 0, this.check),
      parts.watchReturn(() => this.followers > 0 && this.renew()),
    ]
  }

  get pending(): readonly Transaction[] {
    const told = this.transactions.filter(({ status }) => status === 'pending')
    return sorted([...this.sent, ...told]).slice(0, limits.pending)
  }

  get mined(): readonly Transaction[] {
    return this.transactions.filter(({ status }) => status !== 'pending')
  }

  get months(): readonly ActivityMonth[] {
    return byMonth(this.mined)
  }

  get hasOlder(): boolean {
    return this.known?.next !== undefined
  }

  async loadOlder(): Promise<void> {
    const { question, known, parts, older } = this
    if (question === undefined || known?.next === undefined || older !== undefined) return
    const controller = new AbortController()
    this.older = controller
    this.olderPhase = 'loading'
    try {
      const page = await parts.loadOlder(question, known.next, controller.signal)
      if (!controller.signal.aborted) runInAction(() => this.append(page))
    } catch (error) {
      if (!controller.signal.aborted) runInAction(() => this.fail(question, error))
    }
  }

  renew(): void {
    void this.newest.renew()
  }

  follow(): () => void {
    this.followers += 1
    this.renew()
    return () => runInAction(() => void (this.followers -= 1))
  }

  find(id: string): Transaction | undefined {
    const wanted = plainHash(id)
    return [...this.sent, ...this.transactions].find((one) => plainHash(one.id) === wanted || plainHash(one.hash) === wanted)
  }

  dispose(): void {
    for (const step of this.undo) step()
    this.stopCheck()
    this.forget()
    this.newest.dispose()
  }

  private get transactions(): readonly Transaction[] {
    return this.known?.transactions ?? []
  }

  /** What this page sent and the service does not know yet. Where it tells nothing at all nobody would learn how it ended. */
  private get sent(): readonly Transaction[] {
    const { question, transactions, parts, newest } = this
    if (question === undefined || newest.value?.isKnown === false) return []
    const { address, network } = question
    const all = parts.families.account(network.chainNamespace)?.sent ?? []
    return onTheWay(all, { network, address, told: transactions, now: parts.newest.clock.now() })
  }

  private turn(question: AccountQuestion | undefined): void {
    if (question?.key !== this.question?.key) this.forget()
    this.question = question
    this.newest.aim(question)
    if (this.followers > 0) this.renew()
  }

  private take(_: AccountQuestion, answer: Answer<NewestPage> | undefined): void {
    if (answer !== undefined) this.known = withNewest(this.known, answer.value)
  }

  private append(page: OlderPage): void {
    this.older = undefined
    this.olderPhase = 'idle'
    if (this.known !== undefined) this.known = withOlder(this.known, page)
  }

  private fail(question: AccountQuestion, error: unknown): void {
    this.older = undefined
    this.olderPhase = 'failed'
    this.parts.onOlderFailure(question, error)
  }

  private forget(): void {
    this.older?.abort()
    this.older = undefined
    this.olderPhase = 'idle'
    this.known = undefined
  }

  /** Looks again and again while something is on its way and somebody watches. */
  private check(isNeeded: boolean): void {
    this.stopCheck()
    if (!isNeeded) return
    this.stopCheck = this.parts.newest.clock.after(limits.pendingCheck, () => {
      void this.newest.refresh()
      this.check(true)
    })
  }
}
