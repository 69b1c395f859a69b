import { expectTypeOf, test } from 'vitest'
import type { Modal } from './modal.js'
import type { OpenRequest } from './open-request.js'

declare const modal: Modal

test('behavior: a request names a view with the data that it needs, or none', () => {
  expectTypeOf<{ view: 'Networks' }>().toExtend<OpenRequest>()
  expectTypeOf<{ view: 'Swap'; data: { fromToken: string } }>().toExtend<OpenRequest>()
  expectTypeOf<{ view: 'UpdateEmailWallet'; data: { email: string } }>().toExtend<OpenRequest>()
  expectTypeOf<{ namespace: 'sui'; uri: string }>().toExtend<OpenRequest>()
  expectTypeOf<{ view: 'UpdateEmailWallet' }>().not.toExtend<OpenRequest>()
  expectTypeOf<{ view: 'Nowhere' }>().not.toExtend<OpenRequest>()
  expectTypeOf<{ namespace: 'doge' }>().not.toExtend<OpenRequest>()
  expectTypeOf<{ data: { email: string } }>().not.toExtend<OpenRequest>()
})

test('behavior: what a performed view hands back is typed by the view', () => {
  expectTypeOf(modal.perform('WalletSend')).resolves.toEqualTypeOf<{ readonly hash: string }>()
  expectTypeOf(modal.perform('UpdateEmailWallet', { email: 'a' })).resolves.toEqualTypeOf<{ readonly email: string }>()
  // @ts-expect-error the e-mail is missing
  expectTypeOf(() => modal.perform('UpdateEmailWallet')).toBeFunction()
  // @ts-expect-error nobody can wait for Networks
  expectTypeOf(() => modal.perform('Networks')).toBeFunction()
  // @ts-expect-error a send ends with its hash
  expectTypeOf(() => modal.finish('WalletSend', { email: 'a' })).toBeFunction()
})
