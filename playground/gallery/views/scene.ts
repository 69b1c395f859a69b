import type { ClockPort, Kernel, KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import type { FakeConnector, FakeFetch } from '@billfold/test/fakes'

/** A small world around a view: what the app configured, which wallets there are, and what happens before one looks. */
export interface Scene {
  readonly options?: Partial<KernelOptionsInput>
  readonly plugins?: readonly PluginManifest[]
  readonly wallets?: readonly FakeConnector[]
  readonly isMobile?: boolean
  /** What stands on the window, by name, such as what opens another one. */
  readonly globals?: Readonly<Record<string, unknown>>
  readonly isOffline?: boolean
  /** Where the visitor is. */
  readonly timeZone?: string
  /** Keeps a view that would go on by itself after a moment, such as one that says that it worked. */
  readonly stays?: boolean
  /** Time as the kernel has it; without one that of the browser. */
  readonly clock?: ClockPort
  /** What the services answer that the options name. */
  readonly serve?: (fetch: FakeFetch) => unknown
  /** Goes to the view, by what a person or an app would do. */
  readonly play: (kernel: Kernel) => unknown
  /** What happens once the view stands: a press, or a text that is typed. */
  readonly after?: (card: HTMLElement) => unknown
}
