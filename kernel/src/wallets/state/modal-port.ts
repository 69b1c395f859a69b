import type { ViewArguments, ViewName } from '../../core/open.js'

/** The alerts that the wallet core raises: a network that the app does not offer, a family that is not connected. */
export type WalletAlert = 'APKT001' | 'APKTW001'

/** The modal, as the wallet core uses it. */
export interface ModalPort {
  /** The view that stands; undefined while the modal is closed. */
  view(): ViewName | undefined
  /** Shows a view on top, and opens the modal for it when it is closed. */
  show<K extends ViewName>(view: K, ...args: ViewArguments<K>): void
  back(): void
  close(): void
  /** Tells the visitor about something that went wrong: a text of the kernel, or what was thrown. */
  tell(message: unknown): void
  alert(code: WalletAlert, detail?: unknown): void
}
