import { activity } from '@billfold/activity'
import { auth } from '@billfold/auth'
import { emailCapture } from '@billfold/email-capture'
import { exchange, payments } from '@billfold/exchange'
import { evmContracts } from '@billfold/local-chains/evm/seed'
import { cardLink } from '@billfold/local-sellers/card-link'
import { multiWallet } from '@billfold/multi-wallet'
import { names } from '@billfold/names'
import { onramp } from '@billfold/onramp'
import type { OnrampPluginOptions } from '@billfold/onramp/contract'
import { portfolio } from '@billfold/portfolio'
import { receive } from '@billfold/receive'
import { send } from '@billfold/send'
import { swap } from '@billfold/swap'
import type { SwapOptions } from '@billfold/swap/contract'
import { viewOnly } from '@billfold/view-only'
import { walletConnect } from '@billfold/walletconnect'
import { wallets as walletList } from '@billfold/wallets'

import { localPayAssets } from '../families/local-pay-assets.js'
import { runningFamilies } from '../families/running-families.js'
import { type CatalogEntry, catalog } from '../src/catalog.js'
import type { LocalWorld } from '../world/local-world.js'

/** Plugins of the app: those that a host installs, and those of the lab beside them. A plugin whose chain does not run takes no part. */
export function hostPlugins(world: LocalWorld | undefined): readonly CatalogEntry[] {
  return [
    ...runningFamilies(world?.nodes ?? {}).map(({ title, folder, manifest }) => ({ title, folder, manifest: manifest() })),
    { title: 'Wallets', manifest: walletList(), folder: 'wallets' },
    { title: 'Portfolio', manifest: portfolio(), folder: 'portfolio' },
    { title: 'Send', manifest: send(), folder: 'send' },
    { title: 'Receive', manifest: receive(), folder: 'receive' },
    { title: 'Swap', manifest: swap(swapsOf(world)), folder: 'swap' },
    { title: 'Names', manifest: names(localNames), folder: 'names' },
    { title: 'Deposits from an exchange', manifest: exchange({ assets: localPayAssets }), folder: 'exchange' },
    { title: 'Payments from an exchange', manifest: payments(), folder: 'exchange' },
    { title: 'Buy', manifest: onramp(linkOf(world)), folder: 'onramp' },
    { title: 'Activity', manifest: activity(), folder: 'activity' },
    { title: 'Watching', manifest: viewOnly(), folder: 'view-only' },
    { title: 'Several wallets', manifest: multiWallet(), folder: 'multi-wallet' },
    ...(world === undefined
      ? []
      : [
          { title: 'Login', manifest: auth(), folder: 'auth' },
          { title: 'E-mail address', manifest: emailCapture(), folder: 'email-capture' },
          { title: 'Pairing', manifest: walletConnect({ verifyUrl: `${world.cloud}/v3` }), folder: 'walletconnect' },
        ]),
    // The lab's own payments would stand beside those of the product.
    ...catalog().filter(({ manifest }) => manifest.id !== 'feature.payments'),
  ]
}

/** Names of the local cloud, and those of the contracts on the first chain. */
const localNames = {
  zones: ['harbour.id'],
  ens: { network: 'eip155:31337', universalResolver: evmContracts.universalResolver },
} as const

/** On the first chain the cloud swaps, on the second one an aggregator. */
function swapsOf(world: LocalWorld | undefined): SwapOptions {
  const networks = ['eip155:31337', 'eip155:31338'] as const
  return world?.swapAggregator === undefined
    ? { networks }
    : { networks, aggregator: { name: 'Harbour Aggregator', networks: ['eip155:31338'] } }
}

function linkOf(world: LocalWorld | undefined): OnrampPluginOptions {
  return world?.cardSeller === undefined ? {} : { link: cardLink(world.cardSeller, world.nodes) }
}
