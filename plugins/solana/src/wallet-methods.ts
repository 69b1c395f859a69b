import type { RpcMethodLists } from '@billfold/kernel'

/** Methods that may be asked of a Solana wallet or its node: directly, or after the visitor approved. */
export const solanaMethods: RpcMethodLists = {
  safe: [
    'solana_getAccounts',
    'getAccountInfo',
    'getBalance',
    'getLatestBlockhash',
    'getMinimumBalanceForRentExemption',
    'getSignatureStatuses',
    'getTokenAccountBalance',
    'getTokenAccountsByOwner',
    'getTransaction',
    'sendTransaction',
    'simulateTransaction',
  ],
  ask: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signAndSendAllTransactions',
  ],
}
