import type { LocalChain } from '../local-chain.js'
import { evmCloudChain } from './networks.js'
import { evmChainIds } from './seed.js'

/** The two EVM chains: anvil, from port 8545 on. */
export const evmChains: readonly LocalChain[] = Object.values(evmChainIds).map((chainId, index) => ({
  id: `eip155:${chainId}` as const,
  name: `Chain ${chainId}`,
  port: 8545 + index,
  start: async (at) => (await import('./start-evm-chain.js')).startEvmChain({ chainId, ...at }),
  cloudChain: ({ url }) => evmCloudChain(chainId, url),
}))
