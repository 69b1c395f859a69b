import { describe, expect, test } from 'vitest'

import { inLanguage, labelOf } from './label-of.js'

const label = { en: 'Note pad', de: 'Notizblock', 'de-AT': 'Notizheft' }
const say = (key: string): string => `said ${key}`

describe('labelOf', () => {
  test.each([
    ['a text is the same in every language', 'Note pad', 'de', 'Note pad'],
    ['the language of the modal', label, 'de', 'Notizblock'],
    ['a region has its own word', label, 'de-AT', 'Notizheft'],
    ['a region without one has that of its language', label, 'de-CH', 'Notizblock'],
    ['a language that is missing is said in English', label, 'ar', 'Note pad'],
    ['the name of a property of every object is no language', label, 'constructor', 'Note pad'],
  ])('behavior: %s', (_, given, locale, expected) => expect(inLanguage(given, locale)).toBe(expected))

  test('behavior: the product has words of its own for the entries that it knows', () => {
    const words = { say: say as never, locale: 'de' }
    expect(labelOf('account.actions', { id: 'send', label: 'x' }, words)).toBe('said actionSend')
    expect(labelOf('account.actions', { id: 'note-pad', label }, words)).toBe('Notizblock')
  })
})
