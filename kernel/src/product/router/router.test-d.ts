import { expectTypeOf, test } from 'vitest'
import type { ViewName } from '../../core/open.js'
import { coreViews } from './core-views.js'
import type { RouterEntry } from './entry.js'
import type { Router } from './router.js'

declare const router: Router

test('behavior: a view with arguments cannot be opened without them', () => {
  // @ts-expect-error the network is missing
  expectTypeOf(() => router.push('SwitchNetwork')).toBeFunction()
  // @ts-expect-error the e-mail is missing
  expectTypeOf(() => router.reset('UpdateEmailWallet', {})).toBeFunction()
})

test('behavior: a view without arguments takes none', () => {
  // @ts-expect-error Connect has no arguments
  expectTypeOf(() => router.replace('Connect', { network: 1 })).toBeFunction()
})

test('behavior: optional arguments are optional', () => {
  expectTypeOf(() => router.push('Swap')).toBeFunction()
  expectTypeOf(() => router.push('Swap', { fromToken: 'ETH' })).toBeFunction()
})

test('behavior: an unknown view does not compile', () => {
  // @ts-expect-error nobody declared it
  expectTypeOf(() => router.push('Nowhere')).toBeFunction()
})

test('behavior: the data of an entry follows from its view', () => {
  const { current } = router
  if (current.view === 'UpdateEmailWallet') expectTypeOf(current.data.email).toEqualTypeOf<string>()
  expectTypeOf(current).toExtend<RouterEntry>()
})

test('behavior: what leaves the router cannot be changed', () => {
  expectTypeOf(router.history).toEqualTypeOf<readonly RouterEntry[]>()
})

test('behavior: the list of core views holds views only', () => {
  expectTypeOf(coreViews).toEqualTypeOf<readonly ViewName[]>()
})
