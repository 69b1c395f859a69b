import { type ErrorFactory, errorFactory, walletError } from '@billfold/kernel'
import { nodeError, operationFailure, transferError, walletFailure } from '@billfold/kernel/family'
import { expect, test } from 'vitest'
import { catalogueProblems } from '../locale/catalogue-problems.js'
import { makeTranslate } from '../locale/make-translate.js'
import { failureMessages } from './failure-messages.js'
import { failureText, toldFailure } from './failure-text.js'
import { de } from './messages/de.js'

const report = (): void => undefined
const english = { say: makeTranslate({ set: failureMessages, locale: 'en', report }), locale: 'en' }
const german = { say: makeTranslate({ set: failureMessages, locale: 'de', dictionary: de, report }), locale: 'de' }
const call = { wallet: 'Tern', method: 'sign' }

test('the translations lack nothing', async () => expect(await catalogueProblems(failureMessages)).toEqual([]))

test.each([
  [walletFailure('wallet/silent', call), 'Tern antwortet nicht. Öffnen Sie die Wallet, oder laden Sie diese Seite neu.'],
  [walletError('wallet/pending', {}), 'In Ihrer Wallet ist bereits eine Anfrage offen. Schließen Sie sie dort ab.'],
  [operationFailure('wallet/account-changed', { wallet: 'Tern', address: '0xabc' }), 'Tern steht auf einem anderen Konto.'],
  [walletFailure('wallet/failed', { ...call, words: 'Insufficient RAM' }), 'Tern konnte das nicht ausführen: Insufficient RAM'],
  [walletFailure('wallet/failed', call), 'Tern konnte das nicht ausführen. Öffnen Sie die Wallet, um den Grund zu sehen.'],
  [nodeError('node/no-node', { network: 'eip155:1' }), 'Das Netzwerk ist nicht erreichbar.'],
])('default: %s, in the language', (error, text) => expect(failureText(error, german)).toBe(text))

test('behavior: amounts have the digits of the locale, and none is cut off', () => {
  const error = transferError('transfer/keeps-too-little', { least: '0.01 DOT', most: '12345.0123456789 DOT' })
  expect(failureText(error, german)?.replaceAll('\u00a0', ' ')).toContain('mindestens 0,01 DOT')
  expect(failureText(error, german)?.replaceAll('\u00a0', ' ')).toContain('höchstens 12.345,0123456789 DOT')
  expect(failureText(error, english)?.replaceAll('\u00a0', ' ')).toContain('Send 12,345.0123456789 DOT at most.')
})

test('behavior: an address of another network is told with the own one there, where that is known', () => {
  const place = { address: '5Grw', network: 'Polkadot' }
  expect(failureText(transferError('transfer/other-network', place), english)).toBe('That address is not for Polkadot.')
  const known = transferError('transfer/other-network', { ...place, own: '15oF' })
  expect(failureText(known, english)).toContain('There the same account is 15oF.')
})

test.each([
  ['what is no failure of ours', new TypeError('boom')],
  ['what only the page’s own code can get wrong', walletFailure('wallet/invalid-amount', { found: 'x' })],
])('behavior: %s has no words', (_, error) => expect(failureText(error, english)).toBeUndefined())

const broken = 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.'
declare module '@billfold/kernel' {
  interface ErrorContexts {
    'sample/failed': { readonly words: string }
  }
}
const sampleError: ErrorFactory<'sample/failed'> = errorFactory({ 'sample/failed': (context) => context.words })
const words = sampleError('sample/failed', { words: 'Insufficient RAM' })
const httpError: ErrorFactory<'http/malformed' | 'http/offline'> = errorFactory({
  'http/offline': { message: 'offline' },
  'http/malformed': { message: 'malformed' },
})

test.each([
  [
    'what has words is told by them alone',
    walletError('wallet/pending', {}),
    { sentence: failureText(walletError('wallet/pending', {}), german) },
  ],
  ['what others say comes after a sentence', new Error('Insufficient RAM'), { sentence: broken, own: 'Insufficient RAM' }],
  ['so do words that a failure of ours carries', words, { sentence: broken, own: 'Insufficient RAM' }],
  ['what nobody can read is not shown', {}, { sentence: broken }],
  [
    'the message of a failure of ours is English, and is not shown',
    walletFailure('wallet/invalid-amount', { found: 'x' }),
    { sentence: broken },
  ],
])('behavior: %s', (_, error, told) => expect(toldFailure(error, german)).toEqual(told))

test('behavior: in English the message of a failure of ours is its sentence', () => {
  const error = walletFailure('wallet/invalid-amount', { found: 'x' })
  expect(toldFailure(error, english)).toEqual({ sentence: error.message })
})

test('parameters: asked: a service is not the network', () => {
  const place = { endpoint: 'node', path: '/x' } as const
  expect(failureText(httpError('http/offline', place), german)).toBe('Das Netzwerk ist nicht erreichbar.')
  for (const code of ['http/offline', 'http/malformed'] as const)
    expect(failureText(httpError(code, place), { ...german, asked: 'service' })).toMatch(/^Ein Dienst hat nicht wie erwartet geantwortet/)
})
