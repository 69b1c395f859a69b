import { directionOf } from './direction.js'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/** Keeps a foreign name from turning the sentence around it: `Bowbit` in Arabic, `محفظة` in English. */
export function isolate(value: string, locale: string): string {
  const isForeign = directionOf(locale) === 'rtl' ? /\p{Script=Latin}/u.test(value) : rightToLeft.test(value)
  return isForeign ? `${firstStrongIsolate}${value}${popIsolate}` : value
}
