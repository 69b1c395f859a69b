import type { TransactionState } from '@billfold/kernel'
import { followByHash, nodeError } from '@billfold/kernel/family'
import { expect, test } from 'vitest'
import { cosmosHub } from '../networks/index.js'
import { transactionLookup } from './transaction-lookup.js'

const followed = { hash: 'AB'.repeat(32), address: 'cosmos1xxkueklal9vejv9unqu80w9vptyepfa95pd53u', network: cosmosHub }
type Nodes = Parameters<typeof followByHash>[0]['nodes']
const follow = (nodes: Nodes): Promise<TransactionState> => followByHash({ nodes, signal }, followed, transactionLookup)
const answering = (answer: unknown): Nodes => ({ ask: async () => answer }) as Nodes
const { signal } = new AbortController()

test.each([
  [0, 'confirmed'],
  [11, 'failed'],
])('default: one that ended with %i is %s in its block', async (code, status) => {
  const nodes = answering({ height: '512', tx_result: { code, log: '' } })
  expect(await follow(nodes)).toEqual({ status, block: '512' })
})

test('behavior: one that no block has is missing, and a node that does not answer says nothing', async () => {
  const unknown: Nodes = { ask: () => Promise.reject(nodeError('node/failed', { method: 'tx', code: -32603, reason: 'not found' })) }
  expect(await follow(unknown)).toEqual({ status: 'missing' })
  const away: Nodes = { ask: () => Promise.reject(new TypeError('Failed to fetch')) }
  await expect(follow(away)).rejects.toThrow('Failed to fetch')
})
