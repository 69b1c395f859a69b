/** Our elements in templates of Vue: `export type {} from '@billfold/ui/types/vue'`. */
import type { BillfoldElementEvents } from '@billfold/ui'
import type { DefineComponent, HTMLAttributes } from 'vue'

import type { ElementAttributes, ElementProperties } from './attributes.js'

type Listeners = { onBillfoldState?: (event: BillfoldElementEvents['billfold-state']) => void }

type Components = {
  [Name in keyof ElementAttributes]: DefineComponent<HTMLAttributes & ElementAttributes[Name] & ElementProperties & Listeners>
}

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
