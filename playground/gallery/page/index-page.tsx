import type { ReactElement } from 'react'

import type { GalleryEntry } from '../entry.js'
import type { GalleryPlace } from '../gallery-url.js'
import type { Look } from '../look.js'
import { Legend } from './legend.js'
import { PlaceLink } from './place-link.js'
import { StateCard } from './state-card.js'
import type { Go } from './use-place.js'

export interface IndexPageProps {
  readonly entries: readonly GalleryEntry[]
  readonly place: GalleryPlace
  readonly look: Look
  readonly go: Go
}

/** Every component at a glance, alive but not to be touched. */
export function IndexPage({ entries, place, look, go }: IndexPageProps): ReactElement {
  return (
    <article className="entry">
      <header>
        <h1>Views and parts</h1>
        <p>Every view, and every part that views are made of: each in all its states, in a shadow root as in the modal.</p>
        <Legend />
      </header>
      <ul className="tiles">
        {entries.map((entry) => (
          <li key={entry.id} className="tile">
            <div className="window" inert>
              {entry.states.slice(0, 1).map((state) => (
                <StateCard key={state.id} state={state} look={{ ...look, width: 370 }} />
              ))}
            </div>
            <PlaceLink className="cover" place={place} go={go} to={{ entry: entry.id, state: undefined }}>
              <strong>{entry.title}</strong>
              <span>{entry.states.length === 1 ? '1 state' : `${entry.states.length} states`}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </article>
  )
}
