import { type Events, connectorIds } from '@billfold/kernel'

import type { EndedSession } from '../contract.js'

export interface SayEndedNeeds {
  readonly events: {
    on<K extends 'connection:connected' | 'connection:disconnected'>(name: K, listener: (payload: Events[K]) => void): () => void
  }
  /** Somebody looks at the modal. */
  isSeen(): boolean
  /** What the wallet in use calls itself. */
  wallet(): string | undefined
  show(ended: EndedSession): void
}

/** Whose doing an end can be, other than the visitor's own. */
const reasons: Readonly<Record<string, EndedSession['reason']>> = { wallet: 'wallet', expired: 'expired' }

/** Says who ended a connection, to whoever is looking: it was not them. Returns the undo. */
export function sayEnded({ events, isSeen, wallet, show }: SayEndedNeeds): () => void {
  let name: string | undefined = undefined
  const undos = [
    // Once it has ended nobody knows any more what it was called.
    events.on('connection:connected', ({ connectorId }) => {
      if (connectorId === connectorIds.walletConnect) name = wallet()
    }),
    events.on('connection:disconnected', ({ connectorId, reason = '' }) => {
      const whose = connectorId === connectorIds.walletConnect ? reasons[reason] : undefined
      const ended = name
      if (whose === undefined || ended === undefined) return
      // A session ends for all of its families, one after the other: that is said once.
      name = undefined
      if (isSeen()) show({ name: ended, reason: whose })
    }),
  ]
  return () => undos.forEach((undo) => undo())
}
