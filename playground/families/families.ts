import { bitcoinFamily } from './bitcoin.js'
import { cosmosFamily } from './cosmos.js'
import { evmFamily } from './evm.js'
import type { PlaygroundFamily } from './playground-family.js'
import { polkadotFamily } from './polkadot.js'
import { solanaFamily } from './solana.js'
import { stacksFamily } from './stacks.js'
import { suiFamily } from './sui.js'

/** Every family that the playground and the flows know, in the order in which they are listed. */
export const families: readonly PlaygroundFamily[] = [
  evmFamily,
  solanaFamily,
  bitcoinFamily,
  suiFamily,
  stacksFamily,
  polkadotFamily,
  cosmosFamily,
]
