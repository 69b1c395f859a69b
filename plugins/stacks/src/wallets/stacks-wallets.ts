import { type WalletFinder, windowWallets } from '@billfold/kernel/family'
import { stacksDriver } from './stacks-driver.js'

/** Finds wallets that name themselves by WBIP-004, in its list and in the one before it, and known ones that do not. */
export const stacksWallets: WalletFinder = windowWallets(
  [
    { list: 'wbip_providers' },
    { list: 'webbtc_stx_providers' },
    { key: 'LeatherProvider', name: 'Leather' },
    { key: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
    { key: 'AsignaProvider', name: 'Asigna' },
    { key: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
    // Several wallets put themselves there, the last of them wins: it says nothing where one is known by its own name.
    { key: 'StacksProvider', name: 'Stacks wallet', isLastResort: true },
  ],
  { driver: stacksDriver },
)
