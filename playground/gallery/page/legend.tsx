import type { ReactElement } from 'react'

const words: readonly (readonly [term: string, text: string])[] = [
  ['a tile', 'one view or part, in the first of its states'],
  ['a state', 'its name stands above the card, and leads to that card alone; the address keeps it'],
  ['display', 'width is that of the card; text size, motion and contrast reach into every card'],
  ['en-XA', 'longer English that no translator wrote: whatever stays plain is not translated, whatever breaks does not fit'],
]

/** Says what is what in the gallery. */
export function Legend(): ReactElement {
  return (
    <dl className="legend">
      {words.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
