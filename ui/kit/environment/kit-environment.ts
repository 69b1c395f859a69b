import { createContext, useContext } from 'react'
import type { Context } from 'react'

import type { Catalogue } from '../locale/catalogue.js'
import type { Direction } from '../locale/direction.js'
import type { Dictionaries } from '../locale/load-messages.js'
import type { MissingMessage } from '../locale/make-translate.js'
import type { ImageStore } from '../picture/image-store.js'

/** Environment that the shell gives every component: language, pictures, time. Replaced as a whole when something changes. */
export interface KitEnvironment {
  /** For numbers and dates. */
  readonly locale: string
  readonly direction: Direction
  /** The words of the locale's language; empty for English. */
  readonly dictionaries: Dictionaries
  /** The host's own words, by message set. */
  readonly overrides: Readonly<Record<string, Catalogue>>
  readonly reportMissing: (missing: MissingMessage) => void
  readonly images: ImageStore
  /** Milliseconds on the wall clock. */
  readonly now: () => number
  /** Says a sentence to who does not see it happen. */
  readonly announce: (sentence: string) => void
}

export const KitContext: Context<KitEnvironment | undefined> = createContext<KitEnvironment | undefined>(undefined)

/** The environment of the modal that a component stands in. */
export function useKit(): KitEnvironment {
  const environment = useContext(KitContext)
  if (environment === undefined)
    throw new Error('This component needs a KitProvider above it. The modal has one; a test or a page of its own must bring one.')
  return environment
}
