import { type CaipNetworkId, type ChainNamespace, type ErrorFactory, errorFactory, userMessages } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'portfolio/adapter-required': { readonly namespace: ChainNamespace }
    /** The wallet did not say in time what it holds: others are asked. */
    'portfolio/wallet-silent': { readonly wallet: string }
    'portfolio/tokens-unavailable': { readonly network: CaipNetworkId }
    'portfolio/nfts-unavailable': { readonly network: CaipNetworkId }
  }
}

/** Makes the failures of the portfolio. They reach the log; visitors see a state of the view. */
export const portfolioError: ErrorFactory<'portfolio'> = errorFactory({
  'portfolio/adapter-required': ({ namespace }) => ({
    message: 'walletGetAssets: adapter is required',
    remedy: `Register a chain plugin for ${namespace} whose adapter has walletAssets.`,
  }),
  'portfolio/wallet-silent': ({ wallet }) => `${wallet} did not say in time what it holds`,
  'portfolio/tokens-unavailable': ({ network }) => ({
    message: userMessages.tokenBalanceUnavailable,
    remedy: `Check the blockchain endpoint and the nodes of ${network}. The view offers to try again after 30 s.`,
  }),
  'portfolio/nfts-unavailable': ({ network }) => ({
    message: `The collectibles on ${network} could not be read`,
    remedy: 'Check the blockchain endpoint. The view offers to try again after 30 s.',
  }),
})
