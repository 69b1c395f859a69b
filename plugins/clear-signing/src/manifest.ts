import type { PluginManifest } from '@billfold/kernel'
import { type ClearSigningOptions, clearSigningKey, requestPreviewKey } from './contract.js'

/** Methods that a review stands before, when the host turns it on. */
const previewed = ['eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_sendCalls']

/** Clear signing: what a wallet is asked for in words, by descriptors of ERC-7730, for other plugins, and before a host's own requests. */
export function clearSigning(options: ClearSigningOptions = {}): PluginManifest {
  const { previews = false } = options
  return {
    id: 'feature.clear-signing',
    contract: 1,
    version: '0.0.0',
    provides: [clearSigningKey, requestPreviewKey],
    views: ['RequestPreview', 'RequestWords'],
    slots: previews ? [{ slot: 'rpc.methods', order: 20, item: { namespace: 'eip155', ask: previewed, preview: requestPreviewKey } }] : [],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
