import type { Dictionaries } from '@billfold/ui/kit'
import { useEffect, useMemo, useState } from 'react'

import type { GalleryPlace } from '../gallery-url.js'
import { dictionariesFor, sampleFor } from '../look.js'
import type { Look } from '../look.js'

/** The look that the address asks for, once its words are here. */
export function useLook({ theme: wished, locale, dir, width }: GalleryPlace): Look | undefined {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly dictionaries: Dictionaries }>()

  useEffect(() => {
    void dictionariesFor(locale).then((dictionaries) => setLoaded({ locale, dictionaries }))
  }, [locale])

  const isDark = useDarkSystem()
  const theme = wished === 'system' ? (isDark ? 'dark' : 'light') : wished
  const sample = useMemo(() => sampleFor(locale), [locale])
  return loaded?.locale === locale ? { theme, locale, dir, width, sample, dictionaries: loaded.dictionaries } : undefined
}

/** Whether the visitor's system is dark, as it is now. */
function useDarkSystem(): boolean {
  const [isDark, setDark] = useState(() => darkSystem().matches)
  useEffect(() => {
    const system = darkSystem()
    const follow = (): void => setDark(system.matches)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])
  return isDark
}

const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
