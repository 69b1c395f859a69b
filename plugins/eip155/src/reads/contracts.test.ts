import { expect, test } from 'vitest'

import { mainnet } from '../networks/index.js'
import { readToken } from './contracts.js'

const token = `0x${'11'.repeat(20)}`
const account = `0x${'22'.repeat(20)}`

const read = (code: number, message: string): Promise<unknown> =>
  readToken({ network: mainnet, reads: { ask: () => Promise.reject(Object.assign(new Error(message), { code })) } }, token, account)

test.each([
  [4900, 'The node of this network did not answer'],
  [-32_603, 'Internal error'],
  [-32_005, 'Too many requests'],
])('behavior: a node that fails with %i says nothing of a token: what it holds would vanish', async (code, message) => {
  await expect(read(code, message)).rejects.toThrow(message)
})

test('behavior: a contract that refuses is no token', async () => {
  expect(await read(3, 'execution reverted')).toBeUndefined()
})
