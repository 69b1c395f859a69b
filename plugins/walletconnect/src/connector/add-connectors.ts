import { type ChainNamespace, type Families, type SignedAlong, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import { compareStructural, reaction } from 'mobx'

import { pairingKey } from '../contract.js'
import type { PairingStore } from '../pairing/pairing-store.js'
import { pairingProfilesKey, pairingSignInsKey, pendingReturnKey, sessionsKey } from '../services.js'
import { WalletConnectConnector } from './walletconnect-connector.js'

/** Keeps one connector for each family that has a network. Returns the undo. */
export function addConnectors(scope: PluginScope): () => void {
  const profiles = scope.get(pairingProfilesKey)
  const pendingReturn = scope.get(pendingReturnKey)
  const signIns = scope.get(pairingSignInsKey)
  const needs = {
    pairing: scope.get(pairingKey) as PairingStore,
    sessions: scope.get(sessionsKey),
    propose: () => profiles.propose(),
    profile: (namespace: ChainNamespace) => profiles.profile(namespace),
    takeSignIn: (signed: readonly SignedAlong[]) => signIns.take(signed),
    onSettled: () => pendingReturn.markAnswered(),
  }
  const added = new Map<ChainNamespace, () => void>()
  const add = (namespaces: readonly ChainNamespace[]): void => {
    for (const namespace of namespaces.filter((one) => !added.has(one))) {
      added.set(namespace, scope.get(kernelKey('connectors')).add(new WalletConnectConnector(namespace, needs)))
    }
  }
  const undos = [
    reaction(() => scope.get(kernelKey('networks')).namespaces, add, { fireImmediately: true }),
    nameWallet(scope.get(kernelKey('families')), needs.sessions),
  ]
  return () => {
    for (const undo of [...undos, ...added.values()]) undo()
  }
}

/** Names the wallet behind a session: its connector is called WalletConnect, whatever the wallet. Returns the undo. */
function nameWallet(families: Pick<Families, 'all'>, sessions: { readonly wallet: string | undefined }): () => void {
  const paired = (): readonly (readonly [number, string | undefined])[] =>
    families.all.flatMap(({ session, address }, index) => (session?.connector.id === connectorIds.walletConnect ? [[index, address]] : []))
  return reaction(
    paired,
    (found) => {
      const { wallet } = sessions
      if (wallet === undefined) return
      for (const [index, address] of found) families.all[index]?.describe(address, { connectedWalletInfo: { name: wallet } })
    },
    { equals: compareStructural, fireImmediately: true },
  )
}
