import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { Icon } from '../icon/icon.js'
import { styles } from './handshake.module.css'

export interface HandshakeProps {
  /** The app that asks. */
  readonly from: ReactNode
  /** The wallet, network or service that is asked. */
  readonly to: ReactNode
  /** `idle`: nobody was asked yet. */
  readonly state: 'idle' | 'pending' | 'ok' | 'error' | 'declined'
  /** The picture in words. */
  readonly label: string
}

/** Two tiles and the thread between them: it lies still before one asks, runs while one waits, holds when it worked, and is cut when it did not. */
export function Handshake({ from, to, state, label }: HandshakeProps): ReactElement {
  return (
    <div className={styles['handshake']} role="img" aria-label={label} data-thread={state}>
      <span className={styles['tile']}>{from}</span>
      <span className={classNames(styles['thread'], styles[state])}>
        <span className={styles['half']} />
        <span className={classNames(styles['half'], styles['far'])} />
      </span>
      <span className={classNames(styles['tile'], state === 'ok' && styles['joined'])}>
        {to}
        {state === 'ok' && (
          <span className={styles['tick']}>
            <Icon name="check" />
          </span>
        )}
      </span>
    </div>
  )
}
