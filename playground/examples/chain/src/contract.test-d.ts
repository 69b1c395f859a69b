import type { CaipNetworkId, ChainNamespace, ConnectRequest, Connector, LoadOn } from '@billfold/kernel'
import { describe, expectTypeOf, test } from 'vitest'
export type {} from './contract.js'

describe('an eighth family', () => {
  test('behavior: it is a family like the seven of the kernel, wherever a family is named', () => {
    expectTypeOf<'seamoss'>().toExtend<ChainNamespace>()
    expectTypeOf<'namespace:seamoss'>().toExtend<LoadOn>()
    expectTypeOf<'seamoss:1'>().toExtend<CaipNetworkId>()
    expectTypeOf<Connector['namespace']>().toEqualTypeOf<ChainNamespace>()
    expectTypeOf<ConnectRequest>().not.toBeAny()
  })

  test('behavior: a ninth does not compile', () => {
    // @ts-expect-error nobody declared it
    expectTypeOf<'unheard-of'>().toExtend<ChainNamespace>()
  })
})
