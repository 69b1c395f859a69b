import type { LocalChain } from '../local-chain.js'
import { stacksCloudChain } from './networks.js'
import { stacksChainId } from './seed.js'

/** The Stacks ledger, a simulator. */
export const stacksChain: LocalChain = {
  id: stacksChainId,
  name: 'Stacks',
  port: 3999,
  load: () => import('./start-stacks-ledger.js'),
  start: async (at) => (await import('./start-stacks-ledger.js')).startStacksLedger(at),
  cloudChain: ({ url }) => stacksCloudChain(url),
}
