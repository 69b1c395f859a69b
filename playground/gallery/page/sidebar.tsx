import type { ReactElement } from 'react'

import type { GalleryEntry } from '../entry.js'
import type { GalleryPlace } from '../gallery-url.js'
import { PlaceLink } from './place-link.js'
import type { Go } from './use-place.js'

export interface SidebarProps {
  readonly entries: readonly GalleryEntry[]
  readonly place: GalleryPlace
  readonly go: Go
}

/** Everything there is, by group. */
export function Sidebar({ entries, place, go }: SidebarProps): ReactElement {
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <nav className="sidebar" aria-label="Components">
      <PlaceLink className="brand" place={place} go={go} to={{ entry: undefined, state: undefined }}>
        Billfold
      </PlaceLink>
      <a className="leave" href="../">
        To the app
      </a>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <PlaceLink place={place} go={go} to={{ entry: id, state: undefined }} current={place.entry === id}>
                    {title}
                  </PlaceLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
