import { type ChainNamespace, type PluginRuntime, type PluginScope, kernelKey } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { reaction } from 'mobx'

import { afterSession } from './after-session.js'
import { WalletConnectConnector } from './connector/walletconnect-connector.js'
import { type WalletConnectOptions, pairingKey } from './contract.js'
import { pairingError } from './errors.js'
import { lookForAnswer } from './look-for-answer.js'
import { nameWallet } from './session/name-wallet.js'
import { takeFromOtherTab } from './other-tab.js'
import { awayKey, profilesKey, holderKey, sessionsKey } from './keys.js'
import { manualPairing } from './manual.js'
import type { PairingStore } from './pairing/pairing-store.js'
import { services } from './services.js'

/** The lazy half: a connector for every family of the page. The SDK waits until somebody pairs, or has paired. */
export function plugin(options: WalletConnectOptions): PluginRuntime {
  return { services: services(options), start: (scope) => start(scope, options), views }
}

const views: NonNullable<PluginRuntime['views']> = {
  ConnectingWalletConnect: lazyView<'ConnectingWalletConnect'>(
    async () => (await import('./view/connecting-wallet-connect.js')).connectingWalletConnect,
  ),
  ConnectingWalletConnectBasic: lazyView<'ConnectingWalletConnectBasic'>(
    async () => (await import('./view/connecting-wallet-connect-basic.js')).connectingWalletConnectBasic,
  ),
  Downloads: lazyView<'Downloads'>(async () => (await import('./view/downloads.js')).downloadsView),
  PairingEnded: lazyView<'PairingEnded'>(async () => (await import('./view/pairing-ended.js')).pairingEnded),
}

function start(scope: PluginScope, { onPairing }: WalletConnectOptions): void {
  const { endpoints } = scope.get(kernelKey('options'))
  if ((endpoints.relay ?? []).length === 0) {
    const { message, remedy } = pairingError('pairing/no-relay', {})
    return scope.get(kernelKey('log')).warn(`${message}. ${remedy ?? ''}`)
  }
  const sessions = scope.get(sessionsKey)
  const pairing = scope.get(pairingKey) as PairingStore
  scope.get(holderKey).whenOpen((client) => {
    sessions.follow(client)
    pairing.lose()
  })
  scope.onStop(connectFamilies(scope))
  scope.onStop(nameWallet({ families: scope.get(kernelKey('families')), sessions }))
  scope.onStop(afterSession(scope))
  scope.onStop(scope.get(awayKey).onAnswer(() => void takeFromOtherTab({ holder: scope.get(holderKey), pairing, sessions })))
  onPairing?.(manualPairing(scope))
  if (scope.get(awayKey).isAway) lookForAnswer(scope)
}

/** Keeps one connector for each family that has a network; returns the undo. */
function connectFamilies(scope: PluginScope): () => void {
  const profiles = scope.get(profilesKey)
  const away = scope.get(awayKey)
  const needs = {
    pairing: scope.get(pairingKey) as PairingStore,
    sessions: scope.get(sessionsKey),
    propose: () => profiles.propose(),
    profile: (namespace: ChainNamespace) => profiles.profile(namespace),
    onSettled: () => away.answer(),
  }
  const undo = new Map<ChainNamespace, () => void>()
  const connect = (namespaces: readonly ChainNamespace[]): void => {
    for (const namespace of namespaces.filter((one) => !undo.has(one))) {
      undo.set(namespace, scope.get(kernelKey('connectors')).add(new WalletConnectConnector(namespace, needs)))
    }
  }
  const stop = reaction(() => scope.get(kernelKey('networks')).namespaces, connect, { fireImmediately: true })
  return () => {
    stop()
    for (const remove of undo.values()) remove()
  }
}
