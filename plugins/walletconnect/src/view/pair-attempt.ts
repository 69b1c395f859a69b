import { type ConnectOutcome, type Connector, type Kernel, type WalletEntry, connectorIds, kernelKey } from '@billfold/kernel'
import type { ThreadState, ViewScope } from '@billfold/ui/kit'
import { makeAutoObservable, reaction, runInAction } from 'mobx'

import { type Pairing, pairingKey } from '../contract.js'

/** Where a pairing stands, as a person sees it. */
export type PairPhase = 'waiting' | 'connected' | 'declined' | 'failed'

/** How long the connection is seen to stand before the modal closes, in milliseconds. */
const doneFor = 900

const phases = { connected: 'connected', refused: 'declined', failed: 'failed', cancelled: 'waiting' } as const satisfies Record<
  ConnectOutcome['status'],
  PairPhase
>

const threads = { waiting: 'pending', connected: 'ok', declined: 'declined', failed: 'error' } as const satisfies Record<
  PairPhase,
  ThreadState
>

/** One wallet that is paired with, for as long as its view is in the history. Leaving the view calls it off; the link lives on. */
export class PairAttempt {
  phase: PairPhase = 'waiting'
  private turn = 0
  private stopClosing: (() => void) | undefined = undefined

  constructor(
    private readonly kernel: Kernel,
    private readonly scope: ViewScope,
  ) {
    makeAutoObservable<this, 'kernel' | 'scope' | 'turn' | 'stopClosing'>(
      this,
      { kernel: false, scope: false, turn: false, stopClosing: false },
      { autoBind: true },
    )
    scope.onLeave(() => this.leave())
    scope.onLeave(reaction(() => this.pairing.problem, this.tell))
    // Made while a view is drawn: the pairing begins when that is over, unless the view has gone again.
    void Promise.resolve().then(() => (this.turn === 0 ? this.ask() : undefined))
  }

  get wallet(): WalletEntry | undefined {
    const { data } = this.scope.entry
    return typeof data === 'object' && 'wallet' in data ? data.wallet : undefined
  }

  /** Waits for a wallet, again if need be. */
  async ask(): Promise<void> {
    this.turn += 1
    const { turn, connector, kernel, wallet } = this
    if (connector === undefined) return this.enter('failed')
    this.enter('waiting')
    const isHere = kernel.get(kernelKey('device')).isMobile && wallet !== undefined
    const outcome = await kernel.connections.connect(connector, { method: isHere ? 'mobile' : 'qrcode' })
    if (turn !== this.turn || outcome.status === 'cancelled') return
    this.enter(phases[outcome.status])
    if (outcome.status === 'connected') this.stopClosing = kernel.get(kernelKey('clock')).after(doneFor, this.finish)
  }

  /** Keeps the wallet that is gone to. */
  choose(): void {
    this.pairing.choose(this.wallet)
  }

  private get pairing(): Pairing {
    return this.kernel.get(pairingKey)
  }

  private get connector(): Connector | undefined {
    const { connectors, families } = this.kernel
    const namespace = connectors.filter ?? families.activeNamespace
    return namespace === undefined ? undefined : connectors.find({ id: connectorIds.walletConnect, namespace })
  }

  /** The app's other views come first: one that opened meanwhile, such as signing in, stays. */
  private finish(): void {
    const { router, modal, options } = this.kernel
    if (router.current !== this.scope.entry) return
    if (options.isEmbedded) router.reset('Account')
    else modal.close()
  }

  private leave(): void {
    this.turn += 1
    this.stopClosing?.()
    this.kernel.connections.cancel(this.connector?.namespace)
  }

  private enter(phase: PairPhase): void {
    runInAction(() => (this.phase = phase))
    this.tell()
  }

  /** Nobody waits where there is no code to wait for. */
  private tell(): void {
    this.scope.tell(this.phase === 'waiting' && this.pairing.problem !== undefined ? 'error' : threads[this.phase])
  }
}
