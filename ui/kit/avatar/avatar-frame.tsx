import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import type { AvatarProps } from './avatar.js'
import { avatarBackground, avatarColors } from './avatar-colors.js'
import { styles } from './avatar.module.css'

export interface AvatarFrameProps extends Omit<AvatarProps, 'source'> {
  /** The address of the person's own picture, once it is known. */
  readonly url: string | undefined
  readonly onBroken?: (() => void) | undefined
}

/** The face of an account, without a state of its own: the first view draws it before React has arrived. */
export function AvatarFrame({ address, url, size = 40, onBroken }: AvatarFrameProps): ReactElement {
  const backgroundImage = avatarBackground(avatarColors(address))
  // A browser writes colours in words of its own, which are not to be compared with ours when React takes the node over.
  return (
    <span className={classNames(styles['avatar'], styles[`size-${size}`])} style={{ backgroundImage }} suppressHydrationWarning>
      {url !== undefined && <img className={styles['image']} src={url} alt="" decoding="async" draggable={false} onError={onBroken} />}
    </span>
  )
}
