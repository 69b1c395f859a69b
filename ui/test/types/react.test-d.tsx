/** @jsxImportSource react */
export type {} from '@billfold/ui/types/react'
import type { Billfold } from '@billfold/ui'
import type { ReactElement } from 'react'
import { expectTypeOf, test } from 'vitest'

test('default', () => {
  const button = (billfold: Billfold): ReactElement => (
    <billfold-button
      billfold={billfold}
      label="Connect"
      chars-start={4}
      balance="hide"
      class="x"
      ref={(element) => {
        expectTypeOf(element?.billfold).toEqualTypeOf<Billfold | undefined>()
      }}
    />
  )
  expectTypeOf(button).returns.toEqualTypeOf<ReactElement>()
  expectTypeOf(<billfold-modal />).toExtend<ReactElement>()
})

test('behavior: what an element does not take is refused', () => {
  // @ts-expect-error it is shown or hidden
  expectTypeOf(<billfold-account-button balance="yes" />)
  // @ts-expect-error no such attribute
  expectTypeOf(<billfold-button colour="red" />)
  // @ts-expect-error no such element
  expectTypeOf(<billfold-link />)
})
