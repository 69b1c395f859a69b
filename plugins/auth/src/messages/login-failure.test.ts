import { makeTranslate } from '@billfold/ui/kit'
import { expect, test } from 'vitest'
import { authError } from '../errors.js'
import { de } from './de.js'
import { enLater } from './en-later.js'
import { failureToast, loginFailureText } from './login-failure.js'

const say = makeTranslate({ set: { id: 'auth', english: enLater }, locale: 'de', dictionary: de, report: () => undefined })

test.each([
  [authError('auth/not-loaded', { seconds: 20 }), /^Die Wallet konnte nicht geladen werden/],
  [authError('auth/no-answer', { request: 'CONNECT_EMAIL', seconds: 20 }), /nicht geantwortet/],
  [authError('auth/restarted', { request: 'CONNECT_EMAIL' }), /nicht geantwortet/],
  [authError('auth/no-site', {}), /nicht eingerichtet/],
  [authError('auth/popup-blocked', {}), /Erlauben Sie dieser Seite Pop-ups/],
  [authError('auth/popup-closed', {}), /bevor Sie angemeldet waren/],
  [authError('auth/declined', {}), /Verbindung abgelehnt/],
  [authError('auth/too-early', { seconds: 12 }), /in 12 s noch einmal/],
])('default: %s, in the language', (error, text) => expect(loginFailureText(error, say)).toMatch(text))

test('behavior: what the frame says is in the visitor’s language by itself', () => {
  const words = 'Das ist nicht der Code.'
  expect(loginFailureText(authError('auth/failed', { request: 'CONNECT_OTP', words }), say)).toBe(words)
  expect(failureToast(authError('auth/failed', { request: 'MANAGE_ACCOUNT', words }))).toEqual({ variant: 'error', message: words })
})

test('behavior: what is no failure of logins has no words here', () => {
  expect(loginFailureText(new Error('boom'), say)).toBeUndefined()
})

test('behavior: a toast names the words, or has what was thrown', () => {
  const error = authError('auth/not-loaded', { seconds: 20 })
  expect(failureToast(error)).toEqual({ variant: 'error', message: error, words: { set: 'auth', key: 'notLoaded' } })
  const boom = new Error('boom')
  expect(failureToast(boom)).toEqual({ variant: 'error', message: boom })
})
