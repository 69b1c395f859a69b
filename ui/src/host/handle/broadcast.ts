import { report } from './report.js'

/** Listeners, and how they are told. */
export interface Broadcast<T> {
  /** Returns the undo. */
  add(listener: (news: T) => void): () => void
  /** A listener that throws is reported, and keeps none of the others from hearing. */
  tell(news: T): void
  clear(): void
}

/** Tells whoever listens. */
export function createBroadcast<T>(): Broadcast<T> {
  const listeners = new Set<(news: T) => void>()
  return {
    add(listener) {
      // A function of its own each time: the same listener twice is two subscriptions.
      const entry = (news: T): void => listener(news)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    tell(news) {
      for (const entry of [...listeners]) {
        try {
          if (listeners.has(entry)) entry(news)
        } catch (error) {
          report('A listener failed', error)
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
