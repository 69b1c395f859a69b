import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'

import { addressesOf, withPrivateKey, wordsOf } from './derive.js'
import { joinShares, makeEntropy, splitEntropy } from './entropy.js'

const known = 'test test test test test test test test test test test junk'

describe('keys', () => {
  test('default: twelve words give the accounts that other wallets find by them', async () => {
    const entropy = mnemonicToEntropy(known, wordlist)
    expect(wordsOf(entropy)).toBe(known)
    // The first account of every local chain, and what Solana's own tools say of these words.
    expect(await addressesOf(entropy)).toEqual({
      eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    })
  })

  test('behavior: EVM addresses are those that viem derives', async () => {
    for (let round = 0; round < 5; round += 1) {
      const entropy = makeEntropy()
      expect((await addressesOf(entropy)).eip155).toBe(mnemonicToAccount(wordsOf(entropy)).address)
    }
  })

  test('behavior: a key is wiped when its use is over, also when that fails', async () => {
    const lent: Uint8Array[] = []
    await withPrivateKey(makeEntropy(), 'eip155', (key) => lent.push(key))
    await expect(
      withPrivateKey(makeEntropy(), 'solana', (key) => {
        lent.push(key)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(lent.map((key) => key.every((byte) => byte === 0))).toEqual([true, true])
  })
})

describe('shares', () => {
  test('default: any two of the three are the wallet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 16 }), async (entropy) => {
        const { device, auth, recovery } = await splitEntropy(entropy)
        for (const [one, other] of [
          [device, auth],
          [auth, recovery],
          [recovery, device],
        ] as const) {
          expect(await joinShares(one, other)).toEqual(entropy)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('behavior: one share twice, or shares of two wallets, are no wallet', async () => {
    const entropy = makeEntropy()
    const mine = await splitEntropy(entropy)
    const other = await splitEntropy(makeEntropy())
    await expect(joinShares(mine.auth, mine.auth)).rejects.toMatchObject({ code: 'keys-mismatch' })
    // The third byte is where a share stands on its curve: two that stand alike are refused, others give something else.
    const joined = await joinShares(mine.auth, other.device).catch(() => undefined)
    expect(joined).not.toEqual(entropy)
  })
})
