import type { AlertCode } from '../../product/alerts/alert-texts.js'
import type { ViewArguments, ViewName } from '../../core/open.js'

/** What the chains ask of the modal. */
export interface ModalPort {
  /** The view that stands; undefined while the modal is closed. */
  view(): ViewName | undefined
  /** Shows a view on top, and opens the modal for it when it is closed. */
  show<K extends ViewName>(view: K, ...args: ViewArguments<K>): void
  back(): void
  close(): void
  /** Tells the visitor about something that went wrong. */
  tell(message: string): void
  alert(code: AlertCode, detail?: unknown): void
}
