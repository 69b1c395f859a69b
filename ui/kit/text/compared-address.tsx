import type { ReactElement } from 'react'

import { styles } from './compared-address.module.css'
import { differentSigns } from './different-signs.js'

export interface ComparedAddressProps {
  readonly value: string
  /** The one that it is compared with: the groups in which they differ are marked. */
  readonly other: string
}

/** A whole address beside another one that it may be taken for. */
export function ComparedAddress({ value, other }: ComparedAddressProps): ReactElement {
  return (
    <bdi className={styles['address']}>
      {differentSigns(value, other).map(({ text, isDifferent }, index) => (
        <span key={`${index} ${text}`}>
          {index > 0 && ' '}
          {isDifferent ? <mark className={styles['different']}>{text}</mark> : text}
        </span>
      ))}
    </bdi>
  )
}
