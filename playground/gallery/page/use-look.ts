import type { Dictionaries } from '@billfold/ui/kit'
import { useEffect, useMemo, useState } from 'react'

import type { GalleryPlace } from '../gallery-url.js'
import { dictionariesFor, sampleFor } from '../look.js'
import type { Look } from '../look.js'

/** The look that the address asks for, once its words are here. */
export function useLook({ theme, locale, dir, width }: GalleryPlace): Look | undefined {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly dictionaries: Dictionaries }>()

  useEffect(() => {
    void dictionariesFor(locale).then((dictionaries) => setLoaded({ locale, dictionaries }))
  }, [locale])

  const sample = useMemo(() => sampleFor(locale), [locale])
  return loaded?.locale === locale ? { theme, locale, dir, width, sample, dictionaries: loaded.dictionaries } : undefined
}
