import type { CaipNetworkId, Network, Networks } from '@billfold/kernel'
import { isBillfoldError } from '@billfold/kernel'
import { type NodeProtocol, Nodes, type NodesNeeds } from '@billfold/kernel/family'
import { type Client, createClient, custom, isHex } from 'viem'
import { namesError } from '../errors.js'
import type { AskGateway } from './ask-gateway.js'

const protocol: NodeProtocol = {
  namespace: 'eip155',
  proof: { method: 'eth_chainId' },
  networkOf: (answer) => (isHex(answer) ? `eip155:${BigInt(answer)}` : undefined),
  takesBatches: true,
}

export interface EvmClientNeeds extends NodesNeeds {
  readonly networks: Pick<Networks, 'requested'>
  readonly askGateway: AskGateway
}

/** Makes a client of viem for one network of the page. It asks the nodes of the page, and hosts elsewhere by `askGateway` alone. */
export function evmClient(networkId: CaipNetworkId, { networks, askGateway, ...needs }: EvmClientNeeds): Client {
  const nodes = new Nodes(protocol, needs)
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> => {
    const call = { method, params: params as readonly unknown[] | undefined }
    try {
      return await nodes.ask(networkOf(networks, networkId), call)
    } catch (error) {
      // viem looks for what a contract threw in the shape of EIP-1474, and in the last cause.
      if (!isBillfoldError(error, 'node/failed')) throw error
      const { code, reason, data } = error.context
      throw Object.assign(new Error(reason), { code, data })
    }
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }), ccipRead: { request: askGateway } })
}

function networkOf(networks: Pick<Networks, 'requested'>, id: CaipNetworkId): Network {
  const network = networks.requested.find(({ caipNetworkId }) => caipNetworkId === id)
  if (network === undefined) throw namesError('names/no-network', { network: id })
  return network
}
