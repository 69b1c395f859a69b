import type { Toast } from '@billfold/kernel'
import { type KitEnvironment, makeTranslate } from '@billfold/ui/kit'

type Languages = Pick<KitEnvironment, 'locale' | 'dictionaries' | 'overrides' | 'reportMissing'>

/** What a package has a toast say, in the visitor's language. Its words arrive with its first view: in English before that. */
export function toastWords({ words, message }: Toast, { locale, dictionaries, overrides, reportMissing }: Languages): string | undefined {
  if (words === undefined) return undefined
  const { set: id, key } = words
  const set = { id, english: { [key]: message } }
  return makeTranslate({ set, locale, dictionary: dictionaries.get(id), overrides: overrides[id], report: reportMissing })(key)
}
