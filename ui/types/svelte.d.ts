/** Our elements in templates of Svelte: `export type {} from '@billfold/ui/types/svelte'`. */
import type { BillfoldElement, BillfoldElementEvents } from '@billfold/ui'
import type { HTMLAttributes } from 'svelte/elements'

import type { ElementAttributes, ElementProperties } from './attributes.js'

type Listeners = { 'onbillfold-state'?: (event: BillfoldElementEvents['billfold-state']) => void }

type Elements = {
  [Name in keyof ElementAttributes]: HTMLAttributes<BillfoldElement> & ElementAttributes[Name] & ElementProperties & Listeners
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
