import { type CaipNetworkId, type ErrorFactory, errorFactory, userMessages } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'portfolio/tokens-unavailable': { readonly network: CaipNetworkId }
    'portfolio/nfts-unavailable': { readonly network: CaipNetworkId }
  }
}

/** Makes the failures of the portfolio. They reach the log; visitors see a state of the view. */
export const portfolioError: ErrorFactory<'portfolio'> = errorFactory({
  'portfolio/tokens-unavailable': ({ network }) => ({
    message: userMessages.tokenBalanceUnavailable,
    remedy: `Check the blockchain endpoint and the nodes of ${network}. The view offers to try again after 30 s.`,
  }),
  'portfolio/nfts-unavailable': ({ network }) => ({
    message: `The collectibles on ${network} could not be read`,
    remedy: 'Check the blockchain endpoint. The view offers to try again after 30 s.',
  }),
})
