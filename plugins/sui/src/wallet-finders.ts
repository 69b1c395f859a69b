import { StandardWallet, type WalletSearch, walletStandard, type WalletStandardOptions } from '@billfold/kernel/family'
import { brandAliases } from '@billfold/wallet-registry/brands'
import { isSuiAddress } from './address.js'
import { networkFor } from './networks/wallet-chains.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  return { aliasesOf: brandAliases, finders: [walletStandard(suiWallets)] }
}

/** How Sui wallets stand in the Wallet Standard. */
const suiWallets: WalletStandardOptions = {
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
