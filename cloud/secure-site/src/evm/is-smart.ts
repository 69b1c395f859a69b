import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import type { OperationNeeds } from '../smart/draft-operation.js'

/** True for a request to a smart account. */
export function isSmart<T extends Pick<PrepareNeeds, 'account' | 'chain' | 'nodes'>>(needs: T): needs is T & OperationNeeds {
  return needs.account.network !== undefined
}
