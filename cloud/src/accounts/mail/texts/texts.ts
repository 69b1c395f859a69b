import { ar } from './ar.js'
import { de } from './de.js'
import { type MailTexts, en } from './en.js'

/** Words in the language of a visitor. */
export interface Words {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly say: (text: keyof MailTexts, values?: Readonly<Record<string, string>>) => string
}

const languages: Readonly<Record<string, MailTexts>> = { en, de, ar }

/** The words of a locale, else English. */
export function wordsOf(locale: string): Words {
  const language = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const known = Object.hasOwn(languages, language) ? language : 'en'
  const texts = languages[known] ?? en
  return {
    language: known,
    direction: known === 'ar' ? 'rtl' : 'ltr',
    say: (text, values = {}) => texts[text].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  }
}
