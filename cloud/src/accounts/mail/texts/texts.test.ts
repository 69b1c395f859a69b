import { describe, expect, test } from 'vitest'

import { en } from './en.js'
import { wordsOf } from './texts.js'

const offered = ['ar', 'bn', 'de', 'en', 'es', 'fa', 'fr', 'he', 'hi', 'id', 'it', 'ja']
const others = ['ko', 'nl', 'pl', 'pt-BR', 'ru', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-Hans']

describe('wordsOf', () => {
  test.each([...offered, ...others])('parameters: locale: %s', (locale) => {
    const { language, direction, say } = wordsOf(locale)
    expect(language).toBe(locale)
    expect(direction).toBe(['ar', 'fa', 'he', 'ur'].includes(locale) ? 'rtl' : 'ltr')
    expect(say('codeLead') === en.codeLead).toBe(locale === 'en')
    for (const [key, english] of Object.entries(en)) {
      const values = Object.fromEntries([...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `«${name}»`]))
      const said = say(key as keyof typeof en, values)
      for (const value of Object.values(values)) expect(said).toContain(value)
      expect(said).not.toMatch(/[{}]|^$/)
    }
  })

  test.each([
    ['pt-PT', 'pt-BR'],
    ['zh_CN', 'zh-Hans'],
    ['de-AT', 'de'],
    ['tlh', 'en'],
    ['constructor', 'en'],
  ])('behavior: %s is written in %s', (locale, language) => expect(wordsOf(locale).language).toBe(language))
})
