import type { Billfold } from '@billfold/ui'
import { describe, expectTypeOf, test } from 'vitest'

interface ProbeProvider {
  sign(message: string): Promise<string>
}

/** Names that the plugin of a family writes into its contract. */
declare module '@billfold/kernel' {
  interface Namespaces {
    probed: true
  }
  interface HostProviders {
    probed: ProbeProvider
  }
}

declare const billfold: Billfold

describe('getProvider', () => {
  test('default: the type is what the plugin of the family says', () => {
    expectTypeOf(billfold.getProvider('probed')).resolves.toEqualTypeOf<ProbeProvider | undefined>()
  })

  test('behavior: of the family in front, or of one that says no type, it is unknown', () => {
    expectTypeOf(billfold.getProvider()).resolves.toEqualTypeOf<unknown>()
    expectTypeOf(billfold.getProvider('sui')).resolves.toEqualTypeOf<unknown>()
  })

  test('behavior: a family that nobody declares does not compile', () => {
    // @ts-expect-error nobody declared it
    expectTypeOf(billfold.getProvider('unheard-of')).not.toBeAny()
  })
})
