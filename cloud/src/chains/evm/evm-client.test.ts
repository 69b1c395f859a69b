import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, erc20Abi } from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'

import { ContractReads, createEvmClient } from './evm-client.js'

const reading = { address: `0x${'11'.repeat(20)}`, abi: erc20Abi, functionName: 'balanceOf', args: [`0x${'22'.repeat(20)}`] } as const

/** The answer of Multicall3 about one call. */
const answered = (success: boolean, returnData: `0x${string}`): string =>
  encodeAbiParameters([{ type: 'tuple[]', components: [{ type: 'bool' }, { type: 'bytes' }] }], [[[success, returnData]]])

interface NodeAnswer {
  readonly status?: number
  readonly result?: string
  readonly error?: object
  /** It answers all calls of the request with one thing. */
  readonly whole?: boolean
}

/** The reads of a node that has Multicall3, and answers a call with what is given. */
async function readsOf(answer: NodeAnswer): Promise<ContractReads> {
  const node = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const [{ id, method }] = [JSON.parse(Buffer.concat(parts).toString())].flat() as [{ id: number; method: string }]
      const { status = 200, whole = false, ...body }: NodeAnswer = method === 'eth_getCode' ? { result: '0x60' } : answer
      const said = { jsonrpc: '2.0', id, ...body }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(whole ? said : [said]))
    })
  })
  await new Promise<void>((done) => void node.listen(0, '127.0.0.1', done))
  onTestFinished(() => void node.close())
  return new ContractReads(createEvmClient(`http://127.0.0.1:${(node.address() as AddressInfo).port}`))
}

describe('ContractReads', () => {
  test('default', async () => {
    const reads = await readsOf({ result: answered(true, encodeAbiParameters([{ type: 'uint256' }], [7n])) })
    expect(await reads.all([reading])).toEqual([7n])
  })

  test.each([
    ['a contract that refuses', { result: answered(false, '0x') }],
    ['an answer that is none', { result: answered(true, '0x') }],
    ['a contract that takes all the gas', { error: { code: 3, message: 'execution reverted' } }],
  ])('behavior: nothing is known of %s', async (_, answer) => {
    const reads = await readsOf(answer)
    expect(await reads.all([reading])).toEqual([undefined])
  })

  test.each([
    ['is down', { status: 503 }],
    ['has had enough', { error: { code: -32_005, message: 'limit exceeded' } }],
    ['is broken inside', { error: { code: -32_603, message: 'internal error' } }],
    ['finds the request too large', { whole: true, error: { code: -32_600, message: 'payload too large' } }],
  ])('behavior: a node that %s is no contract that refuses: money would vanish from a list', async (_, answer) => {
    const reads = await readsOf(answer)
    await expect(reads.all([reading])).rejects.toThrow('aggregate3')
  })
})
