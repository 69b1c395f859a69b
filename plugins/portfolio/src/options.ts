/** What a host may choose. */
export interface PortfolioOptions {
  /** False leaves the tab NFTs out. */
  readonly nfts?: boolean
  /** Below so many US dollars a balance is small; 1 by default. */
  readonly smallBelow?: number
}
