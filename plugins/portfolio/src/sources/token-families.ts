import type { ChainNamespace } from '@billfold/kernel'

/** The families whose balances the blockchain service is asked for. Of others the chain itself tells what it can. */
export const servedFamilies: readonly ChainNamespace[] = ['eip155', 'solana']
