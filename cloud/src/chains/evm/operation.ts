import type { OperationType } from '../shapes.js'
import type { Move } from './moves.js'
import { nobody } from './topics.js'

/** What an account's part in a transaction is judged by. */
export interface OperationFacts {
  /** In lower case. */
  readonly address: string
  readonly isDeployment: boolean
  /** The account let somebody use what it has. */
  readonly isApproval: boolean
  /** Sent by the account itself with no data: a plain payment, also when it failed. */
  readonly isPayment: boolean
  /** The moves from and to this account. */
  readonly moves: readonly Move[]
}

/** Names what an account did, or had done to it. */
export function operationOf({ address, isDeployment, isApproval, isPayment, moves }: OperationFacts): OperationType {
  if (isDeployment) return 'deploy'
  const out = moves.filter(({ from }) => from === address)
  const into = moves.filter(({ to }) => to === address)
  if (into.length > 0 && into.every(({ from, piece }) => from === nobody && (piece !== undefined || out.length === 0))) return 'mint'
  if (out.length > 0 && into.some(({ token }) => out.every((other) => other.token !== token))) return 'trade'
  if (out.length > 0 && out.every(({ to }) => to === nobody)) return 'burn'
  if (out.length > 0) return 'send'
  if (into.length > 0) return 'receive'
  if (isApproval) return 'approve'
  return isPayment ? 'send' : 'execute'
}
