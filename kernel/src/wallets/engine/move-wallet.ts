import type { Network } from '../contract/network.js'
import { connectionError } from '../errors/connection-errors.js'
import { askForNetwork } from './ask-for-network.js'
import type { Adapters } from '../state/families.js'
import type { HeldSession } from '../state/held-session.js'
import type { Sessions } from './sessions.js'

/** What asking a wallet for a network touches. */
export interface MoveWalletNeeds {
  readonly adapters: Adapters
  readonly sessions: Pick<Sessions, 'setNetwork'>
}

/** Asks a wallet for a network, through its connector or the adapter of its family, and follows it there. */
export async function moveWallet(live: HeldSession, network: Network, { adapters, sessions }: MoveWalletNeeds): Promise<void> {
  const { session, told } = live
  const adapter = adapters.find(session.namespace) ?? (await adapters.load(session.namespace))
  const own = session.connector.switchNetwork
  if (own === undefined && adapter === undefined)
    throw connectionError('connection/no-adapter-or-connector', { namespace: session.namespace })
  await askForNetwork({
    network,
    change: async () => (own === undefined ? adapter?.switchNetwork?.(session, network) : own.call(session.connector, network)),
    add: adapter?.addNetwork && (async () => adapter.addNetwork?.(session, network)),
    isThere: () => (live.told.count === told.count ? undefined : live.told.networkId === network.caipNetworkId),
    isInUse: () => live.isAlive,
  })
  live.settle()
  sessions.setNetwork(live, network)
}
