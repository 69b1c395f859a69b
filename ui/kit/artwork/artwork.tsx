import { useState } from 'react'
import type { ReactElement } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import type { PictureSource } from '../picture/image-store.js'
import { monogram } from '../picture/monogram.js'
import { usePicture } from '../picture/use-picture.js'
import { styles } from './artwork.module.css'

export interface ArtworkProps {
  readonly title: string
  /** The group that it belongs to, such as a collection. */
  readonly note?: string | undefined
  readonly tag?: Content
  readonly source?: PictureSource | undefined
}

/** A large square picture with its title: its place stands from the start, and a letter stands in for a picture that does not come. */
export function Artwork({ title, note, tag, source }: ArtworkProps): ReactElement {
  const { isLoading, url } = usePicture(source)
  const [broken, setBroken] = useState<string>()
  const isShown = url !== undefined && url !== broken
  return (
    <figure className={styles['artwork']}>
      <div className={classNames(styles['plate'], isLoading && styles['loading'])}>
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
        {!isShown && !isLoading && (
          <span className={styles['letter']} aria-hidden="true">
            {monogram(title)}
          </span>
        )}
        {tag !== undefined && <span className={styles['tag']}>{tag}</span>}
      </div>
      <figcaption className={styles['words']}>
        <span className={styles['title']} title={title} dir="auto">
          {title}
        </span>
        {note !== undefined && (
          <span className={styles['note']} title={note} dir="auto">
            {note}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
