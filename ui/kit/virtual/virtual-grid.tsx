import { useRef } from 'react'
import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { MoreButton } from './more-button.js'
import { readingStop } from './reading-stop.js'
import { useBarInGutter } from './use-bar-in-gutter.js'
import { useVirtualBody } from './use-virtual-body.js'
import type { VirtualListProps } from './virtual-list.js'
import { styles } from './virtual-list.module.css'

export interface VirtualGridProps<T> extends VirtualListProps<T> {
  readonly columns?: 2 | 3 | 4 | undefined
}

/** A grid of any length, of which only what is seen is there. To a screen reader it is a list, in reading order. */
export function VirtualGrid<T>(props: VirtualGridProps<T>): ReactElement {
  const { label, items, itemKey, renderItem, columns = 3, itemSize = 112, onMore, isLoadingMore = false, scroller } = props
  const own = useRef<HTMLDivElement>(null)
  const Body = useVirtualBody()
  useBarInGutter(own)
  const rows = rowsOf(items, columns).map((row, rowIndex) => ({
    key: row.map(itemKey).join(' '),
    render: () => (
      <div className={classNames(styles['row'], styles[`columns-${columns}`])} role="presentation">
        {row.map((item, index) => (
          <div key={itemKey(item)} role="listitem" aria-setsize={items.length} aria-posinset={rowIndex * columns + index + 1}>
            {renderItem(item)}
          </div>
        ))}
      </div>
    ),
  }))
  return (
    <div ref={own} className={classNames(styles['list'], scroller === undefined && styles['scroller'])} {...readingStop(props)}>
      <Body label={label} cells={rows} itemSize={itemSize} scroller={scroller ?? own} isGrid />
      {onMore !== undefined && <MoreButton onMore={onMore} isLoading={isLoadingMore} count={items.length} />}
    </div>
  )
}

function rowsOf<T>(items: readonly T[], columns: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns))
}
