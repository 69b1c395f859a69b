import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { EmptyState } from './empty-state.js'

/** Stands where a search finds nothing. Its text is what else to search for. */
export function NothingFound({ children }: { readonly children: string }): ReactElement {
  return (
    <EmptyState icon="search" title={useTranslate(laterKitMessages)('noneFound')}>
      {children}
    </EmptyState>
  )
}
