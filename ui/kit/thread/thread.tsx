import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './thread.module.css'

/** State that a thread tells. `declined` is a person's own no: cut, but nothing went wrong. */
export type ThreadState = 'idle' | 'pending' | 'ok' | 'error' | 'declined'

/**
 * The line along the card's upper edge that says how things stand. It needs a positioned parent, and a text somewhere that
 * says the same: it is for the eye alone.
 */
export function Thread({ state }: { readonly state: ThreadState }): ReactElement {
  return (
    <span className={styles['track']} part="thread" data-thread={state} aria-hidden="true">
      <span className={classNames(styles['thread'], styles[state])} />
    </span>
  )
}
