import { serializeSignDoc } from '@cosmjs/amino'
import { cosmosChainId, runa, sven } from '@billfold/local-chains/cosmos/seed'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, test } from 'vitest'

import { type CosmosWallet, type CosmosWalletOptions, cosmosAnswers, createCosmosWallet } from './index.js'
import { messageDocument } from './signatures.js'

const make = (options: Partial<CosmosWalletOptions> = {}): CosmosWallet =>
  createCosmosWallet({ name: 'Petrel', keys: [runa, sven], behavior: 'approve', place: '', storage: undefined, ...options })

const ask = (wallet: CosmosWallet, method: string, ...given: readonly unknown[]): Promise<unknown> =>
  wallet.keplr[method]?.(...given) ?? Promise.reject(new Error(`${method} is missing`))

async function connected(options: Partial<CosmosWalletOptions> = {}): Promise<CosmosWallet> {
  const wallet = make(options)
  await ask(wallet, 'enable', cosmosChainId)
  return wallet
}

describe('the Cosmos wallet', () => {
  test('default: shows its account once it is allowed, and asks nobody again', async () => {
    const wallet = await connected()
    await ask(wallet, 'enable', [cosmosChainId])
    expect(await ask(wallet, 'getKey', cosmosChainId)).toMatchObject({ bech32Address: runa.address, isNanoLedger: false })
    expect([wallet.prompts, wallet.isPermitted]).toEqual([1, true])
    await ask(wallet, 'disable')
    await expect(ask(wallet, 'getKey', cosmosChainId)).rejects.toMatchObject({ code: 4100 })
  })

  test('default: signs a message with the key of its account', async () => {
    const wallet = await connected()
    const said = (await ask(wallet, 'signArbitrary', cosmosChainId, runa.address, 'hello')) as {
      readonly pub_key: { readonly value: string }
      readonly signature: string
    }
    const [key, signature] = [said.pub_key.value, said.signature].map((text) => Uint8Array.from(Buffer.from(text, 'base64')))
    const digest = sha256(serializeSignDoc(messageDocument(runa.address, 'hello')))
    expect(key && signature && secp256k1.verify(signature, digest, key, { prehash: false })).toBe(true)
  })

  test.each([
    ['says no in words', { behavior: 'reject' }, 'Request rejected'],
    ['breaks', { behavior: 'fail' }, 'Internal JSON-RPC error.'],
    ['has another window open', { behavior: 'pending' }, 'already pending'],
  ] as const)('behavior: it %s', async (_, options, words) => {
    await expect(ask(make(options), 'enable', cosmosChainId)).rejects.toThrow(words)
  })

  test('behavior: a chain that it does not know, an account that it is not on, and a lock', async () => {
    const wallet = await connected()
    await expect(ask(wallet, 'enable', 'moss-1')).rejects.toThrow('no modular chain info for moss-1')
    await expect(ask(wallet, 'signArbitrary', cosmosChainId, sven.address, 'hello')).rejects.toMatchObject({ code: 4100 })
    wallet.lock()
    await expect(ask(wallet, 'getKey', cosmosChainId)).rejects.toMatchObject({ code: 4100 })
  })

  test('default: a phone says which key it has', async () => {
    expect(await cosmosAnswers(runa)['cosmos_getAccounts']?.({})).toMatchObject([
      { address: runa.address, pubkey: expect.stringMatching(/^A/) },
    ])
  })
})
