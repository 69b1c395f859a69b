import { type ConnectOutcome, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import { reaction } from 'mobx'

import { type ManualPairing, pairingKey } from './contract.js'
import { pairingError } from './errors.js'

/** Makes the handle for a host that shows the link itself. */
export function manualPairing(scope: PluginScope): ManualPairing {
  const pairing = scope.get(pairingKey)
  const connections = scope.get(kernelKey('connections'))
  return {
    get state() {
      return pairing.state
    },
    get uri() {
      return pairing.uri
    },
    get problem() {
      return pairing.problem
    },
    connect: () => connect(scope),
    cancel: () => connections.cancel(scope.get(kernelKey('families')).activeNamespace),
    retry: () => pairing.retry(),
    watch(listener) {
      const stop = reaction(
        () => [pairing.state, pairing.uri],
        () => listener(),
      )
      scope.onStop(stop)
      return stop
    },
  }
}

async function connect(scope: PluginScope): Promise<ConnectOutcome> {
  const namespace = scope.get(kernelKey('families')).activeNamespace
  const connector = namespace && scope.get(kernelKey('connectors')).find({ id: connectorIds.walletConnect, namespace })
  if (connector === undefined) throw pairingError('pairing/no-relay', {})
  return scope.get(kernelKey('connections')).connect(connector, { method: 'qrcode' })
}
