import { FailedTransactionMetadata, type TransactionMetadata } from 'litesvm'

import { instructionErrors, transactionErrors } from './error-names.js'

/** What is wrong with a transaction, as a node says it; null when nothing is. */
export type TransactionError = string | { readonly InstructionError: readonly [number, string | { readonly Custom: number }] } | null

/** What became of a transaction. */
export interface Outcome {
  readonly err: TransactionError
  readonly logs: readonly string[]
  readonly unitsConsumed: number
}

/** Reads what the engine says of a transaction that ran, or did not. */
export function outcomeOf(result: TransactionMetadata | FailedTransactionMetadata): Outcome {
  const isFailed = result instanceof FailedTransactionMetadata
  const meta = isFailed ? result.meta() : result
  return { err: isFailed ? errorOf(result.err()) : null, logs: meta.logs(), unitsConsumed: Number(meta.computeUnitsConsumed()) }
}

function errorOf(error: unknown): TransactionError {
  if (typeof error === 'number') return transactionErrors[error] ?? `Unknown${error}`
  if (typeof error === 'object' && error !== null && 'err' in error && 'index' in error) {
    const { index } = error as { index: number }
    const inner: unknown = (error as { err: () => unknown }).err()
    return { InstructionError: [index, instructionErrorOf(inner)] }
  }
  return 'InsufficientFundsForRent'
}

function instructionErrorOf(error: unknown): string | { readonly Custom: number } {
  if (typeof error === 'number') return instructionErrors[error] ?? `Unknown${error}`
  if (typeof error === 'object' && error !== null && 'code' in error) return { Custom: Number(error.code) }
  return 'BorshIoError'
}
