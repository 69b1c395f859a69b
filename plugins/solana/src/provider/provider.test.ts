import { getBase58Decoder } from '@solana/web3.js'
import { isPending, isRefusal } from '@billfold/kernel'
import { exoticValues } from '@billfold/test/fakes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askWallet } from '@billfold/kernel/family'
import { fromBase58, fromBase64, toBase58, toBase64 } from './encodings.js'
import { solanaFailures } from './failures.js'
import { readWire, transactionId, withSignature } from './wire.js'

const failure = { wallet: 'Harbour', method: 'solana:signMessage', failures: solanaFailures, mayAsk: () => undefined }

describe('bytes as text', () => {
  test('behavior: base 58 is what the SDK writes, there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(toBase58(bytes)).toBe(getBase58Decoder().decode(bytes))
        expect(fromBase58(toBase58(bytes))).toEqual(bytes)
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  test.each(['0', 'O', 'I', 'l', 'a b', 'ä', 'x'.repeat(5_000)])('behavior: %o is nothing in base 58', (text) => {
    expect(fromBase58(text)).toBeUndefined()
  })
})

describe('a transaction on the wire', () => {
  test('behavior: nothing that is thrown at it breaks it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect([undefined, 'object']).toContain(readWire(bytes) === undefined ? undefined : typeof readWire(bytes))
        transactionId(bytes)
        withSignature(bytes, toBase58(new Uint8Array(32)), new Uint8Array(64))
      }),
    )
  })
})

describe('what wallets throw', () => {
  const thrown = async (error: unknown): Promise<unknown> => {
    const throws = (): never => {
      throw error
    }
    try {
      return await askWallet(throws, failure)
    } catch (reason) {
      return reason
    }
  }

  test.each([
    ['4001', { code: 4001, message: 'User rejected the request.' }],
    ['4001 inside of another', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['words without a code', new Error('User rejected the request.')],
    ['words about a request', new Error('Transaction signature request was rejected')],
    ['the words of an adapter', new Error('The request was declined.')],
  ])('behavior: %s is a refusal', async (_, error) => expect(isRefusal(await thrown(error))).toBe(true))

  test('behavior: an open request is pending', async () => expect(isPending(await thrown({ code: -32002 }))).toBe(true))

  test.each([
    [4100, 'wallet/unauthorized'],
    [4200, 'wallet/unsupported'],
    [4900, 'wallet/disconnected'],
    [-32602, 'wallet/invalid-request'],
    [77, 'wallet/failed'],
  ])('behavior: code %i is %s', async (code, expected) => expect(await thrown({ code, message: 'odd' })).toMatchObject({ code: expected }))

  test.each(exoticValues.map(({ name, make }) => [name, make] as const))(
    'behavior: %s that is thrown is a failure of the wallet',
    async (_, make) => {
      expect(await thrown(make())).toMatchObject({ code: 'wallet/failed' })
    },
  )

  test('behavior: what was called off is not waited for', async () => {
    const controller = new AbortController()
    const asked = askWallet(() => new Promise(() => undefined), { ...failure, signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'wallet/called-off' })
  })
})
