import type { ChainNamespace, DevicePort, EventBus, Families } from '@billfold/kernel'
import { type AccountQuestion, Resource, type ResourceOptions, activeQuestion, every, onReturn } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Activity, ActivityMonth, NewestPage, Transaction } from './contract.js'
import { byMonth } from './history/by-month.js'
import { type KnownHistory, type OlderPage, sorted, withNewest, withOlder } from './history/known-history.js'
import { onTheWay, plainHash } from './history/on-the-way.js'
import * as limits from './limits.js'

/** A page further down than all that are known. */
interface OlderQuestion extends AccountQuestion {
  readonly cursor: string
}

type Newest = ResourceOptions<AccountQuestion, NewestPage>

/** Parts of the activity. */
export interface ActivityParts extends Required<Pick<Newest, 'clock' | 'cached'>> {
  readonly families: Pick<Families, 'active' | 'account'>
  readonly device: Pick<DevicePort, 'isOnline' | 'watch'>
  readonly events: Pick<EventBus, 'on'>
  newest(question: AccountQuestion, signal: AbortSignal): Promise<NewestPage>
  older(question: AccountQuestion, cursor: string, signal: AbortSignal): Promise<OlderPage>
  /** Hears of a page that did not come. */
  onFailure(question: AccountQuestion, error: unknown): void
}

/** The history of the account in front, ready for views. It follows the account by itself. */
export class ActivityStore implements Activity {
  readonly newest: Resource<AccountQuestion, NewestPage>
  private readonly older: Resource<OlderQuestion, OlderPage>
  private known: KnownHistory | undefined = undefined
  private followers = 0
  private readonly undo: readonly (() => void)[]

  constructor(private readonly parts: ActivityParts) {
    const { clock, onFailure } = parts
    const shared = { clock, onFailure, key: ({ key }: AccountQuestion) => key }
    this.newest = new Resource({
      ...shared,
      ...{ cached: parts.cached, isReachable: () => parts.device.isOnline(), fresh: limits.fresh, lockout: limits.lockout },
      load: (question, { signal }) => parts.newest(question, signal),
      onAnswer: (_, answer) => {
        if (answer !== undefined) this.known = withNewest(this.known, answer.value)
      },
    })
    this.older = new Resource<OlderQuestion, OlderPage>({
      ...shared,
      load: (question, { signal }) => parts.older(question, question.cursor, signal),
      onAnswer: ({ cursor }, answer) => {
        // A new first page may have dropped what this one goes on from.
        if (answer !== undefined && this.known?.next === cursor) this.known = withOlder(this.known, answer.value)
      },
    })
    makeAutoObservable<this, 'known' | 'older' | 'parts' | 'undo'>(
      this,
      { known: observableRef, older: false, newest: false, parts: false, undo: false },
      { autoBind: true },
    )
    let stopLooking: (() => void) | undefined
    const look = (isNeeded: boolean): void => {
      stopLooking?.()
      stopLooking = isNeeded ? every(clock, limits.pendingCheck, () => void this.newest.refresh()) : undefined
    }
    this.undo = [
      reaction(() => this.question, this.turn, { fireImmediately: true }),
      reaction(() => this.followers > 0 && this.pending.length > 0, look),
      onReturn(parts.device, () => this.followers > 0 && this.renew()),
      // A change of a balance stands in the history, also that of a transfer which was on its way.
      parts.events.on('balance:changed', ({ namespace }) => this.hasChanged(namespace)),
      () => look(false),
      this.newest.dispose,
      this.older.dispose,
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

  get olderPhase(): Activity['olderPhase'] {
    return this.older.phase
  }

  async loadOlder(): Promise<void> {
    const { question, known, older } = this
    if (question === undefined || known?.next === undefined) return
    older.aim({ ...question, key: `${question.key} ${known.next}`, cursor: known.next })
    await older.refresh()
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
    this.known = undefined
  }

  private get transactions(): readonly Transaction[] {
    return this.known?.transactions ?? []
  }

  /** What this page sent and the service does not know yet. Where it tells nothing at all nobody would learn how it ended. */
  private get sent(): readonly Transaction[] {
    const { question, transactions, parts, newest } = this
    if (question === undefined || newest.value?.isKnown === false) return []
    const all = parts.families.account(question.network.chainNamespace)?.sent ?? []
    return onTheWay(all, { ...question, told: transactions, now: parts.clock.now() })
  }

  private get question(): AccountQuestion | undefined {
    return activeQuestion(this.parts.families)
  }

  private hasChanged(namespace: ChainNamespace): void {
    if (this.followers > 0 && this.question?.network.chainNamespace === namespace) void this.newest.refresh()
  }

  private turn(question: AccountQuestion | undefined, last?: AccountQuestion): void {
    if (question?.key !== last?.key) {
      this.older.aim(undefined)
      this.known = undefined
    }
    this.newest.aim(question)
    if (this.followers > 0) this.renew()
  }
}
