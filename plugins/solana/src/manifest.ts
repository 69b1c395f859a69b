import type { PluginManifest } from '@billfold/kernel'
import { type SolanaOptions, solanaAdapterKey, solanaBalancesKey, solanaProviderKey } from './contract.js'

/** The Solana family: its wallets in this browser, and what can be done with them. */
export function solana(options: SolanaOptions = {}): PluginManifest {
  return {
    id: 'chain.solana',
    contract: 1,
    version: '0.0.0',
    namespaces: ['solana'],
    provides: [solanaAdapterKey, solanaProviderKey, solanaBalancesKey],
    slots: [{ slot: 'wallet.sources', order: 32, item: { kind: 'injected' } }],
    reaches: [
      { rpc: 'standard:connect' },
      { rpc: 'standard:disconnect' },
      { rpc: 'standard:events' },
      { rpc: 'solana:signMessage' },
      { rpc: 'solana:signTransaction' },
      { rpc: 'solana:signAndSendTransaction' },
      { rpc: 'solana:signIn' },
      { nodes: 'solana' },
      { endpoint: 'blockchain' },
      { stored: 'cache.native-balance' },
      { stored: 'connection-status' },
    ],
    loadOn: ['open', 'namespace:solana'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
