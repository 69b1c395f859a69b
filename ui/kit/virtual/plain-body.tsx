import type { ReactElement, ReactNode, RefObject } from 'react'

export interface BodyCell {
  readonly key: string
  readonly render: () => ReactNode
}

export interface BodyProps {
  readonly label: string
  readonly cells: readonly BodyCell[]
  readonly itemSize: number
  readonly scroller: RefObject<HTMLElement | null>
  /** A cell is a row of list items and no item itself. */
  readonly isGrid?: boolean | undefined
}

/** More than a card is high. */
export const firstCells = 12

/** The first cells, while the code that knows which ones are seen is on its way. */
export function PlainBody(props: BodyProps): ReactElement {
  return <PlainCells {...props} shown={firstCells} />
}

/** All cells, when that code did not come: slower, and nothing is missing. */
export function WholeBody(props: BodyProps): ReactElement {
  return <PlainCells {...props} shown={props.cells.length} />
}

function PlainCells({ label, cells, shown, isGrid = false }: BodyProps & { readonly shown: number }): ReactElement {
  return (
    <ul role="list" aria-label={label}>
      {cells.slice(0, shown).map(({ key, render }, index) => (
        <li key={key} {...(isGrid ? { role: 'presentation' } : { 'aria-setsize': cells.length, 'aria-posinset': index + 1 })}>
          {render()}
        </li>
      ))}
    </ul>
  )
}
