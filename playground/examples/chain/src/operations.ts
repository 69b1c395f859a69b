import type { CaipNetworkId, Session } from '@billfold/kernel'
import { type FamilyParts, Nodes, type NodesNeeds, type Operations, askWallet } from '@billfold/kernel/family'
import { isAddress } from './address.js'
import { readBalance } from './read-balance.js'
import type { SeaMossWallet } from './wallets.js'

/** Abilities of the family. One that it lacks has no member, and no name in `can`: there are no stubs that throw. */
export type SeaMossOperations = Required<Pick<Operations, 'switchNetwork' | 'addNetwork' | 'signMessage' | 'transfer' | 'balance'>>

/** Parts of the kernel that the operations work with. */
export interface OperationsNeeds extends NodesNeeds, Pick<FamilyParts, 'mayAsk'> {}

/** Makes the operations. They load when somebody is connected. */
export function createOperations(parts: OperationsNeeds): SeaMossOperations {
  const nodes = new Nodes({ namespace: 'seamoss' }, parts)
  /** Asks the wallet once. What it throws becomes an error of Billfold: a refusal is an outcome, an unknown network can be added. */
  const ask = ({ provider, connector }: Session, { method, params, networkId }: Call): Promise<unknown> =>
    askWallet(() => (provider as SeaMossWallet).request({ method, params }), {
      wallet: connector.name,
      method,
      networkId,
      mayAsk: parts.mayAsk,
    })
  return {
    async switchNetwork(session, { caipNetworkId }) {
      await ask(session, { method: 'switchNetwork', params: caipNetworkId, networkId: caipNetworkId })
    },
    async addNetwork(session, { caipNetworkId }) {
      await ask(session, { method: 'addNetwork', params: caipNetworkId })
    },
    async signMessage(session, message) {
      return textOf(await ask(session, { method: 'sign', params: message }), 'signature')
    },
    async transfer(session, { to, amount }) {
      if (!isAddress(to)) throw new TypeError('That is no address of the Sea moss family. Look at it again; nothing was sent.')
      return textOf(await ask(session, { method: 'send', params: `${amount} ${to}` }), 'transaction')
    },
    async balance(address, network, signal) {
      return { balance: await readBalance(nodes, { address, network, signal }), symbol: network.nativeCurrency.symbol }
    },
  }
}

interface Call {
  readonly method: string
  readonly params: string
  /** The network that is asked for: only then a failure can mean that the wallet lacks it. */
  readonly networkId?: CaipNetworkId
}

function textOf(said: unknown, what: string): string {
  if (typeof said !== 'string' || said === '') throw new TypeError(`The wallet answered with no ${what}. Try again.`)
  return said
}
