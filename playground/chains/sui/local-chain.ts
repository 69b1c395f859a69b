import type { LocalChain } from '../local-chain.js'
import { suiCloudChain } from './networks.js'
import { suiChainId } from './seed.js'

/** The Sui ledger, a simulator. */
export const suiChain: LocalChain = {
  id: suiChainId,
  name: 'Sui',
  port: 9000,
  load: () => import('./start-sui-ledger.js'),
  start: async (at) => (await import('./start-sui-ledger.js')).startSuiLedger(at),
  cloudChain: ({ url }) => suiCloudChain(url),
}
