import type { TransactionState } from '@billfold/kernel'
import { followByHash, nodeError } from '@billfold/kernel/family'
import { expect, test } from 'vitest'
import { sui } from '../networks/index.js'
import { transactionLookup } from './transaction-lookup.js'

const followed = { hash: '8SZTs5YFcyEVEpaY3HQfkbbjJp74xUkiLNBnuZwYG4Me', address: `0x${'1'.repeat(64)}`, network: sui }
type Nodes = Parameters<typeof followByHash>[0]['nodes']
const follow = (nodes: Nodes): Promise<TransactionState> => followByHash({ nodes, signal }, followed, transactionLookup)
const answering = (answer: unknown): Nodes => ({ ask: async () => answer }) as Nodes
const { signal } = new AbortController()

test.each([
  [
    { checkpoint: '77', effects: { status: { status: 'success' } } },
    { status: 'confirmed', block: '77' },
  ],
  [{ checkpoint: null, effects: { status: { status: 'success' } } }, { status: 'confirmed' }],
  [
    { checkpoint: '77', effects: { status: { status: 'failure', error: 'InsufficientGas' } } },
    { status: 'failed', block: '77' },
  ],
])('default: %o is %o', async (told, state) => expect(await follow(answering(told))).toEqual(state))

test('behavior: one that no node has run is missing, and a node that does not answer says nothing', async () => {
  const unknown: Nodes = { ask: () => Promise.reject(nodeError('node/failed', { method: 'sui', code: -32602, reason: 'not found' })) }
  expect(await follow(unknown)).toEqual({ status: 'missing' })
  const away: Nodes = { ask: () => Promise.reject(new TypeError('Failed to fetch')) }
  await expect(follow(away)).rejects.toThrow('Failed to fetch')
})
