import { useRef } from 'react'
import type { ReactElement } from 'react'

import { ListFrame, type ListProps } from './list-frame.js'
import { useSteady } from './use-steady.js'

export type { ListProps } from './list-frame.js'

/** Rows under each other, which keep their places while one is pressed. They reach 8 px past the text's edge, so that their plates align with it. */
export function List({ label, children }: ListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const rows = useSteady(list, children)
  return (
    <ListFrame ref={list} label={label}>
      {rows}
    </ListFrame>
  )
}
