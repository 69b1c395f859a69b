import { useRef } from 'react'
import type { ReactElement } from 'react'

import { ListFrame, type ListProps } from './list-frame.js'
import { useSteady } from './use-steady.js'

export type { ListProps } from './list-frame.js'

/** Rows under each other, which stay where they are while one is pressed. It reaches 8 px past the text's edge, so that the rows' plates align with it. */
export function List({ label, children }: ListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const rows = useSteady(list, children)
  return (
    <ListFrame ref={list} label={label}>
      {rows}
    </ListFrame>
  )
}
