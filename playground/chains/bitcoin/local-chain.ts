import type { LocalChain } from '../local-chain.js'
import { bitcoinCloudChain } from './networks.js'
import { bitcoinChainId } from './seed.js'

/** Seconds between blocks, where those of the real chain take minutes. */
const blockTime = 5_000

/** The Bitcoin chain: bcoin on regtest. */
export const bitcoinChain: LocalChain = {
  id: bitcoinChainId,
  name: 'Bitcoin',
  port: 3002,
  load: () => import('./start-bitcoin-chain.js'),
  start: async (at) => (await import('./start-bitcoin-chain.js')).startBitcoinChain({ blockTime, ...at }),
  cloudChain: ({ url, indexUrl = '' }) => bitcoinCloudChain(url, indexUrl),
}
