import { useEffect, useState } from 'react'

import { useKit } from '../environment/kit-environment.js'
import type { PictureSource } from './image-store.js'

export interface LoadedPicture {
  /** Still on its way: neither picture nor drawn mark. */
  readonly isLoading: boolean
  readonly url: string | undefined
}

/** The address of a picture: at once when it is known, else as soon as it is there. */
export function usePicture(source: PictureSource | undefined): LoadedPicture {
  const { images } = useKit()
  const key = source?.key
  const [loaded, setLoaded] = useState<{ readonly key: string | undefined; readonly url: string | undefined }>()

  useEffect(() => {
    if (source === undefined) return undefined
    let isCurrent = true
    void images.get(source).then((url) => isCurrent && setLoaded({ key: source.key, url }))
    return () => {
      isCurrent = false
    }
    // The key is the picture: a new object with the same key is the same picture.
  }, [images, key])

  if (key === undefined) return { isLoading: false, url: undefined }
  const known = images.peek(key)
  if (known !== undefined) return { isLoading: false, url: known }
  return loaded?.key === key ? { isLoading: false, url: loaded.url } : { isLoading: true, url: undefined }
}
