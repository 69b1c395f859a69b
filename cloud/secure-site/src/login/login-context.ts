import type { Login } from '../accounts/shapes.js'
import type { CloudLine } from '../accounts/cloud-line.js'
import type { Wallet } from '../sessions/wallet.js'

/** What every way to log in works with. */
export interface LoginContext {
  readonly projectId: string
  readonly line: CloudLine
  readonly wallet: Wallet
  /** Takes over a login that the cloud has let in. */
  readonly enter: (login: Login) => Promise<void>
  /** The language of the person, and the look of the page, for mails. */
  readonly locale: () => string
  readonly theme: () => 'light' | 'dark'
  /** A login began: what is needed at its end may be had by then. */
  readonly began: () => void
}
