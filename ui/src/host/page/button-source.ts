import type { OpenRequest } from '@billfold/kernel'

import type { BillfoldSnapshot } from '../handle/snapshot.js'

/** What pressing a button asks for; undefined when whoever drew it has nothing to say. */
export type Opens = OpenRequest | undefined

/** A button in the page, and everything that it shows. */
export interface ButtonSource {
  /** What the host wrote. */
  readonly element: HTMLElement
  /** Our root in it, which wears the theme. */
  readonly root: HTMLElement
  readonly button: HTMLButtonElement
  readonly snapshot: BillfoldSnapshot
}
