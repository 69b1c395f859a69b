import type { TransactionRequest } from '@billfold/kernel'
import type { BuiltSwap } from './built-swap.js'

/** The approval that the wallet is asked for next; undefined where the swap comes next, with its approvals or a permit in it. */
export function nextApproval({ approvals, isOneStep, permit }: BuiltSwap): TransactionRequest | undefined {
  return isOneStep || permit !== undefined ? undefined : approvals[0]
}
