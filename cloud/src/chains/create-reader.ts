import type { ChainReader } from './chain-reader.js'
import { BitcoinReader } from './bitcoin/bitcoin-reader.js'
import { CosmosReader } from './cosmos/cosmos-reader.js'
import { EvmReader } from './evm/evm-reader.js'
import { PolkadotReader } from './polkadot/polkadot-reader.js'
import type { ReaderOptions } from './reader-options.js'
import { SolanaReader } from './solana/solana-reader.js'
import { StacksReader } from './stacks/stacks-reader.js'
import { SuiReader } from './sui/sui-reader.js'

/** Makes the reader of a network by its family. Throws for a family that nobody can read. */
export function createReader(options: ReaderOptions): ChainReader {
  const { caipNetworkId } = options.network
  const family = caipNetworkId.slice(0, caipNetworkId.indexOf(':'))
  const make = readers[family]
  if (make === undefined) throw new Error(`${caipNetworkId} cannot be read. The families that can: ${Object.keys(readers).join(', ')}.`)
  return make(options)
}

const readers: Readonly<Record<string, (options: ReaderOptions) => ChainReader>> = {
  eip155: (options) => new EvmReader(options),
  solana: (options) => new SolanaReader(options),
  sui: (options) => new SuiReader(options),
  stacks: (options) => new StacksReader(options),
  polkadot: (options) => new PolkadotReader(options),
  cosmos: (options) => new CosmosReader(options),
  bip122: (options) => new BitcoinReader(options),
}
