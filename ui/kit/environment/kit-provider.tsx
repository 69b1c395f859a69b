import { useEffect, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { directionOf } from '../locale/direction.js'
import { KitContext } from './kit-environment.js'
import type { KitEnvironment } from './kit-environment.js'
import { SpokenLine } from './spoken-line.js'

export interface KitProviderProps extends Omit<KitEnvironment, 'announce' | 'direction'> {
  readonly children: ReactNode
}

/** So long a sentence stays for a screen reader to read: what is left is found again by who looks around. */
const readingTime = 7_000

/** Gives all components below it their language and their pictures, and holds the line that screen readers listen to. */
export function KitProvider({ children, locale, dictionaries, overrides, reportMissing, images, now }: KitProviderProps): ReactElement {
  const [sentence, setSentence] = useState({ text: '', turn: 0 })
  useEffect(() => {
    if (sentence.text === '') return undefined
    const timer = setTimeout(() => setSentence(({ turn }) => ({ text: '', turn })), readingTime)
    return () => clearTimeout(timer)
  }, [sentence])
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
