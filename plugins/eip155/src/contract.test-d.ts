import type { PluginManifest } from '@billfold/kernel'
import { describe, expectTypeOf, test } from 'vitest'
import type { Eip1193Provider, Eip155Options, ProvidedWallet } from './contract.js'
import { eip155 } from './manifest.js'

describe('what a host says when it adds the EVM family', () => {
  test('default: nothing', () => {
    expectTypeOf(eip155()).toEqualTypeOf<PluginManifest>()
  })

  test('parameters: what it may say', () => {
    expectTypeOf<{ discovery: 'start' }>().toExtend<Eip155Options>()
    expectTypeOf<ProvidedWallet['load']>().returns.toEqualTypeOf<Eip1193Provider | Promise<Eip1193Provider>>()
    // @ts-expect-error there is no such moment
    eip155({ discovery: 'idle' })
    // @ts-expect-error a wallet without a way to load it
    eip155({ wallets: [{ id: 'ledger' }] })
  })

  test('parameters: a provider of a library fits as it is', () => {
    expectTypeOf<{
      request(call: { method: string; params?: unknown }): Promise<unknown>
      on(event: string, listener: (payload: unknown) => void): void
    }>().toExtend<Eip1193Provider>()
  })
})
