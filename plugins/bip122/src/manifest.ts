import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { BitcoinOptions } from './contract.js'

/** The Bitcoin family: its wallets in this browser, and what can be done with them. */
export function bip122(options: BitcoinOptions = {}): PluginManifest {
  return familyManifest('bip122', {
    order: 34,
    rpc: [
      ...[
        'wallet_connect',
        'wallet_getAccount',
        'wallet_getNetwork',
        'wallet_addNetwork',
        'wallet_changeNetwork',
        'wallet_disconnect',
        'getAddresses',
      ],
      ...[
        'requestAccounts',
        'connect',
        'getAccounts',
        'getPublicKey',
        'getChain',
        'getNetwork',
        'switchChain',
        'switchNetwork',
        'disconnect',
      ],
      ...['bitcoin:connect', 'bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:switchNetwork', 'standard:disconnect'],
      ...['signMessage', 'signPsbt', 'signPSBT', 'signTransaction'],
    ],
    accounts: { types: ['payment', 'ordinal'], preferred: 'payment' },
    can: ['addNetwork', 'balance', 'signMessage', 'switchNetwork', 'transfer', 'transferFee'],
    hasHostProvider: true,
    reaches: [{ stored: 'connection-status' }],
    ...(options.discovery !== false && { finds: async () => (await import('./wallet-finders.js')).walletSearch }),
    load: async (family) => (await import('./plugin.js')).plugin(family, options),
  })
}

export type {} from './contract.js'
