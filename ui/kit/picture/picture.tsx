import { useState } from 'react'
import type { ReactElement } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import type { PictureSource } from './image-store.js'
import { monogram } from './monogram.js'
import { styles } from './picture.module.css'
import { usePicture } from './use-picture.js'

/** The shape says what it is: a wallet, a token or network, a person. */
export type PictureShape = 'square' | 'round' | 'squircle'

export interface PictureProps {
  /** The name of its owner: its first letter stands in when there is no picture. */
  readonly name: string
  readonly source?: PictureSource | undefined
  readonly shape?: PictureShape | undefined
  readonly size?: 16 | 20 | 32 | 40 | 56 | undefined
  /** A smaller picture at its corner, such as a token's network. */
  readonly badge?: Content
}

/** A picture from outside. Its place never moves, and where there is no picture there is a letter, never a broken one. */
export function Picture({ name, source, shape = 'square', size = 40, badge }: PictureProps): ReactElement {
  const { isLoading, url } = usePicture(source)
  const [broken, setBroken] = useState<string>()
  const isShown = url !== undefined && url !== broken
  return (
    <span className={classNames(styles['frame'], styles[shape], styles[`size-${size}`])}>
      <span className={styles['plate']}>
        {isShown && (
          <img
            className={styles['image']}
            src={url}
            alt=""
            width={size}
            height={size}
            decoding="async"
            draggable={false}
            referrerPolicy="no-referrer"
            onError={() => setBroken(url)}
          />
        )}
        {!isShown && !isLoading && (
          <span className={styles['letter']} aria-hidden="true">
            {monogram(name)}
          </span>
        )}
      </span>
      {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
    </span>
  )
}
