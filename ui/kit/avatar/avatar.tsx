import { useState } from 'react'
import type { ReactElement } from 'react'

import type { PictureSource } from '../picture/image-store.js'
import { usePicture } from '../picture/use-picture.js'
import { AvatarFrame } from './avatar-frame.js'

export interface AvatarProps {
  readonly address: string
  /** The person's own picture, if there is one. */
  readonly source?: PictureSource | undefined
  readonly size?: 20 | 32 | 40 | 56 | undefined
}

/** The face of an account: light in colours that only this address has, until its own picture is there. */
export function Avatar({ source, ...props }: AvatarProps): ReactElement {
  const { url } = usePicture(source)
  const [broken, setBroken] = useState<string>()
  return <AvatarFrame {...props} url={url === broken ? undefined : url} onBroken={() => setBroken(url)} />
}
