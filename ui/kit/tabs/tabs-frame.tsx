import type { KeyboardEvent, ReactElement, Ref } from 'react'

import type { TabsProps } from './tabs.js'
import { styles } from './tabs.module.css'

export interface TabsFrameProps extends TabsProps {
  readonly id: string
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** Tabs and the sheet of the selected one, without a state of their own: the first view draws them before React has arrived. */
export function TabsFrame({ id: base, ref, label, tabs, selected, onSelect, onKeyDown, children }: TabsFrameProps): ReactElement {
  return (
    <>
      <div ref={ref} className={styles['list']} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
