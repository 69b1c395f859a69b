import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of the part to come: it has the same size, so that nothing moves when it does. */
  readonly shape: 'title' | 'line' | 'caption' | 'row' | 'token' | 'tile' | 'artwork' | 'button' | 'amount' | 'square' | 'plate' | 'entry'
  /** How many of them. */
  readonly count?: number | undefined
}

/** The outline of what is on its way. Silent: whoever shows it says that it is loading. */
export function Skeleton({ shape, count = 1 }: SkeletonProps): ReactElement {
  return (
    <div className={classNames(styles['group'], styles[`${shape}s`])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonShape key={index} shape={shape} />
      ))}
    </div>
  )
}

function SkeletonShape({ shape }: Pick<SkeletonProps, 'shape'>): ReactElement {
  if (shape === 'row') {
    return (
      <div className={styles['row']}>
        <span className={classNames(styles['bone'], styles['icon'])} />
        <span className={classNames(styles['bone'], styles['words'])} />
      </div>
    )
  }
  if (shape === 'token') {
    return (
      <div className={styles['row']}>
        <span className={classNames(styles['bone'], styles['icon'], styles['round'])} />
        <Pair />
        <Pair />
      </div>
    )
  }
  if (shape === 'artwork') {
    return (
      <div className={styles['artwork']}>
        <span className={classNames(styles['bone'], styles['square'])} />
        <Pair />
      </div>
    )
  }
  if (shape === 'tile') {
    return (
      <div className={styles['tile']}>
        <span className={classNames(styles['bone'], styles['icon'])} />
        <span className={classNames(styles['bone'], styles['name'])} />
      </div>
    )
  }
  return <span className={classNames(styles['bone'], styles[shape])} />
}

/** A line, and a smaller one under it. */
function Pair(): ReactElement {
  return (
    <span className={styles['pair']}>
      <span className={styles['bone']} />
      <span className={styles['bone']} />
    </span>
  )
}
