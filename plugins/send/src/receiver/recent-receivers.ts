import type { Account } from '@billfold/kernel'
import type { SentTransfer } from '../contract.js'
import { isSameAddress } from './same-address.js'

/** An address that is offered to be filled in. */
export interface RecentReceiver {
  readonly address: string
  readonly name?: string | undefined
  readonly isOwn: boolean
}

export interface RecentReceiversNeeds {
  /** Transfers of the account, newest first. */
  readonly sent: readonly SentTransfer[]
  readonly accounts: readonly Account[]
  readonly from: string | undefined
}

const mostRecent = 3

/** Those that money was sent to from here, the newest first, then the other accounts of the wallet. What others wrote into a history is never offered. */
export function recentReceivers({ sent, accounts, from }: RecentReceiversNeeds): readonly RecentReceiver[] {
  const paid = sent.filter(({ status }) => status !== 'asked' && status !== 'unknown' && status !== 'failed')
  const all = [
    ...paid.map(({ to: address, name }) => ({ address, name, isOwn: false })),
    ...accounts.map(({ address }) => ({ address, isOwn: true })),
  ].filter(({ address }) => from === undefined || !isSameAddress(address, from))
  return all.filter(({ address }, index) => all.findIndex((other) => isSameAddress(other.address, address)) === index).slice(0, mostRecent)
}
