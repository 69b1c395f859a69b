import type { ReactElement, ReactNode, Ref } from 'react'

import { styles } from './list.module.css'

export interface ListProps {
  /** The name of the list, for who cannot see the heading above it. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

export interface ListFrameProps extends ListProps {
  readonly ref?: Ref<HTMLUListElement> | undefined
}

/** Rows under each other, without a state of their own: the first view draws them before React has arrived. */
export function ListFrame({ ref, label, children }: ListFrameProps): ReactElement {
  return (
    <ul ref={ref} className={styles['list']} aria-label={label} role="list">
      {itemsOf(children).map((child, index) => (
        <li key={keyOf(child) ?? index} className={styles['item']}>
          {child}
        </li>
      ))}
    </ul>
  )
}

function itemsOf(children: ReactNode): readonly ReactNode[] {
  const all: readonly ReactNode[] = Array.isArray(children) ? (children as ReactNode[]).flat(Infinity) : [children]
  return all.filter((child) => child !== null && child !== undefined && typeof child !== 'boolean')
}

function keyOf(child: ReactNode): string | undefined {
  return typeof child === 'object' && child !== null && 'key' in child ? (child.key ?? undefined) : undefined
}
