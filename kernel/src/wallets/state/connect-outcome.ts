import type { Session } from '../contract/connection.js'
import type { BillfoldError } from '../../core/errors/billfold-error.js'

/** How connecting ended. A refusal by the person and a cancel are outcomes of their own and never errors. */
export type ConnectOutcome =
  | { readonly status: 'connected'; readonly session: Session }
  | { readonly status: 'refused' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly error: BillfoldError }
