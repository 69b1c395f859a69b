export type {} from '@billfold/ui/types/vue'
import type { Billfold } from '@billfold/ui'
import { expectTypeOf, test } from 'vitest'
import type { GlobalComponents } from 'vue'

type Props<Name extends keyof GlobalComponents> = GlobalComponents[Name] extends new () => { $props: infer P } ? P : never

test('default', () => {
  expectTypeOf<Props<'billfold-button'>['billfold']>().toEqualTypeOf<Billfold | undefined>()
  expectTypeOf<Props<'billfold-button'>['label']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Props<'billfold-account-button'>['balance']>().toEqualTypeOf<'hide' | 'show' | undefined>()
})

test('behavior: there are no other elements', () => {
  expectTypeOf<'billfold-link'>().not.toExtend<keyof GlobalComponents>()
})
