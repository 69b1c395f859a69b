import {
  type PluginRuntime,
  chainsKey,
  clockKey,
  deviceKey,
  httpKey,
  logKey,
  optionsKey,
  service,
  storageKey,
  toastsKey,
} from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { portfolioKey } from './contract.js'
import { createPortfolio } from './create-portfolio.js'
import type { PortfolioOptions } from './options.js'

const needed = [chainsKey, httpKey, storageKey, toastsKey, logKey, optionsKey, clockKey, deviceKey] as const

/** The lazy half: the store under its key, and the views, each with its own code. */
export function makePlugin(options: PortfolioOptions): PluginRuntime {
  const nfts = { PortfolioNfts: lazyView<'PortfolioNfts'>(async () => (await import('./view/nfts-view.js')).nftsView) }
  return {
    services: [
      service(portfolioKey, needed, (chains, http, storage, toasts, log, kernelOptions, clock, device) =>
        createPortfolio({ chains, http, storage, toasts, log, options: kernelOptions, clock, device }, options),
      ),
    ],
    views: {
      PortfolioTotal: lazyView<'PortfolioTotal'>(async () => (await import('./view/total-view.js')).totalView),
      PortfolioTokens: lazyView<'PortfolioTokens'>(async () => (await import('./view/tokens-view.js')).tokensView),
      ...(options.nfts !== false && nfts),
    },
    // The store tells the account what it knows as soon as it is made: not while a view is drawn.
    start: (scope) => void scope.get(portfolioKey),
  }
}
