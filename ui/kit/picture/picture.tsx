import { useState } from 'react'
import type { ReactElement } from 'react'

import type { Content } from '../content.js'
import type { PictureSource } from './image-store.js'
import { PictureFrame } from './picture-frame.js'
import { usePicture } from './use-picture.js'

/** The shape says what it is: a wallet, a token or network, a person. */
export type PictureShape = 'square' | 'round' | 'squircle'

export interface PictureProps {
  /** The name of its owner: a mark that is drawn from it stands in when there is no picture. */
  readonly name: string
  /** What makes its drawn mark another one than that of a namesake, such as a contract. */
  readonly seed?: string | undefined
  readonly source?: PictureSource | undefined
  readonly shape?: PictureShape | undefined
  readonly size?: 16 | 20 | 32 | 40 | 56 | undefined
  /** A smaller picture at its corner, such as a token's network. */
  readonly badge?: Content
}

/** A picture from outside. Its place never moves, and where there is no picture a mark is drawn, never a broken one. */
export function Picture({ source, ...props }: PictureProps): ReactElement {
  const { isLoading, url } = usePicture(source)
  const [broken, setBroken] = useState<string>()
  return <PictureFrame {...props} url={url === broken ? undefined : url} isLoading={isLoading} onBroken={() => setBroken(url)} />
}
