import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { SolanaOptions } from './contract.js'

/** The Solana family: its wallets in this browser, and what can be done with them. */
export function solana(options: SolanaOptions = {}): PluginManifest {
  return familyManifest('solana', {
    options,
    order: 32,
    rpc: [
      'standard:connect',
      'standard:disconnect',
      'solana:signMessage',
      'solana:signTransaction',
      'solana:signAndSendTransaction',
      'solana:signIn',
    ],
    can: ['signIn', 'tokenFacts', 'forecastTransfer', 'followTransaction', 'tokens', 'balance', 'signMessage', 'transfer', 'transferFee'],
    hasHostProvider: true,
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
