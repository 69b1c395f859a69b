import { useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { directionOf } from '../locale/direction.js'
import { KitContext } from './kit-environment.js'
import type { KitEnvironment } from './kit-environment.js'
import { SpokenLine } from './spoken-line.js'

export interface KitProviderProps extends Omit<KitEnvironment, 'announce' | 'direction'> {
  readonly children: ReactNode
}

/** Gives all components below it their language and their pictures, and holds the line that screen readers listen to. */
export function KitProvider({ children, locale, dictionaries, overrides, reportMissing, images, now }: KitProviderProps): ReactElement {
  const [sentence, setSentence] = useState({ text: '', turn: 0 })
  const environment = useMemo<KitEnvironment>(
    () => ({
      locale,
      direction: directionOf(locale),
      dictionaries,
      overrides,
      reportMissing,
      images,
      now,
      announce: (text) => setSentence(({ turn }) => ({ text, turn: turn + 1 })),
    }),
    [locale, dictionaries, overrides, reportMissing, images, now],
  )
  return (
    <KitContext value={environment}>
      {children}
      <SpokenLine {...sentence} />
    </KitContext>
  )
}
