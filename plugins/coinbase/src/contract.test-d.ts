import { describe, expectTypeOf, test } from 'vitest'
import type { CoinbaseOptions, CoinbaseWalletSdk } from './contract.js'
import { coinbase } from './manifest.js'

describe('what a host says when it adds Coinbase Wallet', () => {
  test('default: the SDK as it is published', () => {
    expectTypeOf<typeof import('@coinbase/wallet-sdk')>().toExtend<CoinbaseWalletSdk>()
    expectTypeOf(() => import('@coinbase/wallet-sdk')).toExtend<CoinbaseOptions['sdk']>()
  })

  test('parameters: what it may say', () => {
    expectTypeOf<CoinbaseOptions['preference']>().toEqualTypeOf<'all' | 'smartWalletOnly' | 'eoaOnly' | undefined>()
    // @ts-expect-error the host brings the SDK
    coinbase({})
    // @ts-expect-error there is no such preference
    coinbase({ sdk: () => import('@coinbase/wallet-sdk'), preference: 'none' })
  })
})
