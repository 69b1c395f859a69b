import { useLayoutEffect } from 'react'
import type { ReactElement } from 'react'

import { entries } from '../entries/index.js'
import { EntryPage } from './entry-page.js'
import { IndexPage } from './index-page.js'
import { Sidebar } from './sidebar.js'
import { Toolbar } from './toolbar.js'
import { useLook } from './use-look.js'
import { usePlace } from './use-place.js'

/** The whole page: what there is at the side, how to look at it above, and the thing itself. */
export function Gallery(): ReactElement {
  const { place, go } = usePlace()
  const look = useLook(place)
  const entry = entries.find(({ id }) => id === place.entry)

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = look?.theme ?? place.theme
    document.title = entry === undefined ? 'Billfold gallery' : `${entry.title} · Billfold gallery`
  }, [place.theme, look?.theme, entry])

  return (
    <div className="page">
      <Sidebar entries={entries} place={place} go={go} />
      <main className="main">
        <Toolbar place={place} go={go} />
        {look !== undefined && entry === undefined && <IndexPage entries={entries} place={place} look={look} go={go} />}
        {look !== undefined && entry !== undefined && <EntryPage entry={entry} place={place} look={look} go={go} />}
      </main>
    </div>
  )
}
