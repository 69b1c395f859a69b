import type { ConnectOutcome, Connector, Kernel } from '@billfold/kernel'
import { isPending } from '@billfold/kernel'
import type { ViewScope } from '@billfold/ui/kit'
import { makeAutoObservable, runInAction, when } from 'mobx'

import { rememberWallet } from './remembered-wallets.js'

/** Where the question to a wallet stands, as a person sees it. `gone`: the wallet is not there any more. */
export type AttemptPhase = 'waiting' | 'slow' | 'connected' | 'declined' | 'failed' | 'pending' | 'gone'

/** After this long without an answer there is a hint, in milliseconds. */
const slowAfter = 60_000

/** How long the connection is seen to stand before the modal closes, in milliseconds. */
const doneFor = 900

const phases = { connected: 'connected', refused: 'declined', failed: 'failed', cancelled: 'waiting' } as const satisfies Record<
  ConnectOutcome['status'],
  AttemptPhase
>

interface AskedTurn {
  readonly connector: Connector
  /** Which question it was: an answer to an earlier one is of no interest. */
  readonly turn: number
}

/** One wallet that is asked to connect, for as long as its view is in the history. Leaving the view calls the question off. */
export class ConnectAttempt {
  phase: AttemptPhase = 'waiting'
  private turn = 0
  /** Calls off what is waited for. */
  private readonly undo: (() => void)[] = []

  constructor(
    private readonly kernel: Kernel,
    private readonly scope: ViewScope,
  ) {
    makeAutoObservable<this, 'kernel' | 'scope' | 'turn' | 'undo'>(
      this,
      { kernel: false, scope: false, turn: false, undo: false },
      { autoBind: true },
    )
    scope.onLeave(() => this.leave())
    // Made while a view is drawn: a wallet is asked when that is over, unless the view has gone again.
    queueMicrotask(() => this.turn === 0 && void this.ask())
  }

  get wallet(): string {
    const { data } = this.scope.entry
    const entry = typeof data === 'object' && 'wallet' in data ? data.wallet : undefined
    return this.connector?.name ?? entry?.name ?? this.target.connectorId
  }

  get connector(): Connector | undefined {
    const { connectorId: id, namespace } = this.target
    return this.kernel.connectors.find({ id, namespace })
  }

  /** Asks the wallet, again if need be. One that is asked already is not asked twice. */
  async ask(): Promise<void> {
    const { connector, kernel } = this
    this.turn += 1
    const { turn } = this
    this.callOff()
    if (connector === undefined) return this.enter('gone')
    this.enter('waiting')
    this.after(slowAfter, () => this.phase === 'waiting' && this.enter('slow'))
    const outcome = await this.outcomeOf({ connector, turn })
    if (turn !== this.turn) return
    this.callOff()
    if (outcome.status === 'cancelled') return
    this.enter(outcome.status === 'failed' && isPending(outcome.error) ? 'pending' : phases[outcome.status])
    if (outcome.status === 'connected') this.succeed(connector)
    if (this.phase === 'pending') void kernel.connections.connect(connector).then((late) => this.follow(late, { connector, turn }))
  }

  /** The app's other views come first: one that opened meanwhile, such as signing in, stays, and it ends when that one was left. */
  private finish(): void {
    this.undo.push(when(() => this.kernel.router.current === this.scope.entry, this.end))
  }

  private end(): void {
    const { router, modal, options } = this.kernel
    if (!options.isEmbedded) return modal.close()
    router.reset('Account')
  }

  private succeed(connector: Connector): void {
    rememberWallet(this.kernel, connector)
    this.after(doneFor, () => this.finish())
  }

  private follow(late: ConnectOutcome, { connector, turn }: AskedTurn): void {
    if (turn !== this.turn || late.status === 'cancelled' || late.status === 'failed') return
    this.enter(phases[late.status])
    if (late.status === 'connected') this.succeed(connector)
  }

  private async outcomeOf({ connector, turn }: AskedTurn): Promise<ConnectOutcome> {
    const { families, connections } = this.kernel
    try {
      // A family that nobody can read from would be connected to no use.
      await families.needAdapter(connector.namespace, 'connectExternal')
      return turn === this.turn ? await connections.connect(connector) : { status: 'cancelled' }
    } catch (error) {
      this.kernel.log.error(`${connector.name} could not be asked to connect`, error)
      return { status: 'failed', error: error as Extract<ConnectOutcome, { status: 'failed' }>['error'] }
    }
  }

  private leave(): void {
    this.turn += 1
    this.callOff()
    this.kernel.connections.cancel(this.target.namespace)
  }

  private enter(phase: AttemptPhase): void {
    runInAction(() => (this.phase = phase))
    this.scope.tell(threads[phase])
  }

  private get target(): { readonly connectorId: string; readonly namespace: Connector['namespace'] } {
    return this.scope.entry.data as { readonly connectorId: string; readonly namespace: Connector['namespace'] }
  }

  private after(milliseconds: number, run: () => void): void {
    const timer = setTimeout(run, milliseconds)
    this.undo.push(() => clearTimeout(timer))
  }

  private callOff(): void {
    for (const step of this.undo.splice(0)) step()
  }
}

const threads = {
  waiting: 'pending',
  slow: 'pending',
  pending: 'pending',
  connected: 'ok',
  declined: 'declined',
  failed: 'error',
  gone: 'error',
} as const satisfies Record<AttemptPhase, string>
