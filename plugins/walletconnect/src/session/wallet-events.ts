import type { CaipNetworkId, ChainNamespace, PairingEvent } from '@billfold/kernel'
import * as v from 'valibot'

import { type PairedAccount, readAccount } from './read-session.js'
import { objectOf } from '@billfold/kernel/validation'

const eventShape = objectOf({
  topic: v.string(),
  params: objectOf({ event: objectOf({ name: v.string(), data: v.unknown() }), chainId: v.string() }),
})

/** Event of one family of a wallet, and the session that it belongs to. */
export interface WalletEvent {
  readonly topic: string
  readonly namespace: ChainNamespace
  readonly event: PairingEvent
}

/** Reads an event that a wallet has sent by itself; undefined when it makes no sense. */
export function readWalletEvent(said: unknown): WalletEvent | undefined {
  const parsed = v.safeParse(eventShape, said)
  if (!parsed.success) return undefined
  const { topic, params } = parsed.output
  const [namespace, reference, ...more] = params.chainId.split(':')
  if (!namespace || !reference || more.length > 0) return undefined
  const { name, data } = params.event
  return { topic, namespace: namespace as ChainNamespace, event: { name, data, networkId: params.chainId as CaipNetworkId } }
}

/** Reads the accounts of `accountsChanged`: plain addresses, or CAIP-10 ids. Undefined when there are none to be read. */
export function eventAccounts({ name, data }: PairingEvent): readonly PairedAccount[] | undefined {
  if (name !== 'accountsChanged' || !Array.isArray(data)) return undefined
  const accounts = data.map((entry: unknown) => (typeof entry === 'string' ? (readAccount(entry) ?? plainAccount(entry)) : undefined))
  return accounts.every((account) => account !== undefined && account.address !== '' && account.address.length <= 256)
    ? (accounts as readonly PairedAccount[])
    : undefined
}

/** Reads the network of `chainChanged`: from its data, as a number, a hex number or a whole id, or else the one that the event came from. */
export function eventNetwork({ name, data, networkId }: PairingEvent, namespace: ChainNamespace): CaipNetworkId | undefined {
  if (name !== 'chainChanged') return undefined
  if (typeof data === 'string' && data.startsWith(`${namespace}:`)) return data as CaipNetworkId
  const reference = typeof data === 'number' || (typeof data === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(data)) ? Number(data) : undefined
  return reference !== undefined && Number.isSafeInteger(reference) ? `${namespace}:${reference}` : networkId
}

/** An address that names no network of its own is good for each of them. */
function plainAccount(entry: string): PairedAccount {
  return { networkId: undefined, address: entry.slice(entry.lastIndexOf(':') + 1) }
}
