import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { BitcoinOptions } from './contract.js'

/** The Bitcoin family: its wallets in this browser, and what can be done with them. */
export function bip122(options: BitcoinOptions = {}): PluginManifest {
  return familyManifest('bip122', {
    order: 34,
    rpc: [
      ...['getAddresses', 'wallet_connect', 'wallet_getAccount', 'wallet_disconnect', 'wallet_changeNetwork', 'wallet_addNetwork'],
      ...['wallet_getNetwork', 'requestAccounts', 'connect', 'getAccounts', 'getPublicKey', 'getChain', 'getNetwork'],
      ...['switchChain', 'switchNetwork', 'disconnect', 'standard:disconnect'],
      ...['bitcoin:connect', 'bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:switchNetwork'],
      ...['signPSBT', 'signPsbt', 'signMessage', 'signTransaction'],
    ],
    accounts: { types: ['payment', 'ordinal'], preferred: 'payment' },
    can: ['switchNetwork', 'addNetwork', 'balance', 'signMessage', 'transfer', 'transferFee', 'followTransaction'],
    hasHostProvider: true,
    discovery: options.discovery,
    finds: async () => (await import('./wallet-finders.js')).walletSearch,
    load: async (family) => (await import('./plugin.js')).plugin(family, options),
  })
}

export type {} from './contract.js'
