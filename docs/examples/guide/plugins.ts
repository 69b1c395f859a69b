import { portfolio } from '@billfold/portfolio'

import { billfold } from '../start/page.js'

/** Tokens and NFTs in the account, from now on. */
export function addPortfolio(): void {
  billfold.register(portfolio())
}
