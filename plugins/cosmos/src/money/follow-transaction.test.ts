import { nodeError } from '@billfold/kernel/family'
import { expect, test } from 'vitest'
import { cosmosHub } from '../networks/index.js'
import { followTransaction } from './follow-transaction.js'

const followed = { hash: 'AB'.repeat(32), address: 'cosmos1xxkueklal9vejv9unqu80w9vptyepfa95pd53u', network: cosmosHub }
type Nodes = Parameters<typeof followTransaction>[0]
const answering = (answer: unknown): Nodes => ({ ask: async () => answer }) as Nodes
const { signal } = new AbortController()

test.each([
  [0, 'confirmed'],
  [11, 'failed'],
])('default: one that ended with %i is %s in its block', async (code, status) => {
  const nodes = answering({ height: '512', tx_result: { code, log: '' } })
  expect(await followTransaction(nodes, followed, signal)).toEqual({ status, block: '512' })
})

test('behavior: one that no block has is missing, and a node that does not answer says nothing', async () => {
  const unknown: Nodes = { ask: () => Promise.reject(nodeError('node/failed', { method: 'tx', code: -32603, reason: 'not found' })) }
  expect(await followTransaction(unknown, followed, signal)).toEqual({ status: 'missing' })
  const away: Nodes = { ask: () => Promise.reject(new TypeError('Failed to fetch')) }
  await expect(followTransaction(away, followed, signal)).rejects.toThrow('Failed to fetch')
})
