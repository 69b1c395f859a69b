import type { LocalChain } from '../local-chain.js'
import { cosmosCloudChain } from './networks.js'
import { cosmosNetworkId } from './seed.js'

/** The Cosmos ledger, a simulator. */
export const cosmosChain: LocalChain = {
  id: cosmosNetworkId,
  name: 'Cosmos',
  port: 26657,
  load: () => import('./start-cosmos-ledger.js'),
  start: async (at) => (await import('./start-cosmos-ledger.js')).startCosmosLedger(at),
  cloudChain: ({ url }) => cosmosCloudChain(url),
}
