import type { KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import type { ThemeMode, ThemeVariables } from '@billfold/ui/styles'

// Not by way of the kit: a page without React has no types for it.
import type { Catalogue } from '../../../kit/locale/catalogue.js'

/**
 * When the modal's code is loaded before the click: that of the first view when a button is seen and the page is idle, and the rest when
 * somebody is about to click; all of it then, or when the page is idle; or none.
 */
export type Warmth = 'visible' | 'intent' | 'idle' | 'off'

/** Options of `createBillfold`: all of the kernel's, and those of the modal in its page. */
export interface BillfoldOptions extends KernelOptionsInput {
  /** Chains, connectors and features: each a manifest, whose code arrives when it is used. */
  readonly plugins?: readonly PluginManifest[]
  /** Absent: dark. */
  readonly theme?: ThemeMode
  /** CSS values for the theme's variables. The same names work as CSS variables of the page. */
  readonly variables?: ThemeVariables
  /** Absent: the page's language, else the browser's. */
  readonly locale?: string
  /** The host's own texts in place of ours, by message set and key. */
  readonly messages?: Readonly<Record<string, Catalogue>>
  /** Where our element goes, asked for again whenever it is needed. Absent: the end of the body. */
  readonly container?: () => Element | null | undefined
  /** Absent: `visible`. A visitor who saves data is never sent anything before the click. */
  readonly warm?: Warmth
}
