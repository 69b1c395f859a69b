import { createPublicClient, http, numberToHex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type EvmChain, minedReceipt, startEvmChain } from './index.js'
import { alice, carol } from './seed.js'

let chain: EvmChain
beforeAll(async () => void (chain = await startEvmChain({ isBare: true })))
afterAll(() => chain.stop())

const client = () => createPublicClient({ transport: http(chain.url) })

async function send(): Promise<string> {
  await chain.call('anvil_impersonateAccount', [alice.address])
  await chain.call('anvil_setBalance', [alice.address, numberToHex(parseEther('1'))])
  return String(await chain.call('eth_sendTransaction', [{ from: alice.address, to: carol.address, value: '0x1' }]))
}

test('default: the receipt of what is mined at once', async () => {
  const hash = await send()
  expect(await minedReceipt(client(), hash)).toMatchObject({ status: 'success', transactionHash: hash })
})

test('behavior: one block is enough, however late it comes', async () => {
  await chain.call('evm_setAutomine', [false])
  const receipt = minedReceipt(client(), await send())
  await new Promise((later) => setTimeout(later, 200))
  await chain.call('evm_mine')
  expect((await receipt).status).toBe('success')
  await chain.call('evm_setAutomine', [true])
})

test('error: a node that is gone is told, and not waited for', async () => {
  const gone = createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) })
  await expect(minedReceipt(gone, `0x${'0'.repeat(64)}`)).rejects.toThrow('HTTP request failed')
})

test('behavior: a client of another copy of viem, whose classes are others, waits for the block too', async () => {
  const hash = await send()
  const known = client()
  let asked = 0
  const other = {
    getTransactionReceipt: (parameters: { hash: `0x${string}` }) =>
      ++asked === 1
        ? Promise.reject(Object.assign(new Error('No block has it yet'), { name: 'TransactionReceiptNotFoundError' }))
        : known.getTransactionReceipt(parameters),
  }
  expect((await minedReceipt(other, hash)).status).toBe('success')
  expect(asked).toBe(2)
})
