import { userMessages } from '@billfold/kernel'
import { alertTexts } from '@billfold/kernel/alert-texts'
import { catalogueProblems, laterKitMessages, loadMessages, makeTranslate } from '@billfold/ui/kit'
import { describe, expect, test } from 'vitest'

import { pseudoLocale } from '../../kit/locale/resolve-locale.js'
import { kernelWords, toastWords } from '../app/toast-card.js'
import { shellMessages } from './shell-messages.js'
import { viewMessages } from './view-messages.js'

test.each([viewMessages, laterKitMessages])('the translations of $id lack nothing', async (set) => {
  expect(await catalogueProblems(set)).toEqual([])
})

test('behavior: the pseudo-locale has the words of later views too', async () => {
  const found = await loadMessages({ sets: [shellMessages], language: pseudoLocale, report: fail })
  expect(Object.keys(found.get('shell') ?? {}).toSorted()).toEqual(Object.keys(viewMessages.english).toSorted())
})

describe('kernelWords', () => {
  const say = makeTranslate({
    set: { id: 'shell', english: viewMessages.english },
    locale: 'en-XA',
    dictionary: marked(),
    report: () => undefined,
  })

  test.each(Object.values(userMessages).filter((text) => typeof text === 'string'))('behavior: %j is said in the language', (text) => {
    expect(kernelWords(text, say)).toBe(`» ${text}`)
  })

  test.each(Object.values(alertTexts).map(({ text }) => text))('behavior: the alert %j is said in the language', (text) => {
    expect(kernelWords(text, say)).toBe(`» ${text}`)
  })

  test('behavior: what is not the kernel’s own stays as it is', () => {
    expect(kernelWords('Back', say)).toBe('Back')
    expect(kernelWords('Insufficient funds', say)).toBe('Insufficient funds')
  })
})

describe('toastWords', () => {
  const toast = { key: 1, variant: 'error', message: 'Gone', given: 'Gone', words: { set: 'example', key: 'gone' } } as const
  const german = new Map([['example', { gone: 'Weg' }]])
  const missing: unknown[] = []
  const english = { locale: 'en', dictionaries: new Map(), overrides: {}, reportMissing: (one: unknown) => void missing.push(one) }

  test.each<[string, Partial<typeof english>, string]>([
    ['in English', {}, 'Gone'],
    ['in the language, once the words of the package are here', { locale: 'de', dictionaries: german }, 'Weg'],
    ['in English until then', { locale: 'de' }, 'Gone'],
    ['in the words of the host', { locale: 'de', dictionaries: german, overrides: { example: { gone: 'Fort' } } }, 'Fort'],
  ])('behavior: a sentence of a package is said %s', (_, languages, said) => {
    expect([toastWords(toast, { ...english, ...languages }), missing]).toEqual([said, []])
  })

  test('behavior: a toast that names no words has none', () => {
    expect(toastWords({ key: 1, variant: 'error', message: 'Gone', given: 'Gone' }, english)).toBeUndefined()
  })
})

function marked(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(viewMessages.english).map(([key, text]) => [key, `» ${text as string}`]))
}

function fail({ cause }: { readonly cause: unknown }): void {
  throw cause
}
