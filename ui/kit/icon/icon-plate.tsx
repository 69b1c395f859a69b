import type { IconSource } from '@billfold/kernel'
import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './icon-plate.module.css'
import { Icon } from './icon.js'

export interface IconPlateProps {
  readonly name: IconSource
  /** `square` for ways to connect, `round` for what stands among tokens or networks. */
  readonly shape?: 'square' | 'round' | undefined
}

/** A line icon on a plate, the size of a wallet's picture. */
export function IconPlate({ name, shape = 'square' }: IconPlateProps): ReactElement {
  return (
    <span className={classNames(styles['plate'], styles[shape])}>
      <Icon name={name} />
    </span>
  )
}
