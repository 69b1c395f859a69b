/** @jsxImportSource react */
import type { AccountAction } from '@billfold/kernel'
import { Button, Row, TextField } from '@billfold/ui/kit'
import { describe, expectTypeOf, test } from 'vitest'

declare const isSigning: boolean
const ignore = (): void => undefined

describe('a part of a component that is not there', () => {
  test('default: it is undefined', () => {
    expectTypeOf(<Button busy={isSigning ? 'Signing' : undefined}>Sign</Button>).not.toBeAny()
  })

  test('behavior: false would be a part that is there and empty, and does not compile', () => {
    // @ts-expect-error a button that is busy for ever
    expectTypeOf(<Button busy={isSigning && 'Signing'}>Sign</Button>).not.toBeAny()
    // @ts-expect-error a field with an error before anybody typed
    expectTypeOf(<TextField label="Name" value="" error={isSigning && 'No name'} onChange={ignore} />).not.toBeAny()
    // @ts-expect-error nothing is not null either
    expectTypeOf(<Row title="Row" subtitle={null} onPress={ignore} />).not.toBeAny()
  })
})

describe('an entry of a slot', () => {
  const entry = { id: 'notes', view: 'Account' } as const

  test('default: a label is one text or one for each language, an icon one of the modal or a path', () => {
    expectTypeOf<typeof entry & { readonly label: string; readonly icon: 'send' }>().toExtend<AccountAction>()
    expectTypeOf<typeof entry & { readonly label: { en: string; de: string }; readonly icon: { path: string } }>().toExtend<AccountAction>()
  })

  test('behavior: an icon that nobody has drawn, and a label without English, do not compile', () => {
    expectTypeOf<typeof entry & { readonly label: string; readonly icon: 'book' }>().not.toExtend<AccountAction>()
    expectTypeOf<typeof entry & { readonly label: { readonly de: string }; readonly icon: 'send' }>().not.toExtend<AccountAction>()
  })
})
