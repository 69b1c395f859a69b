import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { tabAfterKey } from './tab-after-key.js'
import { styles } from './tabs.module.css'
import { useScrolledTabs } from './use-scrolled-tabs.js'

/** One tab, as it is named. */
export interface Tab {
  readonly id: string
  readonly label: string
}

export interface TabsProps {
  /** The subject that the tabs choose in. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

/** A few sheets of which one is seen. Arrows walk along them, in the direction of the text. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps): ReactElement {
  const { direction } = useKit()
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  useScrolledTabs(list, selected, tabs.map(({ label: name }) => name).join())

  const walk = (event: KeyboardEvent): void => {
    const ids = tabs.map(({ id }) => id)
    const next = tabAfterKey({ ids, selected, key: event.key, direction })
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[ids.indexOf(next)]?.focus()
  }

  return (
    <>
      <div ref={list} className={styles['list']} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            part="tab"
            role="tab"
            className={styles['tab']}
            id={`${base}tab-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            data-key={`tab-${id}`}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles['panel']} role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}tab-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  )
}
