import { describe, expect, expectTypeOf, test, vi } from 'vitest'

import { kitMessages } from '../messages/kit-messages.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import type { MessageValues, Translate } from './catalogue.js'
import { catalogueProblems } from './catalogue-problems.js'
import { directionOf } from './direction.js'
import { offeredLanguages, rightToLeftLanguages } from './languages.js'
import { loadMessages } from './load-messages.js'
import { makeTranslate } from './make-translate.js'
import { pseudoCatalogue } from './pseudo.js'
import { resolveLocale } from './resolve-locale.js'
import { textPieces } from './rich-text.js'

const english = {
  plain: 'Connect',
  named: 'Continue in {wallet}',
  counted: { one: '# wallet in {place}', other: '# wallets in {place}' },
} as const
const set = { id: 'test', english }
const never = vi.fn()
const inEnglish = makeTranslate({ set, locale: 'en', report: never })

describe('makeTranslate', () => {
  test('default', () => {
    expect(inEnglish('plain')).toBe('Connect')
    expect(inEnglish('named', { wallet: 'Bowbit' })).toBe('Continue in Bowbit')
    expect(inEnglish('counted', { count: 1, place: 'the list' })).toBe('1 wallet in the list')
    expect(inEnglish('counted', { count: 1660, place: 'the list' })).toBe('1,660 wallets in the list')
  })

  test("behavior: plural forms and digits are the locale's", () => {
    const dictionary = { counted: { few: '# محافظ', many: '# محفظة', other: '# محفظة' } }
    const say = makeTranslate({ set, locale: 'ar-EG', dictionary, report: never })
    expect(say('counted', { count: 3, place: '' })).toBe('٣ محافظ')
    expect(say('counted', { count: 11, place: '' })).toBe('١١ محفظة')
  })

  test('behavior: a missing key is said in English and reported', () => {
    const report = vi.fn()
    const say = makeTranslate({ set, locale: 'de', dictionary: { plain: 'Verbinden' }, report })
    expect(say('plain')).toBe('Verbinden')
    expect(say('named', { wallet: 'Bowbit' })).toBe('Continue in Bowbit')
    expect(report).toHaveBeenCalledExactlyOnceWith({ set: 'test', key: 'named', locale: 'de' })
  })

  test("behavior: the host's words win", () => {
    expect(makeTranslate({ set, locale: 'en', overrides: { plain: 'Sign in' }, report: never })('plain')).toBe('Sign in')
  })

  test('behavior: a key that sounds like an inherited member is no message', () => {
    const say = makeTranslate({ set: { id: 'x', english: {} }, locale: 'en', report: never }) as (key: string) => string
    expect(say('constructor')).toBe('constructor')
  })

  test('behavior: a foreign name does not turn the sentence', () => {
    const say = makeTranslate({ set, locale: 'ar', dictionary: { named: 'تابع في {wallet}' }, report: never })
    expect(say('named', { wallet: 'Bowbit' })).toBe('تابع في \u2068Bowbit\u2069')
    expect(inEnglish('named', { wallet: 'محفظة' })).toBe('Continue in \u2068محفظة\u2069')
  })

  test('behavior: a name that was cut ends a sentence by itself', () => {
    const say = makeTranslate({ set: { id: 'x', english: { end: 'Asked {wallet}. Wait.' } as const }, locale: 'en', report: never })
    expect(say('end', { wallet: 'The wallet with…' })).toBe('Asked The wallet with… Wait.')
    expect(say('end', { wallet: 'محف…' })).toBe('Asked \u2068محف…\u2069 Wait.')
  })

  test('behavior: a value is not read as a message', () => {
    expect(inEnglish('named', { wallet: '{count} #' })).toBe('Continue in {count} #')
  })

  test('types', () => {
    expectTypeOf<MessageValues<(typeof english)['named']>>().toEqualTypeOf<{ readonly wallet: string | number }>()
    const say: Translate<typeof english> = inEnglish
    // @ts-expect-error a value is missing
    say('named')
    // @ts-expect-error there is no such key
    say('unknown')
    // @ts-expect-error a count is a number
    say('counted', { count: 'many', place: '' })
  })
})

describe('pseudoCatalogue', () => {
  test('behavior: longer and accented, with values and tags as they were', () => {
    const { named, counted } = pseudoCatalogue({ named: english.named, counted: english.counted, tag: 'Go <link>there</link>' })
    expect(named).toBe('[Çóñtíñúé íñ {wallet} ~ ~ ~ ~]')
    expect(counted).toMatchObject({ one: expect.stringContaining('# w') })
  })
})

describe('resolveLocale', () => {
  const available = ['en', 'de', 'ar', 'pt-BR']
  test.each([
    ['the option first', { option: 'de', page: 'ar' }, { locale: 'de', language: 'de' }],
    ['then the page', { page: 'ar', browser: ['de'] }, { locale: 'ar', language: 'ar' }],
    ["then the browser's list", { browser: ['fr', 'de-AT'] }, { locale: 'de-AT', language: 'de' }],
    ['numbers keep the region', { option: 'ar-EG' }, { locale: 'ar-EG', language: 'ar' }],
    ['a region may have its own words', { option: 'pt-br' }, { locale: 'pt-BR', language: 'pt-BR' }],
    ['no locale at all', { option: 'not a locale', page: '' }, { locale: 'en', language: 'en' }],
    ['a language nobody speaks', { option: 'tlh' }, { locale: 'en', language: 'en' }],
    ['a region without its own words has those of another region', { option: 'pt-PT' }, { locale: 'pt-PT', language: 'pt-BR' }],
    ['a language that is offered with a region only', { option: 'pt' }, { locale: 'pt', language: 'pt-BR' }],
    ['English that has a region is not the pseudo-locale', { option: 'en-GB' }, { locale: 'en-GB', language: 'en' }],
  ])('behavior: %s', (_, wishes, resolved) => expect(resolveLocale({ ...wishes, available })).toEqual(resolved))

  test.each([
    ['zh-CN', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['iw', 'he'],
    ['in', 'id'],
    ['fa-AF', 'fa'],
    ['ur-IN', 'ur'],
    ['uk-UA', 'uk'],
    ['en-AU', 'en'],
  ])('behavior: a visitor who prefers %s reads %s', (locale, language) =>
    expect(resolveLocale({ browser: [locale, 'en'], available: offeredLanguages }).language).toBe(language),
  )

  test('default: twenty-four languages are offered, and the pseudo-locale', () => expect(offeredLanguages.length).toBe(24 + 1))
})

test.each([
  ['en', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['az-Arab', 'rtl'],
  ['en-XA', 'ltr'],
] as const)('directionOf: %s', (locale, direction) => expect(directionOf(locale)).toBe(direction))

test('rightToLeftLanguages: four', () => expect(rightToLeftLanguages).toEqual(['ar', 'fa', 'he', 'ur']))

test.each(offeredLanguages)('rightToLeftLanguages: %s is written as directionOf says', (language) =>
  expect(rightToLeftLanguages.includes(language)).toBe(directionOf(language) === 'rtl'),
)

describe('loadMessages', () => {
  test('behavior: words that do not arrive are reported, the others come', async () => {
    const report = vi.fn()
    const broken = { id: 'broken', english: {}, load: { de: () => Promise.reject(new Error('chunk')) } }
    const words = await loadMessages({ sets: [kitMessages, broken], language: 'de', report })
    expect(words.get('kit')).toMatchObject({ copy: 'Kopieren' })
    expect(report).toHaveBeenCalledExactlyOnceWith({ set: 'broken', language: 'de', cause: new Error('chunk') })
  })

  test('behavior: the pseudo-locale is made, not loaded', async () => {
    const words = await loadMessages({ sets: [kitMessages], language: 'en-XA', report: never })
    expect(words.get('kit')?.['copy']).toMatch(/^\[Çópý/)
  })
})

describe('languages that may lack words', () => {
  const full = vi.fn(async () => ({ es: async () => ({ plain: 'Conectar', old: 'Viejo' }) }))
  const partial = { ...set, load: {}, more: full }

  test('default: they are read when one of them is wanted', async () => {
    for (const language of ['en', 'en-XA']) await loadMessages({ sets: [partial], language, report: never })
    expect(full).not.toHaveBeenCalled()
    expect((await loadMessages({ sets: [partial], language: 'es', report: never })).get('test')).toMatchObject({ plain: 'Conectar' })
  })

  test.each(['fr', 'constructor'])('behavior: %s is not among them', async (language) =>
    expect(await loadMessages({ sets: [partial], language, report: never })).toEqual(new Map()),
  )

  test('behavior: what is there must be right; what is missing or left over is no fault', async () => {
    expect(await catalogueProblems(partial)).toEqual([])
    const wrong = {
      ...partial,
      more: async () => ({ es: async () => ({ named: 'Sigue en {cartera}', counted: { other: '# en {place}' } }) }),
    }
    expect(await catalogueProblems(wrong)).toEqual([
      'test: es "named" puts in "{cartera}" instead of "{wallet}"',
      'test: es "counted" lacks the plural form "many"',
      'test: es "counted" lacks the plural form "one"',
    ])
  })
})

describe('catalogueProblems', () => {
  test("default: the kit's words are complete", async () => expect(await catalogueProblems(laterKitMessages)).toEqual([]))

  test('behavior: everything that is wrong is named', async () => {
    const words = { plain: ' ', named: 'Weiter in {walet}', extra: 'x', counted: { other: '# in {place}' } }
    const load = { de: () => Promise.resolve(words) }
    expect(await catalogueProblems({ id: 'test', english: { ...english, gone: 'x' }, load })).toEqual([
      'test: de "plain" says nothing',
      'test: de "named" puts in "{walet}" instead of "{wallet}"',
      'test: de "counted" lacks the plural form "one"',
      'test: de lacks "gone"',
      'test: de has "extra", which English does not have',
    ])
  })
})

test('textPieces', () => {
  expect(textPieces('I accept the <terms>terms</terms> and <b>that</b>')).toEqual([
    { text: 'I accept the ', tag: undefined },
    { text: 'terms', tag: 'terms' },
    { text: ' and ', tag: undefined },
    { text: 'that', tag: 'b' },
  ])
  expect(textPieces('a < b and </x>')).toEqual([{ text: 'a < b and </x>', tag: undefined }])
})
