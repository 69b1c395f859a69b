import type { LocalChain } from '../local-chain.js'
import { evmCloudChain } from './networks.js'
import { evmChainIds } from './seed.js'

/** The two EVM chains: anvil, from port 8545 on. */
export const evmChains: readonly LocalChain[] = Object.values(evmChainIds).map((chainId, index) => ({
  id: `eip155:${chainId}` as const,
  name: `Chain ${chainId}`,
  port: 8545 + index,
  start: async (at) => {
    const [{ startEvmChain }, { startBundler }] = await Promise.all([import('./start-evm-chain.js'), import('./bundler/start-bundler.js')])
    const chain = await startEvmChain({ chainId, ...at })
    const bundler = await startBundler({ url: chain.url, chainId })
    return { url: chain.url, bundlerUrl: bundler.url, stop: () => Promise.all([chain.stop(), bundler.stop()]) }
  },
  cloudChain: ({ url, bundlerUrl }) => ({
    ...evmCloudChain(chainId, url),
    ...(bundlerUrl !== undefined && { smartAccounts: { bundlerUrl, paymasterUrl: bundlerUrl } }),
  }),
}))
