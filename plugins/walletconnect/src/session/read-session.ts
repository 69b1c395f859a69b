import type { CaipNetworkId, ChainNamespace } from '@billfold/kernel'
import * as v from 'valibot'

import type { Proposal } from './proposal.js'
import { objectOf } from '@billfold/kernel/validation'

const text = v.pipe(v.string(), v.maxLength(256))
const texts = v.pipe(v.array(text), v.maxLength(500))
const namespaceShape = objectOf({ accounts: texts, methods: texts, events: texts, chains: v.optional(texts) })
const sessionShape = objectOf({
  topic: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  expiry: v.number(),
  namespaces: v.record(v.string(), v.unknown()),
  peer: objectOf({ metadata: objectOf({ name: text }) }),
})

/** Account of a paired wallet, on one network or, with none named, on each of them. */
export interface PairedAccount {
  readonly networkId: CaipNetworkId | undefined
  readonly address: string
}

/** Family of a session: what the wallet granted of what it was asked for. */
export interface PairedFamily {
  readonly namespace: ChainNamespace
  /** Network by network, in the wallet's order: some wallets have an account of its own for each. */
  readonly accounts: readonly PairedAccount[]
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** Session with a paired wallet, checked: its parts can be relied on. */
export interface PairedSession {
  readonly topic: string
  readonly wallet: string
  /** Seconds of the wall clock. */
  readonly expiry: number
  readonly families: readonly PairedFamily[]
}

/**
 * Reads the session that a wallet settled; undefined when it is none. Families, networks and methods that nobody asked for are left
 * out, however they came in.
 */
export function readSession(said: unknown, asked: Proposal): PairedSession | undefined {
  const parsed = v.safeParse(sessionShape, said)
  if (!parsed.success) return undefined
  const { topic, expiry, namespaces, peer } = parsed.output
  const families = Object.keys(asked).flatMap((namespace) => {
    const granted = v.safeParse(namespaceShape, Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined)
    const family = granted.success && readFamily(namespace, granted.output, asked)
    return family === false || family === undefined ? [] : [family]
  })
  return { topic, expiry, wallet: peer.metadata.name.trim().slice(0, 64) || 'The wallet', families }
}

/** Reads the topic of what a wallet settled, whatever else is wrong with it; empty when it has none. */
export function topicOf(settled: unknown): string {
  const parsed = v.safeParse(objectOf({ topic: v.string() }), settled)
  return parsed.success ? parsed.output.topic : ''
}

/** Account that names its network. */
export interface NetworkAccount extends PairedAccount {
  readonly networkId: CaipNetworkId
}

/** Reads a CAIP-10 account: exactly three parts, none empty. */
export function readAccount(account: string): NetworkAccount | undefined {
  const [namespace, reference, address, ...more] = account.split(':')
  if (!namespace || !reference || !address || more.length > 0) return undefined
  return { networkId: `${namespace}:${reference}`, address }
}

function readFamily(namespace: string, granted: v.InferOutput<typeof namespaceShape>, asked: Proposal): PairedFamily | undefined {
  const { chains = [], methods = [] } = asked[namespace] ?? {}
  const accounts = granted.accounts
    .map(readAccount)
    .filter((account) => account !== undefined)
    .filter(({ networkId }) => chains.includes(networkId))
  if (accounts.length === 0) return undefined
  return {
    namespace: namespace as ChainNamespace,
    accounts,
    networkIds: [...new Set(accounts.map(({ networkId }) => networkId))],
    methods: granted.methods.filter((method) => methods.includes(method)),
  }
}
