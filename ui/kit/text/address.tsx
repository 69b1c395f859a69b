import { shortAddress } from '@billfold/kernel/validation'
import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { groupsOfFour } from './groups-of-four.js'
import { styles } from './text.module.css'

export interface AddressProps {
  readonly value: string
  /** `short` where it is a name, `full` where money goes there and every character counts. */
  readonly form?: 'short' | 'full' | undefined
}

/** An address or a hash. Shortened, the whole of it is in its title. */
export function Address({ value, form = 'short' }: AddressProps): ReactElement {
  if (form === 'full') return <bdi className={classNames(styles['mono'], styles['full'])}>{groupsOfFour(value)}</bdi>
  return (
    <bdi className={styles['mono']} title={value}>
      {shortAddress(value)}
    </bdi>
  )
}
