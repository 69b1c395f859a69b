import type { IKeyValueStorage } from '@walletconnect/keyvaluestorage'

import type { PairingClient } from '../sdk.js'
import { type Entries, mergeEntries } from './merge-entries.js'

/** Storage as the SDK takes it. */
export type SdkStorage = IKeyValueStorage

/** Keys under which tabs of one page share entries. */
const sharedKeys = /\/\/(?:keychain|pairing|proposal|session)$/
/** Key of the topics that the SDK is subscribed to. */
const subscriptionKey = /\/\/subscription$/

/**
 * Storage of the SDK (2.21.8), with two defects removed.
 *
 * The SDK opens its socket as soon as it has read its subscriptions, and receives what waits at the relay before any listener is there:
 * a page that was just loading lost the answer of a wallet. So the subscriptions are not stored; `subscribeTopics` sets them later, from
 * the sessions and links.
 *
 * Each tab writes all of its memory over what other tabs have stored: the keys of a session were lost when another tab made a link. So
 * a tab writes only the entries that it has changed.
 */
export class SharedStorage implements SdkStorage {
  private subscriptions: unknown = undefined
  /** The entries as this tab has last read or written them. */
  private readonly known = new Map<string, Entries>()
  private readonly writes = new Map<string, Promise<void>>()

  constructor(private readonly storage: SdkStorage) {}

  /** Sets the subscriptions of a client whose listeners are there. */
  setSubscriptions(topics: readonly string[]): void {
    this.subscriptions = topics.map((topic) => ({ topic, id: topic, relay: { protocol: 'irn' } }))
  }

  getKeys(): Promise<string[]> {
    return this.storage.getKeys()
  }

  getEntries<T>(): Promise<[string, T][]> {
    return this.storage.getEntries<T>()
  }

  async getItem<T>(key: string): Promise<T | undefined> {
    if (subscriptionKey.test(key)) return structuredClone(this.subscriptions) as T | undefined
    const value = await this.storage.getItem<T>(key)
    if (sharedKeys.test(key)) this.known.set(key, structuredClone(value) as Entries)
    return value
  }

  async setItem(key: string, value: unknown): Promise<void> {
    if (subscriptionKey.test(key)) this.subscriptions = structuredClone(value)
    else if (sharedKeys.test(key)) await this.enqueue(key, structuredClone(value) as Entries)
    else await this.storage.setItem(key, value)
  }

  removeItem(key: string): Promise<void> {
    return this.storage.removeItem(key)
  }

  /** Writes one after the other: each reads what the one before has written. */
  private enqueue(key: string, mine: Entries): Promise<void> {
    const before = this.writes.get(key) ?? Promise.resolve()
    // A write that failed rejects for its own caller.
    const write = before.catch(() => undefined).then(() => this.write(key, mine))
    this.writes.set(key, write)
    return write
  }

  private async write(key: string, mine: Entries): Promise<void> {
    const theirs = await this.storage.getItem<Entries>(key)
    const base = this.known.get(key)
    this.known.set(key, mine)
    await this.storage.setItem(key, mergeEntries({ base, mine, theirs }))
  }
}

/** Subscribes a client to the topics of its sessions and links. Call it when the listeners of the client are there. */
export function subscribeTopics({ core: { pairing, relayer, storage }, session }: PairingClient): void {
  const topics = [...session.keys, ...pairing.getPairings().map(({ topic }) => topic)]
  if (topics.length === 0) return
  // `openClient` gave the SDK this storage.
  const shared = storage as object as SharedStorage
  shared.setSubscriptions(topics)
  for (const topic of topics) relayer.subscriber.pending.set(topic, { topic, relay: { protocol: 'irn' } })
  // The SDK tries again by itself as long as there is a subscription.
  relayer.transportOpen().catch(() => undefined)
}
