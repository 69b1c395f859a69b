import { type Events, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'

import { awayKey, sessionsKey } from './keys.js'
import { sayEnded } from './session/say-ended.js'

/** What is to be done when a session has ended: whoever looks hears of it, and its wallet is not opened any more. Returns the undo. */
export function afterSession(scope: PluginScope): () => void {
  const events = scope.get(kernelKey('events'))
  const undos = [sayWhoEnded(scope), events.on('connection:disconnected', (ended) => forgetChoice(scope, ended))]
  return () => undos.forEach((undo) => undo())
}

function sayWhoEnded(scope: PluginScope): () => void {
  const modal = scope.get(kernelKey('modal'))
  const { isEmbedded } = scope.get(kernelKey('options'))
  return sayEnded({
    events: scope.get(kernelKey('events')),
    isSeen: () => modal.isOpen || isEmbedded,
    wallet: () => scope.get(sessionsKey).wallet,
    show: (ended) => scope.get(kernelKey('router')).reset('PairingEnded', ended),
  })
}

/** A wallet on this device is opened for requests as long as it is connected. One that takes its place was chosen already. */
function forgetChoice(scope: PluginScope, { connectorId, reason }: Events['connection:disconnected']): void {
  if (connectorId === connectorIds.walletConnect && reason !== 'replaced') scope.get(awayKey).choose(undefined)
}
