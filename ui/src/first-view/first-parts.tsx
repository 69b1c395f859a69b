import { ListFrame } from '../../kit/list/list-frame.js'
import { PictureFrame } from '../../kit/picture/picture-frame.js'
import { RowFrame } from '../../kit/row/row-frame.js'
import type { PictureProps, RowProps } from '@billfold/ui/kit'
import type { ReactElement, ReactNode } from 'react'

import type { ConnectParts, EntryProps } from '../views/connect-parts.js'
import type { FirstPictures } from './first-pictures.js'

/** The parts of the view without a state of their own. */
export function firstParts(pictures: FirstPictures): ConnectParts {
  return { List: ListFrame, Row, Entry, Picture: (props) => firstPicture(props, pictures) }
}

function Row(props: RowProps): ReactElement {
  return <RowFrame {...props} reasonId="" />
}

/** A picture, where it is at hand. */
export function firstPicture({ source, ...props }: PictureProps, pictures: FirstPictures): ReactElement {
  const url = source && pictures.url(source)
  return <PictureFrame {...props} url={url} isLoading={source !== undefined && url === undefined} />
}

/** An entry that throws is left out, as the view leaves it out. */
function Entry({ entry, children }: EntryProps): ReactNode {
  try {
    return children(entry)
  } catch {
    // The view says whose fault it was.
    return undefined
  }
}
