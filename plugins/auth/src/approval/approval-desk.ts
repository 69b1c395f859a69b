import type { ClockPort, EventBus, Modal, Router } from '@billfold/kernel'
import type { PendingApproval } from '../contract.js'
import type { FrameClient } from '../frame/frame-client.js'
import type { PendingApprovals } from './pending-approvals.js'

/** The transactions that views have under way. */
export interface RunningTransactions {
  readonly isEmpty: boolean
  pop(outcome: 'error' | 'success'): void
}

export interface ApprovalDeskNeeds {
  readonly modal: Pick<Modal, 'close' | 'isOpen' | 'open'>
  readonly router: Pick<Router, 'back' | 'push' | 'view'>
  readonly transactions: RunningTransactions
  readonly client: Pick<FrameClient, 'tell'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly queue: PendingApprovals
}

/** How long a frame is heard that was told that the person left, in milliseconds. */
const lastWord = 1_000

/** Shows the person what is asked of them in the frame, and goes back to where they were. */
export class ApprovalDesk {
  /** The modal was opened for this alone. */
  private isOwnModal = false
  private readonly asked = new Set<AbortController>()

  constructor(private readonly needs: ApprovalDeskNeeds) {}

  /** Brings the person to the frame while a request waits for them there. */
  async ask<T>(pending: PendingApproval, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const left = new AbortController()
    this.asked.add(left)
    this.needs.queue.add(pending)
    this.show()
    let outcome: 'error' | 'success' = 'error'
    try {
      const result = await send(left.signal)
      outcome = 'success'
      return result
    } finally {
      this.asked.delete(left)
      this.finish(pending, outcome)
    }
  }

  /**
   * The person leaves: nobody waits for them any more. The frame says what that means for each request: most are refused by it, and one that was
   * approved before may be with others already.
   */
  abandon(): void {
    if (this.needs.queue.current === undefined) return
    this.needs.client.tell('RPC_ABORT', undefined)
    const asked = [...this.asked]
    this.needs.clock.after(lastWord, () => {
      for (const left of asked) left.abort()
    })
  }

  /** Who leaves the view of a request, or closes the modal, has said no. Returns the undo. */
  followLeaving(events: Pick<EventBus, 'on'>): () => void {
    const undos = [
      events.on('modal:closed', () => this.abandon()),
      events.on('router:moved', ({ from, to }) => {
        if (from === 'ApproveTransaction' && to !== 'ApproveTransaction') this.abandon()
      }),
    ]
    return () => {
      for (const undo of undos) undo()
    }
  }

  private show(): void {
    const { modal, router } = this.needs
    if (!modal.isOpen) {
      this.isOwnModal = true
      void modal.open({ view: 'ApproveTransaction' })
    } else if (router.view !== 'ApproveTransaction') {
      router.push('ApproveTransaction')
    }
  }

  private finish(pending: PendingApproval, outcome: 'error' | 'success'): void {
    const { modal, router, transactions, queue } = this.needs
    queue.remove(pending)
    if (queue.current !== undefined || router.view !== 'ApproveTransaction') return
    const isOwnModal = this.isOwnModal
    this.isOwnModal = false
    if (isOwnModal && transactions.isEmpty) return modal.close()
    if (transactions.isEmpty) return router.back()
    transactions.pop(outcome)
    // A success leaves the way on to whoever began it; who does not go anywhere is where they were.
    if (outcome === 'success' && router.view === 'ApproveTransaction') router.back()
  }
}
