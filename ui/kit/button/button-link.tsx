import type { IconSource } from '@billfold/kernel'
import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { Icon } from '../icon/icon.js'
import { styles } from './button.module.css'

export interface ButtonLinkProps {
  readonly children: ReactNode
  /** An address that somebody has checked: it is followed as it is. */
  readonly href: string
  readonly kind?: 'primary' | 'quiet' | undefined
  readonly icon?: IconSource | undefined
  /** The window or frame that it opens in; beside this page when absent. */
  readonly target?: '_self' | '_top' | '_blank' | undefined
  readonly focusKey?: string | undefined
  /** The visitor goes there. */
  readonly onFollow?: (() => void) | undefined
}

/** A button that leaves for an app or a page. It is a link, so that the browser follows it at once and blocks nothing. */
export function ButtonLink({ children, href, kind = 'quiet', icon, target = '_blank', focusKey, onFollow }: ButtonLinkProps): ReactElement {
  return (
    <a
      className={classNames(styles['button'], styles[kind])}
      part="button"
      href={href}
      target={target}
      rel="noopener noreferrer"
      data-key={focusKey}
      onClick={onFollow}
    >
      <span className={styles['label']}>
        {icon !== undefined && <Icon name={icon} />}
        <span className={styles['text']}>{children}</span>
      </span>
    </a>
  )
}
