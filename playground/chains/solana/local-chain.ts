import type { LocalChain } from '../local-chain.js'
import { solanaCloudChain } from './networks.js'
import { solanaChainId } from './seed.js'

/** The Solana chain: a node of our own in front of litesvm. */
export const solanaChain: LocalChain = {
  id: solanaChainId,
  name: 'Solana',
  port: 8899,
  load: () => import('./start-solana-chain.js'),
  start: async (at) => (await import('./start-solana-chain.js')).startSolanaChain(at),
  cloudChain: ({ url }) => solanaCloudChain(url),
}
