import { expectTypeOf } from 'vitest'
import type { CaipAddress, ChainNamespace } from './ids.js'
import { parseCaipAddress, toCaipAddress } from './caip-address.js'
import { parseCaipNetworkId } from './caip-network-id.js'

expectTypeOf(toCaipAddress('eip155:1', '0xabc')).toExtend<CaipAddress>()
expectTypeOf(parseCaipAddress('eip155:1:0xabc').namespace).toEqualTypeOf<ChainNamespace>()
// A network id may name a family that nobody registered.
expectTypeOf(parseCaipNetworkId('eip155:1').namespace).toEqualTypeOf<string>()

// @ts-expect-error a family alone is no network id
toCaipAddress('eip155', '0xabc')
