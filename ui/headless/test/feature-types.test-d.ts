import type { Key } from '@billfold/kernel'
import { expectTypeOf, test } from 'vitest'

import { type Feature, type StateOf, type activityFeature, type sendFeature, featureStore } from '../src/index.js'
import type { SiwxSession } from '@billfold/siwx/contract'
import type { Billfold } from '@billfold/ui'

declare const billfold: Billfold

test('default: values may be missing, functions give promises', () => {
  type State = StateOf<typeof sendFeature>
  expectTypeOf<State['sendTokenAmount']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<ReturnType<State['addAnother']>>().toEqualTypeOf<Promise<boolean>>()
  expectTypeOf<ReturnType<State['send']>>().toEqualTypeOf<Promise<{ readonly hash: string }>>()
  expectTypeOf<NonNullable<StateOf<typeof activityFeature>['newest']>>().toHaveProperty('phase')
})

test('behavior: a wrong name, kind or argument does not compile', () => {
  interface Notes {
    readonly count: number
    add(text: string): void
  }
  const notes: Feature<Notes> = { key: 'notes' as Key<Notes>, members: { count: 'state', add: 'action' } }
  // @ts-expect-error -- a member is forgotten
  const forgotten: Feature<Notes> = { key: notes.key, members: { count: 'state' } }
  // @ts-expect-error -- a member is misspelled
  const misspelled: Feature<Notes> = { key: notes.key, members: { count: 'state', add: 'action', remove: 'action' } }
  // @ts-expect-error -- a function is no state
  const mistaken: Feature<Notes> = { key: notes.key, members: { count: 'state', add: 'state' } }
  const { add, ...state } = featureStore(billfold, notes).getSnapshot()
  // @ts-expect-error -- a wrong argument
  void add(1)
  // @ts-expect-error -- a name that is not there
  void state.total
  expectTypeOf([forgotten, misspelled, mistaken]).toExtend<readonly object[]>()
})

test('behavior: a handle gives the session that the plugin describes', () => {
  expectTypeOf(billfold.requestSignIn).returns.resolves.toEqualTypeOf<SiwxSession>()
})
