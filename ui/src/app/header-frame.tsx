import { IconButton } from '../../kit/icon-button/icon-button.js'
import type { Translate } from '@billfold/ui/kit'
import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../../kit/class-names.js'
import type { en } from '../messages/en.js'
import { styles } from './header.module.css'

export interface HeaderFrameProps {
  /** The control at the start: help, or another one. */
  readonly start: ReactNode | 'help'
  /** The heading of the view, while it is scrolled out of sight. */
  readonly title?: string | undefined
  readonly say: Translate<typeof en>
  readonly onHelp: () => void
  /** Absent where there is nothing to close. */
  readonly onClose: (() => void) | undefined
}

/** The place of what has a plate of its own at the start of the bar. */
export function NetworkPlate({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['plate']}>{children}</div>
}

/** The bar of the card, without a state of its own. */
export function HeaderFrame({ start, title, say, onHelp, onClose }: HeaderFrameProps): ReactElement {
  return (
    <div className={classNames(styles['header'], title !== undefined && styles['lifted'])} part="header">
      {start === 'help' ? <IconButton icon="help" label={say('whatIsAWallet')} focusKey="header-help" onPress={onHelp} /> : start}
      <span className={styles['title']} aria-hidden="true">
        {title !== undefined && (
          <span key={title} className={styles['text']}>
            {title}
          </span>
        )}
      </span>
      {onClose !== undefined && <IconButton icon="close" label={say('close')} onPress={onClose} />}
    </div>
  )
}
