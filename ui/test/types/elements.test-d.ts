export type {} from '@billfold/ui/types/react'
import type { BillfoldElement, BillfoldSnapshot } from '@billfold/ui'
import { expectTypeOf, test } from 'vitest'

test('default', () => {
  expectTypeOf(document.createElement('billfold-button')).toEqualTypeOf<BillfoldElement>()
  document.createElement('billfold-modal').addEventListener('billfold-state', ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<BillfoldSnapshot>()
  })
})
