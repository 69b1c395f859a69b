import type { ChainNamespace } from '../src/core/caip/ids.js'
import { apply } from '../src/core/reflect.js'
import type { Session } from '../src/wallets/contract/connection.js'
import type { TransferRequest } from '../src/wallets/contract/chain-adapter.js'
import { confirmAccount } from './confirm-account.js'
import type { OperationName, Operations } from './define-family.js'
import { type NoteSentNeeds, noteSent, sentByRequest } from './note-sent.js'

/** Operations that a wallet signs. */
const signing: ReadonlySet<OperationName> = new Set([
  'signIn',
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'transfer',
  'writeContract',
])

/** Those that resolve with the name of a transaction. */
const sending: ReadonlySet<OperationName> = new Set(['sendTransaction', 'transfer', 'writeContract'])

/** What is asked of a family: an operation, with what it is given. */
export interface AskedOperation {
  readonly namespace: ChainNamespace
  readonly name: OperationName
  readonly args: readonly unknown[]
}

/**
 * Performs an operation of a family. One that a wallet signs is refused when the wallet has moved to another account, and a transaction that
 * was sent is noted at the account. Loaded with the operations.
 */
export function performOperation(operations: Operations, { namespace, name, args }: AskedOperation, needs: NoteSentNeeds): unknown {
  if (signing.has(name)) confirmAccount(args[0] as Session, needs.families.find(namespace)?.session)
  const done = apply(operations[name] as (...given: readonly unknown[]) => unknown, operations, args)
  return sending.has(name) ? noted(done, args as readonly [Session, TransferRequest], needs) : done
}

async function noted(done: unknown, [session, request]: readonly [Session, TransferRequest], needs: NoteSentNeeds): Promise<unknown> {
  const hash = await done
  noteSent(needs, { session, hash, ...sentByRequest(request) })
  return hash
}
