import type { Network } from '@billfold/kernel'
import type { Nodes } from '@billfold/kernel/family'
import { GasPrice, QueryClient, SigningStargateClient, queryDynamicGasPrice } from '@cosmjs/stargate'
import { Comet38Client } from '@cosmjs/tendermint-rpc'
import type { CosmosAminoSigner, CosmosDirectSigner } from '../contract.js'
import { chainIdOf } from '../networks/chain-ids.js'
import { gasPriceCall } from './chain-facts.js'

/** The library of Cosmos, which reaches nodes as everything here does. */
export interface Stargate {
  readonly client: SigningStargateClient
  /** The price of a unit of gas in the coin of the network: as the market of the chain has it, or as the nodes take it at least. */
  gasPrice(denom: string): Promise<GasPrice>
}

/** A little more than is asked now: the price may rise before the transaction is in a block. */
const margin = 1.3
/** Price where nobody says one. */
const usual = 0.025

/** Opens the library on the nodes of a network, with a signer. */
export function openStargate(nodes: Pick<Nodes, 'ask'>, network: Network, signer: CosmosAminoSigner | CosmosDirectSigner): Stargate {
  const comet = Comet38Client.create({
    async execute({ id, method, params }) {
      return { jsonrpc: '2.0', id, result: await nodes.ask(network, { method, params }) }
    },
    disconnect: () => undefined,
  })
  return {
    client: SigningStargateClient.createWithSigner(comet, signer),
    async gasPrice(denom) {
      // Most chains have no market for gas, and old nodes do not say what they take.
      const [market, prices] = await Promise.all([
        queryDynamicGasPrice(QueryClient.withExtensions(comet), denom, chainIdOf(network.caipNetworkId)).catch(() => undefined),
        nodes.ask(network, gasPriceCall()).catch(() => ''),
      ])
      const own = prices.split(',').find((price) => price.replace(/^[\d.]+/, '') === denom)
      const least = own === undefined ? usual : Number.parseFloat(own)
      return GasPrice.fromString(`${Math.max((market?.toFloatApproximation() ?? 0) * margin, least).toFixed(9)}${denom}`)
    },
  }
}
