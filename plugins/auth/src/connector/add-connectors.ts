import { type ChainNamespace, type PluginScope, kernelKey } from '@billfold/kernel'
import { reaction } from 'mobx'
import { walletLoaderKey } from '../services.js'
import { AuthConnector, authNamespaces } from './auth-connector.js'

/** Keeps one connector for each family that logins reach and the page has a network of. Returns the undo. */
export function addConnectors(scope: PluginScope): () => void {
  const connectors = scope.get(kernelKey('connectors'))
  const loader = scope.get(walletLoaderKey)
  const networks = scope.get(kernelKey('networks'))
  const added = new Map<ChainNamespace, () => void>()
  const stop = reaction(
    () => networks.namespaces.filter((namespace) => authNamespaces.includes(namespace)),
    (namespaces) => {
      for (const namespace of namespaces) {
        if (!added.has(namespace)) added.set(namespace, connectors.add(new AuthConnector(namespace, loader)))
      }
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    for (const remove of added.values()) remove()
  }
}
