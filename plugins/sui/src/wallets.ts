import { StandardWallet, type WalletStandardOptions } from '@billfold/kernel/family'
import { isSuiAddress } from './address.js'
import { networkFor } from './networks/wallet-chains.js'

/** How Sui wallets stand in the Wallet Standard. */
export const suiWallets: WalletStandardOptions = {
  namespace: 'sui',
  anyOf: [
    'sui:signPersonalMessage',
    'sui:signTransaction',
    'sui:signAndExecuteTransaction',
    'sui:signMessage',
    'sui:signTransactionBlock',
    'sui:signAndExecuteTransactionBlock',
  ],
  // Which key belongs to an address is known when it has signed: keys are of several kinds, and some wallets show none.
  isAccount: isSuiAddress,
  networkFor,
  provider: (wallet, name) => new StandardWallet(wallet, name),
}
