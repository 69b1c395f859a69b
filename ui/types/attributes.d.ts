import type { Billfold, BillfoldElement, BillfoldElementEvents } from '@billfold/ui'

/** Attributes of all buttons of ours. */
export interface ButtonAttributes {
  label?: string | undefined
  'loading-label'?: string | undefined
  namespace?: string | undefined
  balance?: 'hide' | 'show' | undefined
  'chars-start'?: number | string | undefined
  'chars-end'?: number | string | undefined
  disabled?: boolean | '' | undefined
}

/** Properties of all elements of ours. */
export interface ElementProperties {
  billfold?: Billfold | undefined
}

/** Our elements by their names, with what each takes in markup. */
export interface ElementAttributes {
  'billfold-button': ButtonAttributes
  'billfold-connect-button': ButtonAttributes
  'billfold-account-button': ButtonAttributes
  'billfold-network-button': ButtonAttributes
  'billfold-modal': object
}

declare global {
  interface HTMLElementTagNameMap extends Record<keyof ElementAttributes, BillfoldElement> {}
  interface HTMLElementEventMap extends BillfoldElementEvents {}
}
