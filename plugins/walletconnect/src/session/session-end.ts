import { type Events, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'

import type { EndedSession } from '../contract.js'
import { pendingReturnKey, sessionsKey } from '../services.js'

/** Follows the end of sessions: tells the visitor who ended one, and forgets the wallet on this device. Returns the undo. */
export function followSessionEnd(scope: PluginScope): () => void {
  const modal = scope.get(kernelKey('modal'))
  const events = scope.get(kernelKey('events'))
  const { isEmbedded } = scope.get(kernelKey('options'))
  const undos = [
    announceSessionEnd({
      events,
      isSeen: () => modal.isOpen || isEmbedded,
      wallet: () => scope.get(sessionsKey).wallet,
      show: (ended) => scope.get(kernelKey('router')).reset('PairingEnded', ended),
    }),
    events.on('connection:disconnected', ({ connectorId, reason }) => {
      // The wallet that replaces this one was chosen already.
      if (connectorId === connectorIds.walletConnect && reason !== 'replaced') scope.get(pendingReturnKey).chooseWallet(undefined)
    }),
  ]
  return () => undos.forEach((undo) => undo())
}

export interface SessionEndNeeds {
  readonly events: {
    on<K extends 'connection:connected' | 'connection:disconnected'>(name: K, listener: (payload: Events[K]) => void): () => void
  }
  /** Somebody looks at the modal. */
  isSeen(): boolean
  /** The name of the wallet in use. */
  wallet(): string | undefined
  show(ended: EndedSession): void
}

/** Reasons that are not the visitor's own doing. */
const foreignReasons: Readonly<Record<string, EndedSession['reason']>> = { wallet: 'wallet', expired: 'expired' }

/** Tells a visitor who looks at the modal that the wallet, or its expiry, has ended the session. Returns the undo. */
export function announceSessionEnd({ events, isSeen, wallet, show }: SessionEndNeeds): () => void {
  let name: string | undefined = undefined
  const undos = [
    // The name is gone once the session has ended.
    events.on('connection:connected', ({ connectorId }) => {
      if (connectorId === connectorIds.walletConnect) name = wallet()
    }),
    events.on('connection:disconnected', ({ connectorId, reason = '' }) => {
      const foreignReason = connectorId === connectorIds.walletConnect ? foreignReasons[reason] : undefined
      const ended = name
      if (foreignReason === undefined || ended === undefined) return
      // A session ends for all of its families, one after the other: the visitor is told once.
      name = undefined
      if (isSeen()) show({ name: ended, reason: foreignReason })
    }),
  ]
  return () => undos.forEach((undo) => undo())
}
