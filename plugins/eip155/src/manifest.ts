import type { PluginManifest } from '@billfold/kernel'
import { type Eip155Options, eip155AdapterKey, eip155BalancesKey, eip155MethodsKey, eip155ProviderKey } from './contract.js'

/** The EVM family: its wallets in this browser, and what can be done with them. */
export function eip155(options: Eip155Options = {}): PluginManifest {
  return {
    id: 'chain.eip155',
    contract: 1,
    version: '0.0.0',
    namespaces: ['eip155'],
    provides: [eip155AdapterKey, eip155ProviderKey, eip155BalancesKey, eip155MethodsKey],
    slots: [
      { slot: 'wallet.sources', order: 31, item: { kind: 'injected' } },
      { slot: 'rpc.methods', order: 10, item: { namespace: 'eip155', more: eip155MethodsKey } },
    ],
    reaches: [
      { rpc: 'eth_requestAccounts' },
      { rpc: 'eth_accounts' },
      { rpc: 'eth_chainId' },
      { rpc: 'wallet_revokePermissions' },
      { rpc: 'wallet_switchEthereumChain' },
      { rpc: 'wallet_addEthereumChain' },
      { rpc: 'personal_sign' },
      { rpc: 'eth_signTypedData_v4' },
      { rpc: 'eth_sendTransaction' },
      { rpc: 'wallet_getCapabilities' },
      { rpc: 'wallet_getAssets' },
      { nodes: 'eip155' },
      { endpoint: 'blockchain' },
      { stored: 'cache.native-balance' },
      { stored: 'connection-status' },
    ],
    loadOn: ['open', 'namespace:eip155'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
