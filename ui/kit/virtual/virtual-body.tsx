import { createContext, Fragment } from 'react'
import type { FocusEvent, ReactElement, RefObject } from 'react'
import { Virtualizer } from 'virtua'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'

import { use, useEffect, useState } from '../react/hooks.js'
import { type BodyCell, type BodyProps, firstCells } from './plain-body.js'

interface BodyFacts {
  readonly label: string
  readonly count: number
  readonly isGrid: boolean
}

const Facts = createContext<BodyFacts>({ label: '', count: 0, isGrid: false })

/** The cells that are seen, and the one that has or had the focus: whoever comes back from another view finds it there. */
export function VirtualBody({ label, cells, itemSize, scroller, isGrid = false }: BodyProps): ReactElement {
  const [focused, setFocused] = useState<number>()
  useShowOfSeen(scroller)
  const remember = ({ target }: FocusEvent): void => setFocused(indexOf(target))
  return (
    <Facts value={{ label, count: cells.length, isGrid }}>
      <div onFocus={remember} role="presentation">
        <Virtualizer
          data={cells}
          itemSize={itemSize}
          // What the plain body showed stays until the cells are measured: without it there is a frame with nothing.
          ssrCount={firstCells}
          scrollRef={scroller}
          as={Container}
          item={Item}
          keepMounted={focused === undefined || focused >= cells.length ? [] : [focused]}
        >
          {drawn}
        </Virtualizer>
      </div>
    </Facts>
  )
}

/** Elements of cells that were seen: while one scrolls, a row that stays is not drawn again. */
const elements = new WeakMap<BodyCell, ReactElement>()

function drawn(cell: BodyCell): ReactElement {
  const element = elements.get(cell) ?? <Fragment key={cell.key}>{cell.render()}</Fragment>
  elements.set(cell, element)
  return element
}

/** Shows what is seen from the second frame on, when the cells are measured: the list itself waits for the first scrolling. */
function useShowOfSeen(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => scroller.current?.dispatchEvent(new Event('scroll')))
    })
    return () => cancelAnimationFrame(frame)
  }, [scroller])
}

function Container({ children, style, ref }: CustomContainerComponentProps): ReactElement {
  const { label } = use(Facts)
  return (
    <ul ref={ref} style={style} role="list" aria-label={label}>
      {children}
    </ul>
  )
}

function Item({ children, style, index, ref }: CustomItemComponentProps): ReactElement {
  const { count, isGrid } = use(Facts)
  return (
    <li
      ref={ref}
      // It is measured before it is painted: hidden until then, each of its elements would be styled twice.
      style={{ ...style, visibility: undefined }}
      data-index={index}
      {...(isGrid ? { role: 'presentation' } : { 'aria-setsize': count, 'aria-posinset': index + 1 })}
    >
      {children}
    </li>
  )
}

function indexOf(target: Element): number | undefined {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? undefined : Number(index)
}
