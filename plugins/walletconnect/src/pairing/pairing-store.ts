import type { Alerts, BillfoldError, ClockPort, DevicePort, Log, Publish, WalletEntry } from '@billfold/kernel'
import { isBillfoldError, walletError } from '@billfold/kernel'
import { makeObservable, observableRef, runInAction } from 'mobx'

import type { PairingClient } from '../client/sdk.js'
import type { Pairing, PairingProblem, PairingState, WalletForm, WalletLink } from '../contract.js'
import type { Link } from './link.js'
import type { LinkMaker } from './link-maker.js'
import { lateFor, lifeLeft, pairingLife } from './pairing-life.js'
import { problemOf } from './problem-of.js'

export interface PairingNeeds {
  readonly maker: Pick<LinkMaker, 'make'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly device: Pick<DevicePort, 'isOnline' | 'watch'>
  readonly alerts: Pick<Alerts, 'raiseFor'>
  readonly log: Pick<Log, 'warn' | 'debug'>
  readonly publish: Publish
  readonly choose: Pairing['choose']
  /** The link of a wallet with a pairing in it. */
  linkOf(request: { readonly wallet: WalletEntry; readonly form: WalletForm; readonly uri: string }): WalletLink | undefined
  /** A wallet approved a link whose time was over, or that nobody waits for any more. */
  refuse(client: PairingClient, settled: unknown): void
  /** A visitor reads that a link was too old. */
  tellExpired(): void
  /** Whether a wallet may still answer what somebody waits for here: a page that is loaded anew looks for that. */
  expectAnswer(isExpected: boolean): void
}

/** What a wallet settled, and the client that it settled it with. */
export interface Settlement {
  readonly client: PairingClient
  readonly settled: unknown
}

/** What stands on the screen. */
interface Standing {
  readonly uri?: string
  readonly problem?: PairingProblem
  readonly isRenewed?: boolean
}

interface Waiter {
  readonly resolve: (settlement: Settlement) => void
  readonly reject: (reason: BillfoldError) => void
}

/**
 * The pairing link on the screen. A live one is used again, one that is being made is waited for, and a fresh one takes its
 * place before it dies, as long as somebody waits. Its life is counted by the monotonic clock.
 */
export class PairingStore implements Pairing {
  state: PairingState = 'idle'
  uri: string | undefined = undefined
  problem: PairingProblem | undefined = undefined
  isRenewed = false
  private making: AbortController | undefined = undefined
  private cancelRenewal: (() => void) | undefined = undefined
  private readonly waiters = new Set<Waiter>()
  private readonly open = new Set<Link>()
  private readonly unwatch: () => void

  constructor(private readonly needs: PairingNeeds) {
    makeObservable(this, { state: observableRef, uri: observableRef, problem: observableRef, isRenewed: observableRef })
    this.unwatch = needs.device.watch((change) => {
      if (change === 'online' && this.state === 'failed' && this.waiters.size > 0) this.retry()
    })
  }

  /** Waits for a wallet to approve the link, and makes one when there is none. */
  join(signal: AbortSignal): Promise<Settlement> {
    return new Promise((resolve, reject) => {
      const waiter = { resolve, reject }
      this.waiters.add(waiter)
      signal.addEventListener('abort', () => this.forget(waiter), { once: true })
      if (this.state === 'ready') this.needs.expectAnswer(true)
      this.start()
    })
  }

  /** Somebody waits for a wallet. */
  get isAwaited(): boolean {
    return this.waiters.size > 0
  }

  /** Hands a settlement to whoever waits; false when nobody does. */
  settle(settlement: Settlement): boolean {
    const waiters = this.taken()
    for (const { resolve } of waiters) resolve(settlement)
    return waiters.length > 0
  }

  start(): void {
    if (this.state === 'starting' || this.state === 'ready') return
    void this.make()
  }

  retry(): void {
    if (this.state === 'failed') void this.make()
  }

  link(wallet: WalletEntry, form: WalletForm): WalletLink | undefined {
    return this.uri === undefined ? undefined : this.needs.linkOf({ wallet, form, uri: this.uri })
  }

  choose(...wallet: Parameters<Pairing['choose']>): void {
    this.needs.choose(...wallet)
  }

  /** The client of the link is closed: nobody can answer it any more. */
  lose(): void {
    if (this.state !== 'ready') return
    this.release()
    if (this.isAwaited) this.start()
  }

  dispose(): void {
    this.unwatch()
    this.making?.abort()
    this.cancelRenewal?.()
    this.waiters.clear()
    for (const link of this.open) link.expire()
  }

  private async make({ isRenewed = false } = {}): Promise<void> {
    const making = new AbortController()
    this.making = making
    if (this.uri === undefined) this.become('starting')
    try {
      const link = await this.needs.maker.make(making.signal)
      if (making.signal.aborted) return
      this.cancelRenewal = this.needs.clock.after(lifeLeft(link.madeAt, this.needs.clock.monotonic()), () => this.end())
      this.become('ready', { uri: link.uri, isRenewed })
      if (this.waiters.size > 0) this.needs.expectAnswer(true)
      await this.await(link)
    } catch (error) {
      if (!making.signal.aborted) this.fail(error)
    }
  }

  private async await(link: Link): Promise<void> {
    const { refuse, tellExpired, clock } = this.needs
    this.open.add(link)
    const cancelEnd = clock.after(pairingLife + lateFor, () => link.expire())
    try {
      const settled = await link.approval
      const isLate = clock.monotonic() - link.madeAt > pairingLife
      if (isLate) tellExpired()
      if (link.uri === this.uri) this.release()
      if (isLate || !this.settle({ client: link.client, settled })) refuse(link.client, settled)
    } catch (error) {
      this.declined(link, error)
      this.drop(link)
    } finally {
      cancelEnd()
      this.open.delete(link)
    }
  }

  /** Nobody can take the link any more: nothing of it stays. */
  private drop(link: Link): void {
    link.forget().catch((error: unknown) => this.needs.log.debug('A link that is over could not be forgotten', error))
  }

  /** Whoever left the view does not want the answer any more. */
  private forget(waiter: Waiter): void {
    if (this.waiters.delete(waiter) && this.waiters.size === 0) this.needs.expectAnswer(false)
  }

  /** The code on the screen is nearly over: whoever looks at it gets the next one, and nobody waits for none. */
  private end(): void {
    if (this.waiters.size === 0) return this.release()
    void this.make({ isRenewed: true })
  }

  private declined(link: Link, error: unknown): void {
    // A link that was replaced comes to its end by itself.
    if (link.uri !== this.uri || isProposalExpiry(error)) return
    this.release()
    this.needs.expectAnswer(false)
    for (const { reject } of this.taken()) reject(walletError('wallet/refused', {}, error))
  }

  private fail(error: unknown): void {
    const { alerts, device, log } = this.needs
    const problem = problemOf(error, device.isOnline())
    log.warn('A pairing link could not be made', error)
    if (isBillfoldError(error, 'pairing/refused')) alerts.raiseFor(error.context.reason)
    this.become('failed', { problem })
  }

  /** What stood on the screen is used up. */
  private release(): void {
    this.making = undefined
    this.cancelRenewal?.()
    this.cancelRenewal = undefined
    this.become('idle')
  }

  private taken(): readonly Waiter[] {
    const waiters = [...this.waiters]
    this.waiters.clear()
    return waiters
  }

  private become(state: PairingState, { uri, problem, isRenewed = false }: Standing = {}): void {
    runInAction(() => {
      this.state = state
      this.uri = uri
      this.problem = problem
      this.isRenewed = isRenewed
    })
    this.needs.publish('pairing:changed', { state })
  }
}

/** The SDK gives a proposal up after its own five minutes. */
function isProposalExpiry(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && /proposal expired/i.test(String(error.message))
}
