import type { Catalogue, Message, Translate } from './catalogue.js'
import { formatMessage } from './format-message.js'

export interface MissingMessage {
  readonly set: string
  readonly key: string
  readonly locale: string
}

export interface TranslateOptions<C extends Catalogue> {
  readonly set: { readonly id: string; readonly english: C }
  readonly locale: string
  /** The words of the locale's language; English when there are none. */
  readonly dictionary?: Catalogue | undefined
  /** The host's own words, which win. */
  readonly overrides?: Catalogue | undefined
  /** Told of every key that the dictionary does not have. */
  readonly report: (missing: MissingMessage) => void
}

/** Makes the function that says a package's messages in one locale. What a language lacks is said in English. */
export function makeTranslate<C extends Catalogue>({ set, locale, dictionary, overrides, report }: TranslateOptions<C>): Translate<C> {
  const find = (key: string): Message => {
    const message = own(overrides, key) ?? own(dictionary ?? set.english, key)
    if (message !== undefined) return message
    report({ set: set.id, key, locale })
    return own(set.english, key) ?? key
  }
  return (key, ...[values]) => formatMessage(find(key), { locale, values })
}

function own(catalogue: Catalogue | undefined, key: string): Message | undefined {
  return catalogue !== undefined && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}
