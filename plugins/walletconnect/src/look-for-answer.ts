import { type ChainNamespace, type Connector, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import { when } from 'mobx'

import { comeBack } from './come-back.js'
import { pairingKey } from './contract.js'
import { awayKey, holderKey, sessionsKey } from './keys.js'
import type { PairingStore } from './pairing/pairing-store.js'

/** A pairing was under way when the page was left: what the wallet answered is taken up, for every family that it grants. */
export function lookForAnswer(scope: PluginScope): void {
  const sessions = scope.get(sessionsKey)
  const restore = async (): Promise<boolean> => {
    const live = await sessions.restore()
    const connectors = (live?.session.families ?? []).flatMap(({ namespace }) => connectorOf(scope, namespace) ?? [])
    const taken: boolean[] = []
    for (const connector of connectors) taken.push(await takeUp(scope, connector))
    if (taken.includes(true)) scope.get(awayKey).answer()
    return taken.length > 0 && !taken.includes(false)
  }
  const pairing = scope.get(pairingKey) as PairingStore
  let isStopped = false
  scope.onStop(() => {
    isStopped = true
  })
  comeBack({ holder: scope.get(holderKey), pairing, clock: scope.get(kernelKey('clock')), restore }).catch((error: unknown) => {
    if (!isStopped) scope.get(kernelKey('log')).warn('A pairing that was under way could not be taken up', error)
  })
}

/** Connects one family. A page that has just begun may be busy bringing another wallet back: that comes to its end first. */
async function takeUp(scope: PluginScope, connector: Connector): Promise<boolean> {
  const { namespace, id: connectorId } = connector
  await when(() => scope.get(kernelKey('families')).find(namespace)?.attempt === undefined)
  const connections = scope.get(kernelKey('connections'))
  return connections.stateOf({ namespace, connectorId }) !== 'disconnected' || connections.restore(connector)
}

function connectorOf(scope: PluginScope, namespace: ChainNamespace): Connector | undefined {
  return scope
    .get(kernelKey('connectors'))
    .added.find((connector) => connector.id === connectorIds.walletConnect && connector.namespace === namespace)
}
