import type { Kernel, Network } from '@billfold/kernel'
import { isBillfoldError, isRefusal, kernelKey } from '@billfold/kernel'
import type { ThreadState, ViewScope } from '@billfold/ui/kit'
import { makeAutoObservable, runInAction } from 'mobx'

import { leaveNetworkViews } from './leave-network-views.js'

/** Phase of a switch. `asking`: the visitor has not said yes here. `unsupported`: the wallet cannot use the network. */
export type SwitchPhase = 'asking' | 'waiting' | 'done' | 'declined' | 'failed' | 'unsupported'

/** How long the switch is seen to have worked, in milliseconds. */
const doneFor = 700

/** A wallet that is asked to change its network, for as long as the view is in the history. */
export class NetworkAttempt {
  phase: SwitchPhase = 'waiting'
  readonly network: Network
  private isOver = false

  constructor(
    private readonly kernel: Kernel,
    private readonly scope: ViewScope,
  ) {
    const { network, mustConfirm = false } = scope.entry.data as { readonly network: Network; readonly mustConfirm?: boolean }
    this.network = network
    this.phase = mustConfirm ? 'asking' : 'waiting'
    makeAutoObservable<this, 'kernel' | 'scope' | 'isOver'>(
      this,
      { network: false, kernel: false, scope: false, isOver: false },
      { autoBind: true },
    )
    scope.onLeave(() => (this.isOver = true))
    // Made while a view is drawn: the wallet is asked when that is over, unless the view has gone again.
    if (!mustConfirm) queueMicrotask(() => !this.isOver && void this.ask())
  }

  /** Asks the wallet, again if need be. */
  async ask(): Promise<void> {
    const { networkSwitch, router } = this.kernel
    this.enter('waiting')
    try {
      await networkSwitch.switchTo(this.network.caipNetworkId, { throwOnFailure: true })
    } catch (error) {
      return this.enter(phaseOf(error))
    }
    this.enter('done')
    const undo = this.kernel.get(kernelKey('clock')).after(doneFor, () => router.current === this.scope.entry && leaveNetworkViews(router))
    this.scope.onLeave(undo)
  }

  private enter(phase: SwitchPhase): void {
    if (this.isOver) return
    runInAction(() => (this.phase = phase))
    this.scope.tell(threads[phase])
  }
}

function phaseOf(error: unknown): SwitchPhase {
  if (isRefusal(error)) return 'declined'
  return isBillfoldError(error, 'network/not-supported') ? 'unsupported' : 'failed'
}

const threads: Readonly<Record<SwitchPhase, ThreadState>> = {
  asking: 'idle',
  waiting: 'pending',
  done: 'ok',
  declined: 'declined',
  failed: 'error',
  unsupported: 'error',
}
