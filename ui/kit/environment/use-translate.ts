import { useMemo } from 'react'

import type { Catalogue, Translate } from '../locale/catalogue.js'
import { makeTranslate } from '../locale/make-translate.js'
import type { MessageSet } from '../locale/message-set.js'
import { useKit } from './kit-environment.js'

/** Says a package's messages in the modal's language. */
export function useTranslate<C extends Catalogue>(set: Pick<MessageSet<C>, 'id' | 'english'>): Translate<C> {
  const { locale, dictionaries, overrides, reportMissing } = useKit()
  return useMemo(
    () => makeTranslate({ set, locale, dictionary: dictionaries.get(set.id), overrides: overrides[set.id], report: reportMissing }),
    [set, locale, dictionaries, overrides, reportMissing],
  )
}
