import type { ClockPort } from '../src/core/ports.js'
import type { Session } from '../src/wallets/contract/connection.js'
import type { ContractCall, TransactionRequest, TransferRequest } from '../src/wallets/contract/chain-adapter.js'
import type { SentTransaction } from '../src/wallets/contract/sent-transaction.js'
import type { Families } from '../src/wallets/state/families.js'
import { formatUnits } from '../src/wallets/amounts/units.js'

/** Transactions of an account that are remembered at most. */
const mostSent = 99

export interface NoteSentNeeds {
  readonly families: Pick<Families, 'find'>
  readonly clock: Pick<ClockPort, 'now'>
}

/** What was asked for, and the name of what came of it. */
export interface Sent {
  readonly session: Session
  readonly hash: unknown
  readonly to?: string | undefined
  /** Of the network's own coin, in its smallest unit. */
  readonly value?: bigint | undefined
}

/** Notes at the account that a transaction was sent, newest first, for whoever shows what is on its way. */
export function noteSent({ families, clock }: NoteSentNeeds, { session, hash, to, value }: Sent): void {
  const { namespace, account, network } = session
  const family = families.find(namespace)
  if (network === undefined || family === undefined || typeof hash !== 'string') return
  const amount = value === undefined || value === 0n ? undefined : formatUnits(value, network.nativeCurrency.decimals)
  const sent: SentTransaction = {
    ...{ network: network.caipNetworkId, hash, at: clock.now() },
    ...(to !== undefined && { to }),
    ...(amount !== undefined && { amount }),
  }
  const before = family.account.sent?.filter((one) => one.hash !== hash) ?? []
  family.describe(account.address, { sent: [sent, ...before].slice(0, mostSent) })
}

/** Reads what a request says of itself, whichever of the sending abilities it is for. */
export function sentByRequest(request: TransactionRequest | TransferRequest | ContractCall): Pick<Sent, 'to' | 'value'> {
  if ('functionName' in request) return { to: request.address }
  if ('amount' in request) return { to: request.to, value: request.tokenAddress === undefined ? request.amount : undefined }
  return { to: request.to, value: request.value }
}
