import type { Network } from '@billfold/kernel'
import type { Nodes } from '@billfold/kernel/family'
import { GasPrice, QueryClient, SigningStargateClient, queryDynamicGasPrice } from '@cosmjs/stargate'
import { Comet38Client } from '@cosmjs/tendermint-rpc'
import type { CosmosAminoSigner, CosmosDirectSigner } from '../contract.js'

/** The library of Cosmos, which reaches nodes as everything here does. */
export interface Stargate {
  readonly client: SigningStargateClient
  /** What a chain asks for a unit of gas by itself, where it has a market for it; else the fallback. */
  gasPrice(denom: string, chainId: string, fallback: number): Promise<GasPrice>
}

/** A little more than is asked now: the price may rise before the transaction is in a block. */
const margin = 1.3

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
    async gasPrice(denom, chainId, fallback) {
      const asked = await queryDynamicGasPrice(QueryClient.withExtensions(comet), denom, chainId).then(
        (price) => price.toFloatApproximation() * margin,
        // Most chains have no market for gas: there the nodes say what they take.
        () => 0,
      )
      return GasPrice.fromString(`${Math.max(asked, fallback).toFixed(9)}${denom}`)
    },
  }
}
