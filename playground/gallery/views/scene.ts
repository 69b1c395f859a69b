import type { Kernel, KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import type { FakeConnector, FakeFetch } from '@billfold/test/fakes'

/** A small world around a view: what the app configured, which wallets there are, and what happens before one looks. */
export interface Scene {
  readonly options?: Partial<KernelOptionsInput>
  readonly plugins?: readonly PluginManifest[]
  readonly wallets?: readonly FakeConnector[]
  readonly isMobile?: boolean
  readonly isOffline?: boolean
  /** Keeps a view that would go on by itself after a moment, such as one that says that it worked. */
  readonly stays?: boolean
  /** What the services answer that the options name. */
  readonly serve?: (fetch: FakeFetch) => unknown
  /** Goes to the view, by what a person or an app would do. */
  readonly play: (kernel: Kernel) => unknown
  /** What happens once the view stands: a press, or a text that is typed. */
  readonly after?: (card: HTMLElement) => unknown
}
