import type { Network } from '../contract/network.js'
import { connectionError } from '../errors/connection-errors.js'
import type { Adapters } from '../state/families.js'
import type { HeldSession } from './held-session.js'
import type { Sessions } from './sessions.js'
import { movingError } from '../errors/moving-errors.js'
import { isRefusal, isUnknownNetwork } from '../errors/wallet-refused.js'
import { chainsError } from './errors.js'

/** Parts that a wallet is asked for a network with. */
export interface MoveWalletNeeds {
  readonly adapters: Adapters
  readonly sessions: Pick<Sessions, 'setNetwork'>
}

/** Asks a wallet for a network, through its connector or the adapter of its family, and follows it there. */
export async function moveWallet(held: HeldSession, network: Network, { adapters, sessions }: MoveWalletNeeds): Promise<void> {
  const { session, told } = held
  const adapter = adapters.find(session.namespace) ?? (await adapters.load(session.namespace))
  const own = session.connector.switchNetwork
  if (own === undefined && adapter === undefined)
    throw connectionError('connection/no-adapter-or-connector', { namespace: session.namespace })
  await askForNetwork({
    network,
    change: async () => (own === undefined ? adapter?.switchNetwork?.(session, network) : own.call(session.connector, network)),
    add: adapter?.addNetwork && (async () => adapter.addNetwork?.(session, network)),
    isThere: () => (held.told.count === told.count ? undefined : held.told.networkId === network.caipNetworkId),
    isInUse: () => held.isAlive,
  })
  held.settle()
  sessions.setNetwork(held, network)
}

/** Questions to a wallet on the way to a network. */
export interface NetworkQuestions {
  readonly network: Network
  change(): Promise<void>
  add: (() => Promise<void>) | undefined
  /** Says whether the wallet told of this network since the first question; undefined when it told of none. */
  isThere(): boolean | undefined
  /** False once the wallet was left: it is then asked nothing more. */
  isInUse(): boolean
}

/**
 * Asks a wallet for a network. One that it does not know is added once; when the wallet then still stays where it was, it is
 * asked to change once more.
 */
async function askForNetwork(questions: NetworkQuestions): Promise<void> {
  const { network, change, isThere, isInUse } = questions
  const wasAdded = await changeOrAdd(questions)
  if (wasAdded && isThere() !== true) {
    if (!isInUse()) throw notSwitched(network)
    await change().catch((error: unknown) => {
      throw isRefusal(error) ? error : notSwitched(network, error)
    })
  }
  if (isThere() === false) throw notSwitched(network)
}

/** True when the network had to be added. */
async function changeOrAdd({ network, change, add, isInUse }: NetworkQuestions): Promise<boolean> {
  try {
    await change()
    return false
  } catch (error) {
    if (!isUnknownNetwork(error) || !isInUse()) throw error
    if (add === undefined) throw movingError('network/not-supported', { id: network.id }, error)
  }
  await add().catch((error: unknown) => {
    throw isRefusal(error) ? error : movingError('network/not-supported', { id: network.id }, error)
  })
  return true
}

function notSwitched({ caipNetworkId, name }: Network, cause?: unknown): Error {
  return chainsError('chains/not-switched', { networkId: caipNetworkId, name }, cause)
}
