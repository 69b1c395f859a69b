import { type ChainNamespace, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import { reaction } from 'mobx'
import { embeddedWalletKey } from '../services.js'
import { AuthConnector } from './auth-connector.js'
import { authNamespaces } from './embedded-wallet.js'
import { displayName } from './display-name.js'

/** Keeps one connector for each family that logins reach and the page has a network of. Returns the undo. */
export function addConnectors(scope: PluginScope): () => void {
  const connectors = scope.get(kernelKey('connectors'))
  const wallet = scope.get(embeddedWalletKey)
  const networks = scope.get(kernelKey('networks'))
  const added = new Map<ChainNamespace, () => void>()
  const stop = reaction(
    () => networks.namespaces.filter((namespace) => authNamespaces.includes(namespace)),
    (namespaces) => {
      for (const namespace of namespaces) {
        if (!added.has(namespace)) added.set(namespace, connectors.add(new AuthConnector(namespace, wallet)))
      }
    },
    { fireImmediately: true },
  )
  const stopNames = namePerson(scope)
  return () => {
    stop()
    stopNames()
    for (const remove of added.values()) remove()
  }
}

/** Tells who the account belongs to: the wallet has no name of its own that anybody would know. Returns the undo. */
function namePerson(scope: PluginScope): () => void {
  const families = scope.get(kernelKey('families'))
  const wallet = scope.get(embeddedWalletKey)
  const storedProvider = scope.get(kernelKey('storage')).own('social-provider')
  return reaction(
    () => families.all.filter(({ session }) => session?.connector.id === connectorIds.auth).map(({ address }) => address),
    () => {
      const provider = storedProvider.read()
      for (const family of families.all) {
        const user = family.session?.connector.id === connectorIds.auth ? wallet.user(family.namespace) : undefined
        if (user === undefined) continue
        const { email, userName, preferredAccountType, smartAccountDeployed } = user
        const name = displayName({ email, userName, provider })
        family.describe(family.address, {
          user: { ...(email && { email }), ...(userName && { username: userName }) },
          ...(provider !== undefined && { socialProvider: provider }),
          ...(name !== undefined && { connectedWalletInfo: { name } }),
          ...(preferredAccountType !== undefined && { preferredAccountType }),
          ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
        })
      }
    },
    { equals: (one, other) => one.join(' ') === other.join(' '), fireImmediately: true },
  )
}
