import {
  type Alerts,
  type BillfoldError,
  type DevicePort,
  type Log,
  type Publish,
  type WalletEntry,
  isBillfoldError,
  walletError,
} from '@billfold/kernel'
import { makeObservable, observableRef, runInAction } from 'mobx'

import type { Pairing, PairingProblem, PairingState, WalletForm, WalletLink } from '../contract.js'
import { pairingProblem } from '../errors.js'
import type { LinkMaker } from './link-maker.js'
import { type LinkListener, type MadeLink, PairingLink, type PairingLinkNeeds, type Settlement } from './pairing-link.js'
import { type PairingMove, type PairingPhase, isMaking, nextPhase } from './pairing-machine.js'

export interface PairingNeeds extends PairingLinkNeeds {
  readonly maker: Pick<LinkMaker, 'make'>
  readonly device: Pick<DevicePort, 'isOnline' | 'watch'>
  readonly alerts: Pick<Alerts, 'raiseFor'>
  readonly log: Pick<Log, 'warn' | 'debug'>
  readonly publish: Publish
  readonly choose: Pairing['choose']
  readonly lend: Pairing['lend']
  /** Makes the link of a wallet with a pairing in it. */
  linkOf(request: { readonly wallet: WalletEntry; readonly form: WalletForm; readonly uri: string }): WalletLink | undefined
  /** Ends a session that a wallet approved too late, or that nobody waits for any more. */
  reject(settlement: Settlement): void
  /** Tells the visitor that a link was too old. */
  tellExpired(): void
  /** Keeps whether a wallet may still answer: a page that is loaded anew looks for the answer. */
  expectAnswer(isExpected: boolean): void
}

interface Waiter {
  readonly resolve: (settlement: Settlement) => void
  readonly reject: (reason: BillfoldError) => void
}

/** Approval of a link. `isLate`: it came after the end of the link. */
interface Approval {
  readonly settlement: Settlement
  readonly isLate: boolean
}

/** Content of the screen. */
interface Shown {
  readonly link?: PairingLink
  readonly problem?: PairingProblem
  readonly isRenewed?: boolean
}

/** The pairing link on the screen. `pairing-machine.ts` decides when one is made, renewed and removed. */
export class PairingStore implements Pairing {
  state: PairingState = 'idle'
  uri: string | undefined = undefined
  problem: PairingProblem | undefined = undefined
  isRenewed = false
  private phase: PairingPhase = 'idle'
  /** The link on the screen. Earlier ones can still be taken until their own end. */
  private shown: PairingLink | undefined = undefined
  private attempts = 0
  private readonly links = new Set<PairingLink>()
  private readonly waiters = new Set<Waiter>()
  private readonly disposal = new AbortController()
  private readonly unwatch: () => void

  constructor(private readonly needs: PairingNeeds) {
    makeObservable(this, { state: observableRef, uri: observableRef, problem: observableRef, isRenewed: observableRef })
    this.unwatch = needs.device.watch((change) => {
      if (change === 'online' && this.isAwaited) this.retry()
    })
  }

  /** Somebody waits for a wallet. */
  get isAwaited(): boolean {
    return this.waiters.size > 0
  }

  /** Waits for a wallet to approve the link, and makes one when there is none. */
  waitForWallet(signal: AbortSignal): Promise<Settlement> {
    return new Promise((resolve, reject) => {
      const waiter = { resolve, reject }
      this.waiters.add(waiter)
      signal.addEventListener('abort', () => this.leave(waiter), { once: true })
      if (this.state === 'ready') this.needs.expectAnswer(true)
      this.start()
    })
  }

  /** Hands a settlement to whoever waits; false when nobody does. */
  settle(settlement: Settlement): boolean {
    const waiters = this.takeWaiters()
    for (const { resolve } of waiters) resolve(settlement)
    return waiters.length > 0
  }

  start(): void {
    this.move('start')
  }

  retry(): void {
    this.move('retry')
  }

  link(wallet: WalletEntry, form: WalletForm): WalletLink | undefined {
    return this.uri === undefined ? undefined : this.needs.linkOf({ wallet, form, uri: this.uri })
  }

  choose(...wallet: Parameters<Pairing['choose']>): void {
    this.needs.choose(...wallet)
  }

  lend(...load: Parameters<Pairing['lend']>): void {
    this.needs.lend(...load)
  }

  /** The client of the link was closed: nobody can answer the link any more. */
  lose(): void {
    this.move('lost')
  }

  dispose(): void {
    this.unwatch()
    this.disposal.abort()
    this.waiters.clear()
    for (const link of this.links) link.dispose()
  }

  private move(move: PairingMove, shown: Shown = {}): void {
    const phase = nextPhase({ phase: this.phase, isAwaited: this.isAwaited }, move)
    if (phase === undefined) return
    this.phase = phase
    // A link that is being renewed stays on the screen.
    if (phase !== 'renewing') this.show(phase, shown)
    if (isMaking(phase)) void this.make()
  }

  private show(state: PairingState, { link, problem, isRenewed = false }: Shown): void {
    this.shown = link
    runInAction(() => {
      this.state = state
      this.uri = link?.uri
      this.problem = problem
      this.isRenewed = isRenewed
    })
    this.needs.publish('pairing:changed', { state })
  }

  private async make(): Promise<void> {
    this.attempts += 1
    const attempt = this.attempts
    const { signal } = this.disposal
    // A wallet may use the link before, or the client may close, while the next link is made.
    const isWanted = (): boolean => attempt === this.attempts && isMaking(this.phase) && !signal.aborted
    try {
      const link = this.follow(await this.needs.maker.make(signal))
      if (isWanted()) this.onMade(link)
      else link.dispose()
    } catch (error) {
      if (isWanted()) this.onFailed(error)
    }
  }

  private follow(made: MadeLink): PairingLink {
    const { clock, log } = this.needs
    const listener: LinkListener = {
      onNearlyOver: () => link === this.shown && this.move('nearlyOver'),
      onApproved: (settlement, isLate) => this.onApproved(link, { settlement, isLate }),
      onDeclined: (error) => this.onDeclined(link, error),
    }
    const link: PairingLink = new PairingLink(made, { clock, log, listener })
    this.links.add(link)
    return link
  }

  private onMade(link: PairingLink): void {
    this.move('made', { link, isRenewed: this.phase === 'renewing' })
    if (this.isAwaited) this.needs.expectAnswer(true)
  }

  private onFailed(error: unknown): void {
    const { alerts, device, log } = this.needs
    log.warn('A pairing link could not be made', error)
    if (isBillfoldError(error, 'pairing/refused')) alerts.raiseFor(error.context.reason)
    this.move('failed', { problem: pairingProblem(error, device.isOnline()) })
  }

  private onApproved(link: PairingLink, { settlement, isLate }: Approval): void {
    this.links.delete(link)
    if (isLate) this.needs.tellExpired()
    if (link === this.shown) this.move('used')
    if (isLate || !this.settle(settlement)) this.needs.reject(settlement)
  }

  private onDeclined(link: PairingLink, error: unknown): void {
    this.links.delete(link)
    // A link that was replaced expires by itself.
    if (link !== this.shown || isProposalExpiry(error)) return
    this.move('used')
    this.needs.expectAnswer(false)
    for (const { reject } of this.takeWaiters()) reject(walletError('wallet/refused', {}, error))
  }

  /** A visitor who left the view does not want the answer any more. */
  private leave(waiter: Waiter): void {
    if (this.waiters.delete(waiter) && !this.isAwaited) this.needs.expectAnswer(false)
  }

  private takeWaiters(): readonly Waiter[] {
    const waiters = [...this.waiters]
    this.waiters.clear()
    return waiters
  }
}

/** The SDK itself gives a proposal up after five minutes. */
function isProposalExpiry(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && /proposal expired/i.test(String(error.message))
}
