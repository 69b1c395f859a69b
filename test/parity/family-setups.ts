import type { ChainNamespace } from '@billfold/kernel'

import { announcedWallet, evmAdapter } from '../../plugins/eip155/testing/kit-setups.js'
import { injectedExtension, polkadotAdapter } from '../../plugins/polkadot/testing/kit-setups.js'
import { bitcoinAdapter, listedWallet } from '../../plugins/bip122/testing/kit-setups.js'
import { portfolio } from '../../plugins/portfolio/src/manifest.js'
import { registeredWallet, solanaAdapter } from '../../plugins/solana/testing/kit-setups.js'
import { registeredWallet as registeredStacksWallet, stacksAdapter } from '../../plugins/stacks/testing/kit-setups.js'
import { registeredWallet as registeredSuiWallet, suiAdapter } from '../../plugins/sui/testing/kit-setups.js'
import { cosmosAdapter, walletAtKeplr } from '../../plugins/cosmos/testing/kit-setups.js'
import { pairedWallet } from '../../plugins/walletconnect/testing/kit-setup.js'
import type { FamilySetups } from './find-cells.js'

/** What there is of each family. A family without a plugin has nothing yet. */
export const familySetups: Readonly<Partial<Record<ChainNamespace, FamilySetups>>> = {
  eip155: {
    adapter: evmAdapter,
    connector: announcedWallet,
    pairing: () => pairedWallet('eip155'),
    features: { NFTs: () => ({ manifest: portfolio() }) },
  },
  solana: {
    adapter: solanaAdapter,
    connector: registeredWallet,
    pairing: () => pairedWallet('solana'),
    features: { NFTs: () => ({ manifest: portfolio() }) },
  },
  polkadot: { adapter: polkadotAdapter, connector: injectedExtension, pairing: () => pairedWallet('polkadot') },
  cosmos: { adapter: cosmosAdapter, connector: walletAtKeplr, pairing: () => pairedWallet('cosmos') },
  bip122: { adapter: bitcoinAdapter, connector: listedWallet, pairing: () => pairedWallet('bip122') },
  sui: { adapter: suiAdapter, connector: registeredSuiWallet, pairing: () => pairedWallet('sui') },
  stacks: { adapter: stacksAdapter, connector: registeredStacksWallet, pairing: () => pairedWallet('stacks') },
}
