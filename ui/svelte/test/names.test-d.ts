import type { Billfold } from '@billfold/ui'
import { expectTypeOf, test } from 'vitest'

import { type Readable, useAccount, useSend } from '../src/index.js'

declare const billfold: Billfold
declare function valueOf<T>(store: Readable<T>): T

test('default: a store has what the hook of the same name gives', () => {
  expectTypeOf(valueOf(useAccount(billfold, 'solana')).address).toEqualTypeOf<string | undefined>()
  expectTypeOf(valueOf(useSend(billfold)).fillIn).toBeCallableWith({ amount: '1' })
})

test('behavior: a wrong family, member or argument does not compile', () => {
  // @ts-expect-error -- no such family
  expectTypeOf(useAccount(billfold, 'etherium')).toBeObject()
  // @ts-expect-error -- no such member
  expectTypeOf(valueOf(useSend(billfold)).amount).toBeAny()
  // @ts-expect-error -- no such field
  void valueOf(useSend(billfold)).fillIn({ amonut: '1' })
})
