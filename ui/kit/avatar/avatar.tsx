import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import type { PictureSource } from '../picture/image-store.js'
import { usePicture } from '../picture/use-picture.js'
import { avatarBackground, avatarColors } from './avatar-colors.js'
import { styles } from './avatar.module.css'

export interface AvatarProps {
  readonly address: string
  /** The person's own picture, if there is one. */
  readonly source?: PictureSource | undefined
  readonly size?: 20 | 32 | 40 | 56 | undefined
}

/** The face of an account: light in colours that only this address has, until its own picture is there. */
export function Avatar({ address, source, size = 40 }: AvatarProps): ReactElement {
  const backgroundImage = useMemo(() => avatarBackground(avatarColors(address)), [address])
  const { url } = usePicture(source)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={classNames(styles['avatar'], styles[`size-${size}`])} style={{ backgroundImage }}>
      {url !== undefined && url !== broken && (
        <img className={styles['image']} src={url} alt="" decoding="async" draggable={false} onError={() => setBroken(url)} />
      )}
    </span>
  )
}
