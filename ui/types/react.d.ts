/** Our elements in JSX of React: `export type {} from '@billfold/ui/types/react'`. */
import type { BillfoldElement } from '@billfold/ui'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { ElementAttributes, ElementProperties } from './attributes.js'

type Intrinsic = {
  [Name in keyof ElementAttributes]: DetailedHTMLProps<HTMLAttributes<BillfoldElement>, BillfoldElement> &
    ElementAttributes[Name] &
    ElementProperties & { class?: string | undefined }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
