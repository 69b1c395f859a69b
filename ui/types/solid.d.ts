/** Our elements in JSX of Solid: `export type {} from '@billfold/ui/types/solid'`. */
import type { BillfoldElement, BillfoldElementEvents } from '@billfold/ui'
import type { JSX as SolidJsx } from 'solid-js'

import type { ElementAttributes, ElementProperties } from './attributes.js'

type Set<Prefix extends string, T> = { [Name in keyof T & string as `${Prefix}:${Name}`]?: T[Name] }
type Listeners = { 'on:billfold-state'?: (event: BillfoldElementEvents['billfold-state']) => void }

type Elements = {
  [Name in keyof ElementAttributes]: SolidJsx.HTMLAttributes<BillfoldElement> &
    ElementAttributes[Name] &
    Set<'attr', ElementAttributes[Name]> &
    Set<'prop', ElementProperties> &
    Listeners
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
