import type { Network, SentTransaction } from '@billfold/kernel'
import type { Transaction } from '../contract.js'
import * as limits from '../limits.js'

export interface OnTheWayFacts {
  readonly network: Network
  /** The account that sent. */
  readonly address: string
  /** What the service tells of. */
  readonly told: readonly Transaction[]
  /** In milliseconds since 1970. */
  readonly now: number
}

/** What this page sent on a network and the service does not tell of yet. What nobody hears of for an hour was replaced, or is lost. */
export function onTheWay(sent: readonly SentTransaction[], { network, address, told, now }: OnTheWayFacts): readonly Transaction[] {
  const { caipNetworkId, nativeCurrency } = network
  const { name, symbol } = nativeCurrency
  const known = new Set(told.flatMap(({ id, hash }) => [plainHash(id), plainHash(hash)]))
  return sent
    .filter((one) => one.network === caipNetworkId && !known.has(plainHash(one.hash)) && now - one.at < limits.sentFor)
    .map(({ hash, at, to = '', amount }) => ({
      ...{ id: hash, hash, chain: caipNetworkId, operationType: amount === undefined ? 'execute' : 'send', status: 'pending' },
      ...{ minedAt: at, sentFrom: address, sentTo: to, isSuspicious: false },
      transfers: amount === undefined ? [] : [{ direction: 'out', amount, name, symbol, iconUrl: undefined, isSpam: false }],
    }))
}

/** A hash as it is told apart: some write it with a mark in front, some without; hex is the same in both cases. */
export function plainHash(hash: string): string {
  return hash.replace(/^(?:0x)?([0-9a-f]+)$/i, (_, digits: string) => digits.toLowerCase())
}
