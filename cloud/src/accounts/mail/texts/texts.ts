import { ar } from './ar.js'
import { bn } from './bn.js'
import { de } from './de.js'
import { type MailTexts, en } from './en.js'
import { es } from './es.js'
import { fa } from './fa.js'
import { fr } from './fr.js'
import { he } from './he.js'
import { hi } from './hi.js'
import { id } from './id.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { ko } from './ko.js'
import { nl } from './nl.js'
import { pl } from './pl.js'
import { ptBr } from './pt-br.js'
import { ru } from './ru.js'
import { sv } from './sv.js'
import { th } from './th.js'
import { tr } from './tr.js'
import { uk } from './uk.js'
import { ur } from './ur.js'
import { vi } from './vi.js'
import { zhHans } from './zh-hans.js'

/** Words in the language of a visitor. */
export interface Words {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly say: (text: keyof MailTexts, values?: Readonly<Record<string, string>>) => string
}

/** The texts by the first part of a locale. What a language lacks is said in English. */
const languages: Readonly<Record<string, Partial<MailTexts>>> = {
  ...{ ar, bn, de, en, es, fa, fr, he, hi, id, it, ja },
  ...{ ko, nl, pl, ru, sv, th, tr, uk, ur, vi },
  ...{ pt: ptBr, zh: zhHans },
}

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/** Tags of languages that there is one way of writing of: Portuguese as in Brazil, Chinese in simplified characters. */
const tags: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-Hans' }

/** The words of a locale, else English. */
export function wordsOf(locale: string): Words {
  const language = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const known = Object.hasOwn(languages, language) ? language : 'en'
  const texts: MailTexts = { ...en, ...languages[known] }
  return {
    language: tags[known] ?? known,
    direction: rightToLeft.includes(known) ? 'rtl' : 'ltr',
    say: (text, values = {}) => texts[text].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  }
}
