import { useRef } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'

import { classNames } from '../class-names.js'
import { MoreButton } from './more-button.js'
import { readingStop } from './reading-stop.js'
import { useBarInGutter } from './use-bar-in-gutter.js'
import { useVirtualBody } from './use-virtual-body.js'
import { styles } from './virtual-list.module.css'

export interface VirtualListProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly itemKey: (item: T) => string
  readonly renderItem: (item: T) => ReactNode
  /** In px, with the gap below it; a guess will do. */
  readonly itemSize?: number | undefined
  /** Fetches what comes after the last item: asked when its end comes near, and by a button for who does not scroll. */
  readonly onMore?: (() => void) | undefined
  readonly isLoadingMore?: boolean | undefined
  /** Its items hold nothing to press: where the list scrolls by itself it takes the focus, so that keys reach the rest. */
  readonly isReadOnly?: boolean | undefined
  /** The element that scrolls, when it is not the list itself. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined
}

/** A list of any length, of which only what is seen is there. */
export function VirtualList<T>(props: VirtualListProps<T>): ReactElement {
  const { label, items, itemKey, renderItem, itemSize = 60, onMore, isLoadingMore = false, scroller } = props
  const own = useRef<HTMLDivElement>(null)
  const Body = useVirtualBody()
  useBarInGutter(own)
  const cells = items.map((item) => ({ key: itemKey(item), render: () => <div className={styles['cell']}>{renderItem(item)}</div> }))
  return (
    <div ref={own} className={classNames(styles['list'], scroller === undefined && styles['scroller'])} {...readingStop(props)}>
      <Body label={label} cells={cells} itemSize={itemSize} scroller={scroller ?? own} />
      {onMore !== undefined && <MoreButton onMore={onMore} isLoading={isLoadingMore} count={items.length} />}
    </div>
  )
}
