import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { type PortfolioOptions, portfolioKey } from './contract.js'

export type { PortfolioOptions } from './contract.js'

type Summary = SlotOrders['account.summary']
type Tabs = SlotOrders['account.tabs']

/** The holdings of the account: its total, the tabs Tokens and NFTs, and the token balances that other plugins read. */
export function portfolio(options: PortfolioOptions = {}): PluginManifest {
  const hasNfts = options.nfts !== false
  return {
    id: 'feature.portfolio',
    contract: 1,
    version: '0.0.0',
    provides: [portfolioKey],
    views: ['PortfolioTotal', 'PortfolioTokens', 'PortfolioToken', ...(hasNfts ? (['PortfolioNfts', 'PortfolioNft'] as const) : [])],
    slots: [
      { slot: 'account.summary', order: 10 satisfies Summary['total'], item: { id: 'total', view: 'PortfolioTotal' } },
      { slot: 'account.tabs', order: 10 satisfies Tabs['tokens'], item: { id: 'tokens', label: 'Tokens', view: 'PortfolioTokens' } },
      ...(hasNfts
        ? [{ slot: 'account.tabs', order: 20 satisfies Tabs['nfts'], item: { id: 'nfts', label: 'NFTs', view: 'PortfolioNfts' } } as const]
        : []),
    ],
    reaches: [
      { endpoint: 'blockchain' },
      { endpoint: 'wallet' },
      { stored: 'cache.portfolio' },
      { stored: 'cache.identity' },
      { stored: 'cache.token-price' },
      { stored: 'portfolio.hide-small' },
    ],
    load: async () => (await import('./plugin.js')).makePlugin(options),
  }
}

export type {} from './contract.js'
