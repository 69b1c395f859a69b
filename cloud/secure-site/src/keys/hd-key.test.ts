import { HDKey } from '@scure/bip32'
import fc from 'fast-check'
import { HDKey as HardenedKey } from 'micro-key-producer/slip10.js'
import { describe, expect, test } from 'vitest'

import { deriveEd25519, deriveSecp256k1 } from './hd-key.js'

const hex = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('hex')
const seeds = fc.uint8Array({ minLength: 16, maxLength: 64 })
const steps = fc.array(fc.tuple(fc.nat(0x7fffffff), fc.boolean()), { maxLength: 5 })

describe('keys of a path', () => {
  test('default: the first chains of the test vectors of BIP-32 and SLIP-10', async () => {
    const seed = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
    const evm = await deriveSecp256k1(seed, "m/0'/1/2'/2/1000000000")
    expect(hex(evm)).toBe('471b76e389e528d6de6d816857e012c5455051cad6660850e58372a6c3e6e7c8')
    const solana = await deriveEd25519(seed, "m/0'/1'/2'/2'/1000000000'")
    expect(hex(solana)).toBe('8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793')
  })

  test('behavior: any path on secp256k1 is that of a library', async () => {
    const property = fc.asyncProperty(seeds, steps, async (seed, path) => {
      const text = ['m', ...path.map(([index, isHardened]) => `${index}${isHardened ? "'" : ''}`)].join('/')
      expect(hex(await deriveSecp256k1(seed, text))).toBe(hex(HDKey.fromMasterSeed(seed).derive(text).privateKey))
    })
    await fc.assert(property, { numRuns: 60 })
  })

  test('behavior: any path on ed25519 is that of a library', async () => {
    const property = fc.asyncProperty(seeds, steps, async (seed, path) => {
      const text = ['m', ...path.map(([index]) => `${index}'`)].join('/')
      expect(hex(await deriveEd25519(seed, text))).toBe(hex(HardenedKey.fromMasterSeed(seed).derive(text).privateKey))
    })
    await fc.assert(property, { numRuns: 60 })
  })
})
