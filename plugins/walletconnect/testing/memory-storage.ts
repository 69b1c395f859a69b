import type { SdkStorage } from '../src/client/sdk-patches/shared-storage.js'

export interface PageStorageOptions {
  /** The page is closed. */
  readonly isGone?: () => boolean
  /** Hears of each thing that is to be written. */
  readonly onWrite?: (key: string) => void
  /** Duration of an access, by key, in milliseconds. */
  readonly slowness?: (key: string) => number
}

/** A database of a browser in memory: each page that opens it reads what is kept, and a page that is gone does not write any more. */
export class MemoryStorage {
  readonly kept = new Map<string, string>()

  /** Opens it for a page. */
  open({ isGone = () => false, onWrite = () => undefined, slowness = () => 0 }: PageStorageOptions = {}): SdkStorage {
    const { kept } = this
    const end = async (): Promise<void> => {
      if (isGone()) await new Promise(() => undefined)
    }
    const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
    // A read answers at once; a write has to reach the disk.
    const reading = async (key: string): Promise<void> => {
      const milliseconds = slowness(key)
      if (milliseconds > 0) await pause(milliseconds)
      await end()
    }
    const writing = async (key: string): Promise<void> => {
      onWrite(key)
      await pause(slowness(key))
      await end()
    }
    return {
      getKeys: () => Promise.resolve([...kept.keys()]),
      getEntries: <T>() => Promise.resolve([...kept].map(([key, value]): [string, T] => [key, JSON.parse(value) as T])),
      async getItem<T>(key: string) {
        await reading(key)
        const value = kept.get(key)
        return value === undefined ? undefined : (JSON.parse(value) as T)
      },
      async setItem(key, value) {
        // A database takes what was handed over, and not what becomes of it.
        const text = JSON.stringify(value)
        await writing(key)
        kept.set(key, text)
      },
      async removeItem(key) {
        await writing(key)
        kept.delete(key)
      },
    }
  }

  /** Everything that is kept, in one text. */
  get text(): string {
    return [...this.kept].flat().join('\n')
  }
}
