import { type PluginRuntime, type PluginScope, kernelKey } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'

import { addConnectors } from './connector/add-connectors.js'
import { type WalletConnectOptions, pairingKey } from './contract.js'
import { pairingError } from './errors.js'
import { manualPairing } from './manual-pairing.js'
import type { PairingStore } from './pairing/pairing-store.js'
import { resumePairingOf, takeAnswerOfOtherTab } from './resume-pairing.js'
import { pendingReturnKey, sdkClientKey, services, sessionsKey } from './services.js'
import { followSessionEnd } from './session/session-end.js'

/** The lazy half of the plugin. It adds a connector for each family; the SDK is loaded when somebody pairs, or has paired. */
export function plugin(options: WalletConnectOptions): PluginRuntime {
  return { services: services(options), start: (scope) => start(scope, options), views }
}

const views: NonNullable<PluginRuntime['views']> = {
  ConnectingWalletConnect: lazyView<'ConnectingWalletConnect'>(
    async () => (await import('./view/connecting-wallet-connect.js')).connectingWalletConnect,
  ),
  ConnectingWalletConnectBasic: lazyView<'ConnectingWalletConnectBasic'>(
    async () => (await import('./view/connecting-wallet-connect.js')).connectingWalletConnectBasic,
  ),
  Downloads: lazyView<'Downloads'>(async () => (await import('./view/downloads.js')).downloadsView),
  PairingEnded: lazyView<'PairingEnded'>(async () => (await import('./view/pairing-ended.js')).pairingEnded),
}

function start(scope: PluginScope, { onPairing }: WalletConnectOptions): void {
  const log = scope.get(kernelKey('log'))
  const { endpoints } = scope.get(kernelKey('options'))
  if ((endpoints.relay ?? []).length === 0) {
    const { message, remedy } = pairingError('pairing/no-relay', {})
    return log.warn(`${message}. ${remedy ?? ''}`)
  }
  const sdk = scope.get(sdkClientKey)
  const sessions = scope.get(sessionsKey)
  const pairing = scope.get(pairingKey) as PairingStore
  const pendingReturn = scope.get(pendingReturnKey)
  sdk.onOpen((client) => {
    sessions.follow(client)
    pairing.lose()
  })
  scope.onStop(addConnectors(scope))
  scope.onStop(followSessionEnd(scope))
  scope.onStop(pendingReturn.onAnswerInOtherTab(() => void takeAnswerOfOtherTab({ sdk, pairing, sessions })))
  onPairing?.(manualPairing(scope))
  if (pendingReturn.isPending) resumePairingOf(scope)
  // A deadline that has passed would have every page look for an answer that cannot come.
  else pendingReturn.expectAnswer(false)
}
