/** @jsxImportSource solid-js */
export type {} from '@billfold/ui/types/solid'
import type { Billfold, BillfoldSnapshot } from '@billfold/ui'
import type { JSX } from 'solid-js'
import { expectTypeOf, test } from 'vitest'

test('default', () => {
  const button = (billfold: Billfold): JSX.Element => (
    <billfold-button
      prop:billfold={billfold}
      attr:chars-start={4}
      label="Connect"
      on:billfold-state={({ detail }) => expectTypeOf(detail).toEqualTypeOf<BillfoldSnapshot>()}
    />
  )
  expectTypeOf(button).returns.toEqualTypeOf<JSX.Element>()
})

test('behavior: what an element does not take is refused', () => {
  // @ts-expect-error it is shown or hidden
  expectTypeOf(<billfold-account-button balance="yes" />)
  // @ts-expect-error no such attribute
  expectTypeOf(<billfold-button colour="red" />)
})
