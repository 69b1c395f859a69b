export type {} from '@billfold/ui/types/svelte'
import type { Billfold, BillfoldSnapshot } from '@billfold/ui'
import type { SvelteHTMLElements } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'

type Listener = NonNullable<SvelteHTMLElements['billfold-button']['onbillfold-state']>

test('default', () => {
  expectTypeOf<SvelteHTMLElements['billfold-button']['billfold']>().toEqualTypeOf<Billfold | undefined>()
  expectTypeOf<SvelteHTMLElements['billfold-network-button']['label']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Parameters<Listener>[0]['detail']>().toEqualTypeOf<BillfoldSnapshot>()
})

test('behavior: what an element does not take is refused', () => {
  expectTypeOf<'yes'>().not.toExtend<SvelteHTMLElements['billfold-account-button']['balance']>()
})
