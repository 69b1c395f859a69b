import { bitcoinChain } from './bitcoin/local-chain.js'
import { cosmosChain } from './cosmos/local-chain.js'
import { evmChains } from './evm/local-chains.js'
import type { LocalChain } from './local-chain.js'
import { polkadotChain } from './polkadot/local-chain.js'
import { solanaChain } from './solana/local-chain.js'
import { stacksChain } from './stacks/local-chain.js'
import { suiChain } from './sui/local-chain.js'

/** Every chain that runs on this machine, in the order in which they are listed. */
export const localChains: readonly LocalChain[] = [
  ...evmChains,
  solanaChain,
  suiChain,
  stacksChain,
  polkadotChain,
  cosmosChain,
  bitcoinChain,
]
