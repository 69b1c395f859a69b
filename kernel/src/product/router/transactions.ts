import { isolate } from '../../core/errors/isolate.js'
import type { Log } from '../../core/log/log.js'
import type { PlainView } from './entry.js'

/** Outcome of a step. */
export type TransactionOutcome = 'success' | 'error' | 'cancel'

/** A step that the visitor must finish in a view, and what follows from each way it can end. */
export interface Transaction {
  /** Shown when the transaction starts; absent when the view already stands. */
  readonly view?: PlainView
  /** Takes the place of the current view, so that going back passes over it. */
  readonly replace?: boolean
  onSuccess?(): unknown
  onError?(): unknown
  onCancel?(): unknown
}

/** The moves that a transaction makes; the router has them. */
export interface TransactionMoves {
  push(view: PlainView): void
  replace(view: PlainView): void
  back(): void
}

/**
 * The transactions that are under way, the latest on top. Error and cancel go back one view; a success leaves the way on to
 * the caller, because only the caller knows where a success leads.
 */
export class Transactions {
  private readonly stack: Transaction[] = []

  constructor(
    private readonly router: TransactionMoves,
    private readonly log: Log,
  ) {}

  get isEmpty(): boolean {
    return this.stack.length === 0
  }

  push(transaction: Transaction): void {
    if (transaction.view !== undefined) this.router[transaction.replace === true ? 'replace' : 'push'](transaction.view)
    this.stack.push(transaction)
  }

  /** Ends the latest transaction; without one there is nothing to do. */
  pop(outcome: TransactionOutcome): void {
    const transaction = this.stack.pop()
    if (transaction === undefined) return
    this.run(transaction, outcome)
    if (outcome !== 'success') this.router.back()
  }

  /** Cancels everything under way without moving: the views are gone, and nobody can answer any more. */
  clear(): void {
    for (const transaction of this.stack.splice(0).toReversed()) this.run(transaction, 'cancel')
  }

  private run(transaction: Transaction, outcome: TransactionOutcome): void {
    isolate(
      () => transaction[callbacks[outcome]]?.(),
      (error) => this.log.error(`The ${outcome} callback of a transaction failed`, error),
    )
  }
}

const callbacks = { success: 'onSuccess', error: 'onError', cancel: 'onCancel' } as const satisfies Record<
  TransactionOutcome,
  keyof Transaction
>
