import type { OperationWaits } from '../smart/send-operation.js'
import type { CallsBook } from '../evm/calls-book.js'
import type { Messages } from '../messages/messages.js'
import type { ChosenAccount } from '../smart/smart-accounts.js'
import type { Chain } from './chain.js'
import type { Nodes } from './nodes.js'

/** What a request is read with. */
export interface PrepareNeeds {
  readonly method: string
  readonly params: unknown
  readonly chain: Chain
  readonly address: string
  /** The account that the address belongs to. */
  readonly account: ChosenAccount
  /** The page that asks, as the browser vouches for it. */
  readonly host: string
  readonly nodes: Nodes
  readonly book: CallsBook
  readonly words: Messages
  /** How long the transaction of an operation is waited for, where it is not as usual. */
  readonly operationWaits?: OperationWaits | undefined
}
