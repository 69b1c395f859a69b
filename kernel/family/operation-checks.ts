import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { BillfoldError } from '../src/core/errors/billfold-error.js'
import type { ErrorContexts } from '../src/core/open.js'
import type { Session } from '../src/wallets/contract/connection.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { Families } from '../src/wallets/state/families.js'
import { walletFailure } from './failures.js'
import { operationFailure } from './operation-failures.js'

type WrongAnswer = ErrorContexts['wallet/invalid-answer']

/** The session in use of a family. Throws when nobody is connected. */
export function needSession(families: Pick<Families, 'find'>, namespace: ChainNamespace, operation: string): Session {
  const session = families.find(namespace)?.session
  if (session === undefined) throw walletFailure('wallet/not-connected', { operation })
  return session
}

/** The network of a session. Throws when it is on none. */
export function needNetwork({ network }: Pick<Session, 'network'>, operation: string): Network {
  if (network === undefined) throw operationFailure('wallet/no-network', { operation })
  return network
}

/** Refuses an amount that nobody can send, in smallest units. */
export function checkAmount(amount: bigint, most?: bigint): void {
  if (amount <= 0n || (most !== undefined && amount > most)) throw walletFailure('wallet/invalid-amount', { found: String(amount) })
}

/** Makes the failure of a request that no wallet would take. */
export function invalidRequest({ connector }: Session, method: string, cause?: unknown): BillfoldError {
  return walletFailure('wallet/invalid-request', { wallet: connector.name, method }, cause)
}

/** The part that was read of an answer. Throws when it could not be read. */
export function needAnswer<T>(found: T | undefined, asked: WrongAnswer): T {
  if (found === undefined) throw walletFailure('wallet/invalid-answer', asked)
  return found
}

/** Makes the failure of a wallet that answered something else than what was asked for. */
export function wrongAnswer({ connector }: Session, method: string, needed: string): BillfoldError {
  return walletFailure('wallet/invalid-answer', { wallet: connector.name, method, needed })
}

/** The session with the account that a host names. Throws where that is not connected. */
export function withAccount(session: Session, named: unknown, isSame = (own: string, other: string): boolean => own === other): Session {
  const address = typeof named === 'string' ? named.slice(0, 100) : typeof named
  const account = session.accounts.find((each) => isSame(each.address, address))
  if (account === undefined) throw operationFailure('wallet/account-changed', { wallet: session.connector.name, address })
  return { ...session, account }
}
