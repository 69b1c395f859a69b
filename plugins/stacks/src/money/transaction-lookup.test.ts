import type { TransactionState } from '@billfold/kernel'
import { followByHash, nodeError } from '@billfold/kernel/family'
import { expect, test } from 'vitest'
import { stacks } from '../networks/index.js'
import { transactionLookup } from './transaction-lookup.js'

const followed = { hash: 'ab'.repeat(32), address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', network: stacks }
type Nodes = Parameters<typeof followByHash>[0]['nodes']
const follow = (nodes: Nodes): Promise<TransactionState> => followByHash({ nodes, signal }, followed, transactionLookup)
const answering = (answer: unknown): Nodes => ({ ask: async () => answer }) as Nodes
const failing = (code: number): Nodes => ({
  ask: () => Promise.reject(nodeError('node/failed', { method: 'GET', code, reason: 'no' })),
})
const { signal } = new AbortController()

test.each([
  [
    { tx_status: 'success', block_height: 12 },
    { status: 'confirmed', block: '12' },
  ],
  [{ tx_status: 'pending' }, { status: 'pending' }],
  [
    { tx_status: 'abort_by_post_condition', block_height: 12 },
    { status: 'failed', block: '12' },
  ],
  [{ tx_status: 'dropped_replace_by_fee' }, { status: 'replaced' }],
  [{ tx_status: 'dropped_stale_garbage_collect' }, { status: 'missing' }],
])('default: %o is %o', async (told, state) => expect(await follow(answering(told))).toEqual(state))

test('behavior: one that nobody knows is missing, and a node that fails says nothing', async () => {
  expect(await follow(failing(404))).toEqual({ status: 'missing' })
  await expect(follow(failing(500))).rejects.toMatchObject({ code: 'node/failed' })
})
