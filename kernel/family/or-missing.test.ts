import { expect, test } from 'vitest'
import { nodeError } from './nodes/errors.js'
import { orMissing } from './or-missing.js'

const no = (code: number) => (): Promise<never> => Promise.reject(nodeError('node/failed', { method: 'tx', code, reason: 'not found' }))

test('default: what a node tells is handed on', async () => {
  expect(await orMissing(Promise.resolve({ status: 'confirmed', block: '7' }))).toEqual({ status: 'confirmed', block: '7' })
})

test.each([
  ['any no', no(-32603), undefined],
  ['the one that means so', no(404), 404],
])('default: %s is a missing transaction', async (_, state, notFound) =>
  expect(await orMissing(state(), notFound)).toEqual({ status: 'missing' }),
)

test.each([
  ['another no', no(500), 404],
  ['a line that broke', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('behavior: %s says nothing of it', async (_, state, notFound) =>
  expect(orMissing(state(), notFound)).rejects.toThrow(/not found|Failed/),
)
