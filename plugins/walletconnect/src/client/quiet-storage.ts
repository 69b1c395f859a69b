import type { IKeyValueStorage } from '@walletconnect/keyvaluestorage'

/** Where the SDK keeps what it keeps. */
export type SdkStorage = IKeyValueStorage

/**
 * The storage of the SDK, without the list of what it listens to. The SDK opens its line as soon as it has read that list, and
 * confirms what waits at the relay before anybody in it hears of it: the answer of a wallet was lost to a page that was just
 * loading. So there is nothing on the list until it is begun; what a page listens to follows from its sessions and links.
 */
export class QuietStorage implements SdkStorage {
  private list: unknown = undefined

  constructor(private readonly storage: SdkStorage) {}

  /** Puts topics on the list, for a client that can hear. */
  begin(topics: readonly string[]): void {
    this.list = topics.map((topic) => ({ topic, id: topic, relay: { protocol: 'irn' } }))
  }

  getKeys(): Promise<string[]> {
    return this.storage.getKeys()
  }

  getEntries<T>(): Promise<[string, T][]> {
    return this.storage.getEntries<T>()
  }

  async getItem<T>(key: string): Promise<T | undefined> {
    return isList(key) ? (structuredClone(this.list) as T | undefined) : this.storage.getItem<T>(key)
  }

  async setItem(key: string, value: unknown): Promise<void> {
    if (isList(key)) this.list = structuredClone(value)
    else await this.storage.setItem(key, value)
  }

  removeItem(key: string): Promise<void> {
    return this.storage.removeItem(key)
  }
}

function isList(key: string): boolean {
  return key.endsWith('//subscription')
}
