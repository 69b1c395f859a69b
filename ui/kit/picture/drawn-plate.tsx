import { drawnMark } from '@billfold/wallet-registry/drawn-mark'
import type { ReactElement } from 'react'

import { styles } from './drawn-plate.module.css'
import { monogram } from './monogram.js'

export interface DrawnPlateProps {
  readonly name: string
  /** What tells it from a namesake. */
  readonly seed?: string | undefined
}

/** The mark of whoever has none: a shade and a weave of threads that nobody else has, under the first letter of the name. */
export function DrawnPlate({ name, seed = '' }: DrawnPlateProps): ReactElement {
  const { colour, threads } = drawnMark(name + seed)
  return (
    <span className={styles['plate']} aria-hidden="true">
      <svg className={styles['weave']} viewBox="0 0 40 40">
        <path fill={colour} d="M0 0h40v40H0z" />
        <path className={styles['threads']} d={threads.join('')} />
      </svg>
      <span className={styles['letter']}>{monogram(name)}</span>
    </span>
  )
}
