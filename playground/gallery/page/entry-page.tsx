import type { CSSProperties, ReactElement } from 'react'

import type { GalleryEntry } from '../entry.js'
import type { GalleryPlace } from '../gallery-url.js'
import type { Look } from '../look.js'
import { PlaceLink } from './place-link.js'
import { StateCard } from './state-card.js'
import type { Go } from './use-place.js'

export interface EntryPageProps {
  readonly entry: GalleryEntry
  readonly place: GalleryPlace
  readonly look: Look
  readonly go: Go
}

/** One component in all its states, or in the one that was asked for. */
export function EntryPage({ entry, place, look, go }: EntryPageProps): ReactElement {
  const chosen = entry.states.filter(({ id }) => id === place.state)
  return (
    <article className="entry">
      <header>
        <h1>{entry.title}</h1>
        <p>{entry.about}</p>
      </header>
      <div className="states" style={{ '--card': `${place.width}px` } as CSSProperties}>
        {(chosen.length > 0 ? chosen : entry.states).map((state) => (
          <section key={state.id} className="state" data-state={state.id}>
            <h2>
              <PlaceLink place={place} go={go} to={{ state: place.state === state.id ? undefined : state.id }}>
                {state.id}
              </PlaceLink>
            </h2>
            <StateCard state={state} look={look} />
          </section>
        ))}
      </div>
    </article>
  )
}
