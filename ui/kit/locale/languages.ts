import { pseudoLocale } from './resolve-locale.js'

/** Languages that every package of the product is translated into. The compiler and `test/layers` name each messages folder that lacks one. */
export const languages = ['de', 'ar'] as const

export type Language = (typeof languages)[number]

/** Languages that a host or a visitor can choose: English, which needs no translation, and the pseudo-locale among them. */
export const offeredLanguages: readonly ['en', ...typeof languages, typeof pseudoLocale] = ['en', ...languages, pseudoLocale]
