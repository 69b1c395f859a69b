import { type PluginRuntime, kernelKey, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { type LinkProviderOptions, linkProviderKey, meldProviderKey } from './contract.js'
import { OnrampStore, onrampStoreKey } from './onramp-store.js'
import { BlockchainProvider } from './provider/blockchain-provider.js'
import { LinkProvider } from './provider/link-provider.js'

const http = kernelKey('http')
const needs = {
  ...kernelKeys(
    'families',
    'networks',
    'features',
    'slots',
    'storage',
    'events',
    'router',
    'toasts',
    'log',
    'clock',
    'device',
    'page',
    'uuid',
  ),
  meld: meldProviderKey,
  link: linkProviderKey,
}

/** The lazy half: the store and the two providers under their keys, and the views, each with its own code. */
export function makePlugin(link: LinkProviderOptions | undefined): PluginRuntime {
  return {
    services: [
      service(meldProviderKey, { http, options: kernelKey('options') }, (given) => new BlockchainProvider(given)),
      service(linkProviderKey, { http }, (given) => new LinkProvider({ ...given, link })),
      service(onrampStoreKey, needs, ({ meld, link: linked, ...given }) => {
        const own = new Map([
          [meldProviderKey, meld],
          [linkProviderKey, linked],
        ])
        return new OnrampStore({ ...given, own })
      }),
    ],
    views: {
      OnRampProviders: lazyView<'OnRampProviders'>(async () => (await import('./view/providers-view.js')).providersView),
      OnRampTokenSelect: lazyView<'OnRampTokenSelect'>(async () => (await import('./view/token-select-view.js')).tokenSelectView),
      OnRampFiatSelect: lazyView<'OnRampFiatSelect'>(async () => (await import('./view/fiat-select-view.js')).fiatSelectView),
      BuyInProgress: lazyView<'BuyInProgress'>(async () => (await import('./view/buy-in-progress-view.js')).buyInProgressView),
      WhatIsABuy: lazyView<'WhatIsABuy'>(async () => (await import('./view/what-is-a-buy-view.js')).whatIsABuyView),
    },
    // An order from an earlier visit is followed from the start.
    start: (scope) => void scope.get(onrampStoreKey),
  }
}
