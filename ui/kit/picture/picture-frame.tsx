import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { DrawnPlate } from './drawn-plate.js'
import type { PictureProps } from './picture.js'
import { styles } from './picture.module.css'

export interface PictureFrameProps extends Omit<PictureProps, 'source'> {
  /** The address of the picture, once it is known. */
  readonly url: string | undefined
  /** Still on its way: neither picture nor drawn mark. */
  readonly isLoading: boolean
  readonly onBroken?: (() => void) | undefined
}

/** The place of a picture, without a state of its own: the first view draws it before React has arrived. */
export function PictureFrame(props: PictureFrameProps): ReactElement {
  const { name, seed, url, isLoading, shape = 'square', size = 40, badge, onBroken } = props
  return (
    <span className={classNames(styles['frame'], styles[shape], styles[`size-${size}`])}>
      <span className={styles['plate']}>
        {url !== undefined && (
          <img
            className={styles['image']}
            src={url}
            alt=""
            width={size}
            height={size}
            decoding="async"
            draggable={false}
            referrerPolicy="no-referrer"
            onError={onBroken}
          />
        )}
        {url === undefined && !isLoading && <DrawnPlate name={name} seed={seed} />}
      </span>
      {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
    </span>
  )
}
