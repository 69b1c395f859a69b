import type { Key } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'
import { type SwapProvider, blockchainProviderKey } from '../contract.js'
import { SwapProviders } from './swap-providers.js'

const nobodyAsks = async (): Promise<never> => Promise.reject(new Error('nobody asks it here'))
const provider = (): SwapProvider => ({ tokens: nobodyAsks, quote: nobodyAsks, approval: nobodyAsks, transaction: nobodyAsks })
const [own, strange] = [provider(), provider()]
const strangeKey = 'strange.swaps' as Key<SwapProvider>

describe('providers of swaps', () => {
  test('default: those of the plugin are there, also when somebody else could load them', async () => {
    const providers = new SwapProviders(new Map([[blockchainProviderKey, own]]))
    expect(await providers.load(blockchainProviderKey)).toBe(own)
    providers.learn(async () => strange)
    expect(await providers.load(blockchainProviderKey)).toBe(own)
  })

  test('behavior: those of others are there once the modal has brought what loads them, and stay', async () => {
    const providers = new SwapProviders(new Map())
    await expect(providers.load(strangeKey)).rejects.toMatchObject({ code: 'swap/modal-only' })
    providers.learn(async (key) => (key === strangeKey ? strange : own))
    providers.learn(undefined)
    expect(await providers.load(strangeKey)).toBe(strange)
  })
})
