import type { Billfold } from '@billfold/ui'
import { expectTypeOf, test } from 'vitest'

import { useAccount, useSend } from '../src/index.js'

declare const billfold: Billfold

test('default: a ref has what the hook of the same name gives', () => {
  expectTypeOf(useAccount(billfold, 'solana').value.address).toEqualTypeOf<string | undefined>()
  expectTypeOf(useSend(billfold).value.fillIn).toBeCallableWith({ amount: '1' })
})

test('behavior: a wrong family, member or argument does not compile', () => {
  // @ts-expect-error -- no such family
  expectTypeOf(useAccount(billfold, 'etherium')).toBeObject()
  // @ts-expect-error -- no such member
  expectTypeOf(useSend(billfold).value.amount).toBeAny()
  // @ts-expect-error -- no such field
  void useSend(billfold).value.fillIn({ amonut: '1' })
})
