import { type PluginManifest, slotOrders } from '@billfold/kernel'
import { type PortfolioOptions, portfolioKey } from './contract.js'

export type { PortfolioOptions } from './contract.js'

/** The holdings of the account: its total, the tabs Tokens and NFTs, and the token balances that other plugins read. */
export function portfolio(options: PortfolioOptions = {}): PluginManifest {
  const { summary, tabs } = { summary: slotOrders['account.summary'], tabs: slotOrders['account.tabs'] }
  const hasNfts = options.nfts !== false
  return {
    id: 'feature.portfolio',
    contract: 1,
    version: '0.0.0',
    provides: [portfolioKey],
    views: ['PortfolioTotal', 'PortfolioTokens', ...(hasNfts ? (['PortfolioNfts'] as const) : [])],
    slots: [
      { slot: 'account.summary', order: summary.total, item: { id: 'total', view: 'PortfolioTotal' } },
      { slot: 'account.tabs', order: tabs.tokens, item: { id: 'tokens', label: 'Tokens', view: 'PortfolioTokens' } },
      ...(hasNfts ? [{ slot: 'account.tabs', order: tabs.nfts, item: { id: 'nfts', label: 'NFTs', view: 'PortfolioNfts' } } as const] : []),
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
