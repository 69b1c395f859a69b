import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { tabAfterKey } from './tab-after-key.js'
import { TabsFrame } from './tabs-frame.js'
import { useScrolledTabs } from './use-scrolled-tabs.js'

/** One tab, as it is named. */
export interface Tab {
  readonly id: string
  readonly label: string
}

export interface TabsProps {
  /** Stands before the ids of its parts; else one that nobody else has. */
  readonly id?: string | undefined
  /** The subject that the tabs choose in. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

/** A few sheets of which one is seen. Arrows walk along them, in the direction of the text. */
export function Tabs(props: TabsProps): ReactElement {
  const { tabs, selected, onSelect } = props
  const { direction } = useKit()
  const list = useRef<HTMLDivElement>(null)
  const ownId = useId()
  useScrolledTabs(list, selected, tabs.map(({ label: name }) => name).join())

  const walk = (event: KeyboardEvent): void => {
    const ids = tabs.map(({ id }) => id)
    const next = tabAfterKey({ ids, selected, key: event.key, direction })
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[ids.indexOf(next)]?.focus()
  }

  return <TabsFrame {...props} id={props.id ?? ownId} ref={list} onKeyDown={walk} />
}
