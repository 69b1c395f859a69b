import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { type Hex, concat, encodeAbiParameters, getCreate2Address, pad } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askingElsewhere, making, takesAll, takesNone } from '../../testing/contract-codes.js'
import { verifySignature } from './verify-signature.js'

let chain: EvmChain
beforeAll(async () => void (chain = await startEvmChain({ isBare: true })))
afterAll(() => chain.stop())

const message = 'Sign in to the app.'
/** What it is made of only the contract knows. */
const signed = pad('0x1234', { size: 40 })
const accounts = { taking: pad('0xa1', { size: 20 }), refusing: pad('0xa2', { size: 20 }), asking: pad('0xa3', { size: 20 }) }

async function said(address: string, signature: Hex, rpcUrl = chain.url): Promise<string> {
  const claim = { chainId: 'eip155:31337', address, message, signature }
  return (await verifySignature(claim, { rpcUrls: { 'eip155:31337': rpcUrl } })).verdict
}

describe('an account that is a contract', () => {
  test.each([
    ['takes the signature', accounts.taking, takesAll, 'valid'],
    ['does not take it', accounts.refusing, takesNone, 'invalid'],
  ])('default: it %s (EIP-1271)', async (_, address, code, verdict) => {
    await chain.call('anvil_setCode', [address, code])
    expect(await said(address, signed)).toBe(verdict)
  })

  test.each([
    ['takes', takesAll, 'valid'],
    ['does not take', takesNone, 'invalid'],
  ])('behavior: one that is yet to be made, and %s it (EIP-6492)', async (_, code, verdict) => {
    // The factory by CREATE2 that stands at the same address on every chain.
    const [factory, salt, bytecode] = ['0x4e59b44847b379578588920cA78FbF26c0B4956C', pad('0x07'), making(code)] as const
    const address = getCreate2Address({ from: factory, salt, bytecode })
    const parts = encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [factory, concat([salt, bytecode]), signed],
    )
    const mark = `0x${'6492'.repeat(16)}` as const
    expect(await said(address.toLowerCase(), concat([parts, mark]))).toBe(verdict)
    expect(await chain.call('eth_getCode', [address, 'latest'])).toBe('0x')
  })

  test('behavior: an address without a contract takes no signature', async () => {
    expect(await said(pad('0xa9', { size: 20 }), signed)).toBe('invalid')
  })

  test('behavior: a node that does not answer is no verdict', async () => {
    expect(await said(accounts.taking, signed, 'http://127.0.0.1:9')).toBe('unreachable')
  })

  test('behavior: a contract sends nobody to a host of its choice (EIP-3668)', async () => {
    const knocks: string[] = []
    const bait = createServer((request, response) => {
      knocks.push(request.url ?? '')
      response.end('{"data":"0x"}')
    })
    await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve))
    const { port } = bait.address() as AddressInfo
    await chain.call('anvil_setCode', [accounts.asking, askingElsewhere(accounts.asking, `http://127.0.0.1:${port}/{sender}/{data}`)])
    expect(await said(accounts.asking, signed)).not.toBe('valid')
    bait.close()
    expect(knocks).toEqual([])
  })
})
