import type { LocalChain } from '../local-chain.js'
import { polkadotCloudChain } from './networks.js'
import { polkadotChainId } from './seed.js'

/** The Polkadot ledger, a simulator. */
export const polkadotChain: LocalChain = {
  id: polkadotChainId,
  name: 'Polkadot',
  port: 9944,
  load: () => import('./start-polkadot-ledger.js'),
  start: async (at) => (await import('./start-polkadot-ledger.js')).startPolkadotLedger(at),
  cloudChain: ({ url, indexUrl = '' }) => polkadotCloudChain(url, indexUrl),
}
