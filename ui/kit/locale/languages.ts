import { pseudoLocale } from './resolve-locale.js'

/** Languages that every package of the product is translated into. The compiler and `test/layers` name each messages folder that lacks one. */
export const languages = ['de', 'ar'] as const

export type Language = (typeof languages)[number]

/** Further languages. A text that is new may be missing in them, and is said in English until it comes; `npm run languages` lists those. */
export const moreLanguages = [
  'bn',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
] as const

/** Languages that are written from right to left. The host part reads this, and `directionOf` judges any locale. */
export const rightToLeftLanguages: readonly string[] = ['ar', 'fa', 'he', 'ur'] satisfies readonly (
  | Language
  | (typeof moreLanguages)[number]
)[]

/** Languages that a host or a visitor can choose: English, which needs no translation, and the pseudo-locale among them. */
export const offeredLanguages: readonly ['en', ...typeof languages, ...typeof moreLanguages, typeof pseudoLocale] = [
  'en',
  ...languages,
  ...moreLanguages,
  pseudoLocale,
]
