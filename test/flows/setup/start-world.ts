import { type Cloud, startCloud } from '@billfold/cloud'
import { type EvmChain, evmCloudNetworks, startEvmChain } from '@billfold/local-chains/evm'
import { dana, evmChainIds } from '@billfold/local-chains/evm/seed'
import { type SolanaChain, solanaCloudNetwork, startSolanaChain } from '@billfold/local-chains/solana'

/** World of the flows: chains, cloud and relay. */
export interface World {
  readonly chains: readonly EvmChain[]
  readonly solana: SolanaChain
  readonly cloud: Cloud
  stop(): Promise<void>
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** A square of one colour: what a name service says of Dana. */
const names = [{ address: dana.address, name: 'dana.harbour', avatar: `data:image/png;base64,${pixel}` }]

/** Starts two EVM chains, a Solana one, and the cloud that reads them. */
export async function startWorld(): Promise<World> {
  const chains = await Promise.all(Object.values(evmChainIds).map((chainId) => startEvmChain({ chainId })))
  const solana = await startSolanaChain()
  const stopChains = (): Promise<unknown> => Promise.all([solana, ...chains].map(({ stop }) => stop()))
  try {
    const urls = Object.fromEntries(chains.map(({ chainId, url }) => [chainId, url]))
    const networks = [...evmCloudNetworks(urls), solanaCloudNetwork(solana.url)]
    const rateLimit = { calls: 100_000, seconds: 1 }
    const cloud = await startCloud({ port: 0, allowFaults: true, rateLimit, projects: [{ id: 'flows' }], networks, names })
    return { chains, solana, cloud, stop: async () => void (await Promise.all([cloud.stop(), stopChains()])) }
  } catch (error) {
    await stopChains()
    throw error
  }
}
