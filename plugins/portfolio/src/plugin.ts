import { type PluginRuntime, service, kernelKey, kernelKeys } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { type PortfolioOptions, portfolioKey } from './contract.js'
import { createPortfolio } from './create-portfolio.js'

const needs = kernelKeys('families', 'http', 'storage', 'toasts', 'log', 'options', 'clock', 'device')

/** The lazy half: the store under its key, and the views, each with its own code. */
export function makePlugin(options: PortfolioOptions): PluginRuntime {
  const nfts = {
    PortfolioNfts: lazyView<'PortfolioNfts'>(async () => (await import('./view/nfts-view.js')).nftsView),
    PortfolioNft: lazyView<'PortfolioNft'>(async () => (await import('./view/nft-view.js')).nftView),
  }
  return {
    services: [service(portfolioKey, needs, (given) => createPortfolio(given, options))],
    views: {
      PortfolioTotal: lazyView<'PortfolioTotal'>(async () => (await import('./view/total-view.js')).totalView),
      PortfolioTokens: lazyView<'PortfolioTokens'>(async () => (await import('./view/tokens-view.js')).tokensView),
      PortfolioToken: lazyView<'PortfolioToken'>(async () => (await import('./view/token-view.js')).tokenView),
      ...(options.nfts !== false && nfts),
    },
    // The store tells the account what it knows as soon as it is made: not while a view is drawn.
    start(scope) {
      const store = scope.get(portfolioKey)
      scope.onStop(scope.get(kernelKey('events')).on('balance:changed', () => store.tokens.refresh()))
    },
  }
}
