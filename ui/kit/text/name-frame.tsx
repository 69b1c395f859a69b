import { nameDoubt } from '@billfold/kernel/validation'
import type { ReactElement } from 'react'

import { Icon } from '../icon/icon.js'
import { styles } from './name-frame.module.css'

export interface NameFrameProps {
  readonly value: string
  /** What is said of a name that may be taken for another. */
  readonly doubtful: string
}

/** A name of an account, with a mark where it may be taken for another. */
export function NameFrame({ value, doubtful }: NameFrameProps): ReactElement {
  const isDoubtful = nameDoubt(value) !== undefined
  return (
    <>
      <bdi title={value}>{value}</bdi>
      {isDoubtful && (
        <span className={styles['mark']} role="img" aria-label={doubtful} title={doubtful}>
          <Icon name="warning" size={16} />
        </span>
      )}
    </>
  )
}
