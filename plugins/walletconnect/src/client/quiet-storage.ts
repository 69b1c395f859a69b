import type { IKeyValueStorage } from '@walletconnect/keyvaluestorage'

import { type Kept, mergeKept } from './merge-kept.js'

/** Where the SDK keeps what it keeps. */
export type SdkStorage = IKeyValueStorage

/** What tabs of one page share. */
const shared = /\/\/(?:keychain|pairing|proposal|session)$/
/** What the SDK listens to. */
const list = /\/\/subscription$/

/**
 * The storage of the SDK, with two things set right.
 *
 * The SDK opens its line as soon as it has read what it listened to last time, and confirms what waits at the relay before anybody
 * in it hears of it: the answer of a wallet was lost to a page that was just loading. So there is nothing on that list until it is
 * begun; what a page listens to follows from its sessions and links.
 *
 * And each tab writes all that it has in its memory over what the others have kept: the keys of a session were lost when another
 * tab made a link. So only what a tab has changed is written.
 */
export class QuietStorage implements SdkStorage {
  private topics: unknown = undefined
  private readonly known = new Map<string, Kept>()
  private readonly turns = new Map<string, Promise<void>>()

  constructor(private readonly storage: SdkStorage) {}

  /** Puts topics on the list, for a client that can hear. */
  begin(topics: readonly string[]): void {
    this.topics = topics.map((topic) => ({ topic, id: topic, relay: { protocol: 'irn' } }))
  }

  getKeys(): Promise<string[]> {
    return this.storage.getKeys()
  }

  getEntries<T>(): Promise<[string, T][]> {
    return this.storage.getEntries<T>()
  }

  async getItem<T>(key: string): Promise<T | undefined> {
    if (list.test(key)) return structuredClone(this.topics) as T | undefined
    const value = await this.storage.getItem<T>(key)
    if (shared.test(key)) this.known.set(key, structuredClone(value) as Kept)
    return value
  }

  async setItem(key: string, value: unknown): Promise<void> {
    if (list.test(key)) this.topics = structuredClone(value)
    else if (shared.test(key)) await this.share(key, structuredClone(value) as Kept)
    else await this.storage.setItem(key, value)
  }

  removeItem(key: string): Promise<void> {
    return this.storage.removeItem(key)
  }

  private share(key: string, mine: Kept): Promise<void> {
    const before = this.turns.get(key) ?? Promise.resolve()
    // One that failed was its own caller's to hear of.
    const turn = before.catch(() => undefined).then(() => this.write(key, mine))
    this.turns.set(key, turn)
    return turn
  }

  private async write(key: string, mine: Kept): Promise<void> {
    const theirs = await this.storage.getItem<Kept>(key)
    const base = this.known.get(key)
    this.known.set(key, mine)
    await this.storage.setItem(key, mergeKept({ base, mine, theirs }))
  }
}
