import type { Billfold, DisconnectChoice } from '@billfold/ui'

import type { ExternalStore } from './external-store.js'

/** How a connection is ended, and how that goes. */
export interface Disconnecting {
  /** Never rejects: what went wrong is in `error`. On this side the connection is over even then. */
  readonly disconnect: (choice?: DisconnectChoice) => Promise<void>
  readonly isPending: boolean
  readonly error: unknown
}

/** Ends connections and tells how that goes, for one place that asks for it. */
export function disconnectStore(billfold: Billfold): ExternalStore<Disconnecting> {
  const listeners = new Set<() => void>()
  const move = (part: Partial<Disconnecting>): void => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }
  const disconnect = async (choice?: DisconnectChoice): Promise<void> => {
    move({ isPending: true, error: undefined })
    try {
      await billfold.disconnect(choice)
      move({ isPending: false })
    } catch (error) {
      move({ isPending: false, error })
    }
  }
  const blank: Disconnecting = { disconnect, isPending: false, error: undefined }
  let state = blank
  return {
    getSnapshot: () => state,
    getServerSnapshot: () => blank,
    subscribe(listener) {
      const entry = (): void => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}
