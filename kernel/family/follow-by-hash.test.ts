import { expect, test } from 'vitest'
import { fakeNetwork } from '@billfold/test/fakes'
import { followByHash } from './follow-by-hash.js'
import { nodeError } from './nodes/errors.js'

const followed = { hash: 'ab12', address: 'me', network: fakeNetwork('bip122') }
const no = (code: number): Error => nodeError('node/failed', { method: 'tx', code, reason: 'not found' })
const { signal } = new AbortController()

function follow(answer: () => Promise<unknown>, notFound?: number) {
  const asked: unknown[] = []
  const nodes = {
    ask: async (network: unknown, { method }: { readonly method: string }) => {
      asked.push(network, method)
      return answer()
    },
  } as Parameters<typeof followByHash>[0]['nodes']
  const state = followByHash({ nodes, signal }, followed, {
    call: (hash) => ({ method: `tx ${hash}` }),
    read: (found) => ({ status: 'confirmed', block: String(found) }),
    ...(notFound !== undefined && { notFound }),
  })
  return { asked, state }
}

test('default: nodes of its network are asked by its hash, and what they tell is read', async () => {
  const { asked, state } = follow(async () => 7)
  expect(await state).toEqual({ status: 'confirmed', block: '7' })
  expect(asked).toEqual([followed.network, 'tx ab12'])
})

test.each([
  ['any no', -32603, undefined],
  ['the one that means so', 404, 404],
])('default: %s is a missing transaction', async (_, code, notFound) =>
  expect(await follow(() => Promise.reject(no(code)), notFound).state).toEqual({ status: 'missing' }),
)

test.each([
  ['another no', no(500), 404],
  ['a line that broke', new TypeError('Failed to fetch'), undefined],
])('behavior: %s says nothing of it', (_, error, notFound) =>
  expect(follow(() => Promise.reject(error), notFound).state).rejects.toBe(error),
)
