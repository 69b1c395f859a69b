import type { ChainNamespace } from '@billfold/kernel'

import { announcedWallet, evmAdapter } from '../../plugins/eip155/testing/kit-setups.js'
import { injectedExtension, polkadotAdapter } from '../../plugins/polkadot/testing/kit-setups.js'
import { bitcoinAdapter, listedWallet } from '../../plugins/bip122/testing/kit-setups.js'
import { names } from '../../plugins/names/src/manifest.js'
import { activity } from '../../plugins/activity/src/manifest.js'
import { portfolio } from '../../plugins/portfolio/src/manifest.js'
import { siwx } from '../../plugins/siwx/src/manifest.js'
import { registeredWallet, solanaAdapter } from '../../plugins/solana/testing/kit-setups.js'
import { registeredWallet as registeredStacksWallet, stacksAdapter } from '../../plugins/stacks/testing/kit-setups.js'
import { registeredWallet as registeredSuiWallet, suiAdapter } from '../../plugins/sui/testing/kit-setups.js'
import { cosmosAdapter, walletAtKeplr } from '../../plugins/cosmos/testing/kit-setups.js'
import { pairedWallet } from '../../plugins/walletconnect/testing/kit-setup.js'
import type { FamilySetups } from './find-cells.js'

/** What families have beside that whose chains know names. */
const named: FamilySetups['features'] = { names: () => ({ manifest: names() }) }

/** What families have beside that whose collectibles the cloud reads. */
const collecting: FamilySetups['features'] = { NFTs: () => ({ manifest: portfolio() }) }

/** What the product has for every family: the cloud reads all of them, and all of them sign. */
const everywhere: FamilySetups['features'] = {
  activity: () => ({ manifest: activity() }),
  'sign-in': () => ({ manifest: siwx() }),
}

/** What there is of each family. A family without a plugin has nothing yet. */
export const familySetups: Readonly<Partial<Record<ChainNamespace, FamilySetups>>> = {
  eip155: {
    adapter: evmAdapter,
    connector: announcedWallet,
    pairing: () => pairedWallet('eip155'),
    features: { ...everywhere, ...named, ...collecting },
  },
  solana: {
    adapter: solanaAdapter,
    connector: registeredWallet,
    pairing: () => pairedWallet('solana'),
    features: { ...everywhere, ...named, ...collecting },
  },
  polkadot: {
    adapter: polkadotAdapter,
    connector: injectedExtension,
    pairing: () => pairedWallet('polkadot'),
    features: { ...everywhere, ...named, ...collecting },
  },
  cosmos: { adapter: cosmosAdapter, connector: walletAtKeplr, pairing: () => pairedWallet('cosmos'), features: everywhere },
  bip122: {
    adapter: bitcoinAdapter,
    connector: listedWallet,
    pairing: () => pairedWallet('bip122'),
    features: { ...everywhere, ...collecting },
  },
  sui: {
    adapter: suiAdapter,
    connector: registeredSuiWallet,
    pairing: () => pairedWallet('sui'),
    features: { ...everywhere, ...named, ...collecting },
  },
  stacks: {
    adapter: stacksAdapter,
    connector: registeredStacksWallet,
    pairing: () => pairedWallet('stacks'),
    features: { ...everywhere, ...named, ...collecting },
  },
}
