import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import { type Eip155Options, eip155WalletsKey } from './contract.js'

/** The EVM family: its wallets in this browser, and what can be done with them. */
export function eip155(options: Eip155Options = {}): PluginManifest {
  return familyManifest('eip155', {
    options,
    order: 31,
    rpc: [
      'eth_requestAccounts',
      'eth_accounts',
      'eth_chainId',
      'wallet_revokePermissions',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_getAssets',
    ],
    accounts: { preferred: 'smartAccount' },
    can: [
      'sendTransaction',
      'tokenFacts',
      'balance',
      'capabilities',
      'signTypedData',
      'signMessage',
      'forecastTransfer',
      'walletAssets',
      'receiverFacts',
      'transfer',
      'writeContract',
      'transferFee',
      'transferFees',
      'canSendTogether',
      'sendTogether',
      'canTransferTogether',
      'transferTogether',
      'followTransaction',
      'token',
      'tokens',
      'readContract',
      'tryTransactions',
      'addNetwork',
      'switchNetwork',
      'gasPrice',
      'estimateGas',
    ],
    hasHostProvider: true,
    provides: [eip155WalletsKey],
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
