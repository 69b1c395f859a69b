import { useState } from 'react'
import type { ReactElement } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import type { PictureSource } from '../picture/image-store.js'
import { DrawnPlate } from '../picture/drawn-plate.js'
import { usePicture } from '../picture/use-picture.js'
import { styles } from './artwork.module.css'

export interface ArtworkProps {
  readonly title: string
  /** The group that it belongs to, such as a collection. */
  readonly note?: string | undefined
  readonly tag?: Content
  readonly source?: PictureSource | undefined
  readonly focusKey?: string | undefined
  /** Opens what there is to know of it; without, it is only looked at. */
  readonly onPress?: (() => void) | undefined
}

/** A large square picture with its title: its place stands from the start, and a drawn mark stands in for a picture that does not come. */
export function Artwork({ title, note, tag, source, focusKey, onPress }: ArtworkProps): ReactElement {
  const { isLoading, url } = usePicture(source)
  const [broken, setBroken] = useState<string>()
  const isShown = url !== undefined && url !== broken
  const plate = (
    <span className={classNames(styles['plate'], isLoading && styles['loading'])}>
      {isShown && (
        <img
          className={styles['image']}
          src={url}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      )}
      {!isShown && !isLoading && <DrawnPlate name={title} />}
      {tag !== undefined && <span className={styles['tag']}>{tag}</span>}
    </span>
  )
  const words = (
    <>
      <span className={styles['title']} title={title} dir="auto">
        {title}
      </span>
      {note !== undefined && (
        <span className={styles['note']} title={note} dir="auto">
          {note}
        </span>
      )}
    </>
  )
  if (onPress === undefined) {
    return (
      <figure className={styles['artwork']}>
        {plate}
        <figcaption className={styles['words']}>{words}</figcaption>
      </figure>
    )
  }
  return (
    <button type="button" className={classNames(styles['artwork'], styles['press'])} data-key={focusKey} onClick={onPress}>
      {plate}
      <span className={styles['words']}>{words}</span>
    </button>
  )
}
