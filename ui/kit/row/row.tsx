import { useId } from 'react'
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'

import type { Content } from '../content.js'
import { RowFrame } from './row-frame.js'

export interface RowProps {
  readonly title: ReactNode
  /** Title and subtitle take further lines where there is little room, for words that must all be read. */
  readonly wraps?: boolean | undefined
  readonly subtitle?: Content
  /** A picture of 40 px. */
  readonly icon?: Content
  readonly tag?: Content
  /** The part at the end: an amount, an icon, a time. */
  readonly trailing?: Content
  /** True in the row of what is in use; makes a row of choices. */
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled; it stands in the subtitle's place. */
  readonly reason?: Content
  /** Leaves the modal for this address. */
  readonly href?: string | undefined
  readonly focusKey?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Told when the pointer or the focus arrives: a chance to load what the press will need. */
  readonly onIntent?: (() => void) | undefined
}

/** One line of a list: to press, to follow, or only to read. */
export function Row(props: RowProps): ReactElement {
  return <RowFrame {...props} reasonId={useId()} />
}
