import { expectTypeOf } from 'vitest'
import type { KernelOptions } from './options.js'

declare const options: KernelOptions

expectTypeOf(options.endpoints.wallet).toEqualTypeOf<string | undefined>()
expectTypeOf(options.endpoints.relay).toEqualTypeOf<readonly string[] | undefined>()

// @ts-expect-error options are for reading
options.basic = true

// @ts-expect-error a service that nobody declared
expectTypeOf(options.endpoints.walet)

// @ts-expect-error a switch that nobody declared
expectTypeOf(options.features.emial)
