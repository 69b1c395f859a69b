import type { HTMLAttributes } from 'react'

import type { VirtualListProps } from './virtual-list.js'

type ReadingStop = Pick<HTMLAttributes<HTMLElement>, 'role' | 'tabIndex' | 'aria-label'>

/** Makes a list that scrolls by itself a place to stop at with the keyboard, when nothing in it is one. */
export function readingStop({
  label,
  isReadOnly = false,
  scroller,
}: Pick<VirtualListProps<unknown>, 'label' | 'isReadOnly' | 'scroller'>): ReadingStop {
  return isReadOnly && scroller === undefined ? { role: 'group', tabIndex: 0, 'aria-label': label } : {}
}
