import { type ConnectOutcome, type Kernel, kernelKey } from '@billfold/kernel'
import { makeAutoObservable, reaction, runInAction, when } from 'mobx'

import { type CreateForVisit, type ViewScope, useVisit } from '../kernel/view-scope.js'
import type { ThreadState } from '../thread/thread.js'
import { leaveConnected } from './leave-connected.js'

/**
 * State of connecting, as a person sees it. `slow`: no answer for a long time. `pending`: the wallet has the request, and will
 * answer some day. `gone`: there is nothing any more that could be asked.
 */
export type ConnectPhase = 'connected' | 'declined' | 'failed' | 'gone' | 'pending' | 'slow' | 'waiting'

/** The part of a connect flow that its view brings: the request, and what belongs to it. */
export interface ConnectRequest {
  /** Asks for the connection; once more for every further try. Undefined when there is nothing to ask. The signal aborts when nobody waits any more. */
  ask(signal: AbortSignal): Promise<ConnectOutcome> | undefined
  /** Withdraws the request: the visitor leaves. */
  cancel(): void
  /** Runs once the connection stands. */
  onConnected?(): void
  /** True while there is nothing to wait for, such as a code that could not be made. Observed. */
  isBlocked?(): boolean
  /** Absent: it is never called slow. In milliseconds. */
  readonly slowAfter?: number
}

/** How long the connection is shown before the modal closes, in milliseconds. */
const doneFor = 900

const phases = { connected: 'connected', refused: 'declined', failed: 'failed', pending: 'pending' } as const satisfies {
  readonly [S in Exclude<ConnectOutcome['status'], 'cancelled'>]: ConnectPhase
}

const threads = {
  waiting: 'pending',
  slow: 'pending',
  pending: 'pending',
  connected: 'ok',
  declined: 'declined',
  failed: 'error',
  gone: 'error',
} as const satisfies Record<ConnectPhase, ThreadState>

/** One way to connect, from the first request to the closing of the modal, for as long as its view is in the history. */
export class ConnectFlow {
  phase: ConnectPhase = 'waiting'
  /** Aborts the try under way, with its timers. */
  private attempt: AbortController | undefined = undefined
  /** Connections that stood before. */
  private readonly standing: number

  constructor(
    private readonly kernel: Kernel,
    private readonly scope: ViewScope,
    private readonly request: ConnectRequest,
  ) {
    this.standing = kernel.connections.live.length
    makeAutoObservable<this, 'attempt' | 'kernel' | 'request' | 'scope' | 'standing'>(
      this,
      { attempt: false, kernel: false, request: false, scope: false, standing: false },
      { autoBind: true },
    )
    let isLeft = false
    scope.onLeave(() => {
      isLeft = true
      this.attempt?.abort()
      request.cancel()
    })
    // Made while a view is drawn: it tells and asks when that is over, unless the view has gone again.
    queueMicrotask(() => {
      if (isLeft) return
      scope.onLeave(reaction(() => this.thread, scope.tell, { fireImmediately: true }))
      if (this.attempt === undefined) void this.ask()
    })
  }

  /** Asks, again if need be. The answer to an earlier try is of no interest any more. */
  async ask(): Promise<void> {
    this.attempt?.abort()
    const attempt = new AbortController()
    const { signal } = attempt
    this.attempt = attempt
    this.phase = 'waiting'
    const { slowAfter } = this.request
    if (slowAfter !== undefined) this.after(slowAfter, signal, () => this.phase === 'waiting' && this.enter('slow'))
    await this.settle(await this.outcome(signal), signal)
  }

  private get thread(): ThreadState {
    return this.phase === 'waiting' && this.request.isBlocked?.() === true ? 'error' : threads[this.phase]
  }

  private async outcome(signal: AbortSignal): Promise<ConnectOutcome | undefined> {
    try {
      return await this.request.ask(signal)
    } catch (error) {
      this.kernel.log.error('A wallet could not be asked to connect', error)
      return { status: 'failed', error: error as Extract<ConnectOutcome, { status: 'failed' }>['error'] }
    }
  }

  private async settle(outcome: ConnectOutcome | undefined, signal: AbortSignal): Promise<void> {
    if (signal.aborted || outcome?.status === 'cancelled') return
    this.enter(outcome === undefined ? 'gone' : phases[outcome.status])
    if (outcome?.status === 'pending') return this.settle(await outcome.answer, signal)
    if (outcome?.status !== 'connected') return
    this.request.onConnected?.()
    this.after(doneFor, signal, () => this.finish(signal))
  }

  /** Closes once this view is in front: one that opened meanwhile, such as signing in, comes first. */
  private finish(signal: AbortSignal): void {
    const { router } = this.kernel
    const undo = when(
      () => router.current === this.scope.entry,
      () => leaveConnected(this.kernel, { isNew: this.kernel.connections.live.length > this.standing }),
    )
    signal.addEventListener('abort', undo)
  }

  private after(milliseconds: number, signal: AbortSignal, run: () => void): void {
    signal.addEventListener('abort', this.kernel.get(kernelKey('clock')).after(milliseconds, run))
  }

  private enter(phase: ConnectPhase): void {
    runInAction(() => (this.phase = phase))
  }
}

const creators = new WeakMap<CreateForVisit<ConnectRequest>, CreateForVisit<ConnectFlow>>()

/** The connect flow of a visit, by a function of the module that describes its request. To be read in an observer. */
export function useConnectFlow(describe: CreateForVisit<ConnectRequest>): ConnectFlow {
  const create = creators.get(describe) ?? ((kernel, scope) => new ConnectFlow(kernel, scope, describe(kernel, scope)))
  creators.set(describe, create)
  return useVisit(create)
}
