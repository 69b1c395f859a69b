import { type Connector, type Kernel, type WalletEntry, connectorIds, kernelKey } from '@billfold/kernel'
import { type ConnectFlow, type ConnectRequest, type ViewScope, useConnectFlow, useKernel } from '@billfold/ui/kit'

import { type Pairing, pairingKey } from '../contract.js'

/** The link of a pairing, and the flow that waits for its wallet. */
export interface PairingVisit {
  readonly pairing: Pairing
  readonly flow: ConnectFlow
}

/** The pairing of a visit. To be read in an observer. */
export function usePairing(): PairingVisit {
  return { pairing: useKernel().get(pairingKey), flow: useConnectFlow(describeRequest) }
}

/** Waits for the wallet that takes the link. The link outlives the view: a phone may have it already. */
function describeRequest(kernel: Kernel, scope: ViewScope): ConnectRequest {
  const { connections } = kernel
  return {
    ask() {
      kernel.get(pairingKey).lend((key) => kernel.load(key))
      const isHere = kernel.get(kernelKey('device')).isMobile && walletOf(scope) !== undefined
      const connector = connectorOf(kernel)
      return connector && connections.connect(connector, { method: isHere ? 'mobile' : 'qrcode' })
    },
    cancel: () => connections.cancel(connectorOf(kernel)?.namespace),
    isBlocked: () => kernel.get(pairingKey).problem !== undefined,
  }
}

function walletOf({ entry: { data } }: ViewScope): WalletEntry | undefined {
  return typeof data === 'object' && 'wallet' in data ? data.wallet : undefined
}

function connectorOf({ connectors, families }: Kernel): Connector | undefined {
  const namespace = connectors.filter ?? families.activeNamespace
  return namespace === undefined ? undefined : connectors.find({ id: connectorIds.walletConnect, namespace })
}
