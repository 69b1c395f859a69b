import { nodeError } from '@billfold/kernel/family'
import { expect, test } from 'vitest'
import { stacks } from '../networks/index.js'
import { followTransaction } from './follow-transaction.js'

const followed = { hash: 'ab'.repeat(32), address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', network: stacks }
type Nodes = Parameters<typeof followTransaction>[0]
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
])('default: %o is %o', async (told, state) => expect(await followTransaction(answering(told), followed, signal)).toEqual(state))

test('behavior: one that nobody knows is missing, and a node that fails says nothing', async () => {
  expect(await followTransaction(failing(404), followed, signal)).toEqual({ status: 'missing' })
  await expect(followTransaction(failing(500), followed, signal)).rejects.toMatchObject({ code: 'node/failed' })
})
