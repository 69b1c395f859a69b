import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { BitcoinOptions } from './contract.js'

/** The Bitcoin family: its wallets in this browser, and what can be done with them. */
export function bip122(options: BitcoinOptions = {}): PluginManifest {
  return familyManifest('bip122', {
    options,
    order: 34,
    rpc: [
      ...['getAddresses', 'wallet_connect', 'wallet_getAccount', 'wallet_disconnect', 'wallet_changeNetwork', 'wallet_addNetwork'],
      ...['wallet_getNetwork', 'requestAccounts', 'connect', 'getAccounts', 'getPublicKey', 'getChain', 'getNetwork'],
      ...['switchChain', 'switchNetwork', 'disconnect', 'standard:disconnect'],
      ...['bitcoin:connect', 'bitcoin:switchNetwork', 'bitcoin:signMessage', 'bitcoin:signTransaction'],
      ...['signMessage', 'signTransaction', 'signPSBT', 'signPsbt'],
    ],
    accounts: { types: ['payment', 'ordinal'], preferred: 'payment' },
    can: ['followTransaction', 'switchNetwork', 'addNetwork', 'balance', 'signMessage', 'transfer', 'transferFee'],
    hasHostProvider: true,
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
