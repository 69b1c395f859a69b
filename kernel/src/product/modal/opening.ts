import type { SendArguments } from '../open.js'
import type { Network } from '../../wallets/contract/network.js'
import { connectError } from '../../wallets/errors/connect-errors.js'
import { sendError } from '../errors/send-errors.js'
import type { RouterTarget } from '../router/entry.js'
import { firstView } from '../router/first-view.js'
import type { CheckedRequest } from './read-request.js'
import type { ModalSituation } from './situation.js'

/** Result of opening: the views from the bottom up, and a network that becomes active without a question. */
export interface Opening {
  readonly targets: readonly [RouterTarget, ...RouterTarget[]]
  readonly activates?: Network
}

/**
 * Decides what a request opens. Pure. A network switch stands on top of the view that was asked for, so that going back from
 * it, done or not, leads there.
 */
export function planOpening({ target, namespace }: CheckedRequest, situation: ModalSituation): Opening {
  if (target?.view === 'WalletSend' && target.data !== undefined && 'amount' in target.data) return planSend(target.data, situation)
  const isActive = namespace === undefined || namespace === situation.activeNamespace
  const isConnected = isActive ? situation.isConnected || situation.isReturning : situation.address(namespace) !== undefined
  const first = target ?? { view: firstView(situation, isConnected), data: undefined }
  if (isActive) return { targets: [first] }
  const network = situation.networkOf(namespace)
  if (network === undefined) throw connectError('connection/namespace-not-found', { operation: 'open', namespace })
  if (situation.hasAdapters || isConnected) return { targets: [first, switchTo(network)] }
  return { targets: [{ view: 'ConnectingWalletConnectBasic', data: undefined }], activates: network }
}

function planSend(data: SendArguments, situation: ModalSituation): Opening {
  const { namespace, chainId } = data
  if (situation.address(namespace) === undefined) throw sendError('send/no-address', { namespace })
  const network = situation.findNetwork(namespace, chainId)
  if (network === undefined) throw sendError('send/no-network', { namespace, chainId })
  const send = { view: 'WalletSend', data } as const
  const isActive = namespace === situation.activeNamespace && network.caipNetworkId === situation.networkOf(namespace)?.caipNetworkId
  return { targets: isActive ? [send] : [send, switchTo(network)] }
}

function switchTo(network: Network): RouterTarget {
  return { view: 'SwitchNetwork', data: { network } }
}
