import type { ReactElement, ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'

import { textPieces } from '../locale/rich-text.js'

export interface RichTextProps {
  /** A message with `<tags>`, already said in the visitor's language. */
  readonly message: string
  /** The element that each tag becomes. A tag that is not named is plain text. */
  readonly tags: Readonly<Record<string, (text: string) => ReactNode>>
}

/** A message with links or emphasis in it, in the order the language needs. */
export function RichText({ message, tags }: RichTextProps): ReactElement {
  return (
    <>
      {textPieces(message).map(({ text, tag }, index) => (
        <Fragment key={index}>{tag !== undefined && Object.hasOwn(tags, tag) ? tags[tag]?.(text) : text}</Fragment>
      ))}
    </>
  )
}
