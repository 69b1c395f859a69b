import type { Session } from '../src/wallets/contract/connection.js'
import { operationFailure } from './operation-failures.js'

/**
 * Throws when nobody can sign for the account of a session, or when its wallet has moved to another account meanwhile: a wallet signs with
 * the account that it is on, whatever the page shows. A session of another wallet is left alone.
 */
export function confirmAccount({ connector, account: { address } }: Session, current: Session | undefined): void {
  if (connector.isViewOnly === true) throw operationFailure('wallet/view-only', { address })
  if (current === undefined || current.connector !== connector || current.account.address === address) return
  throw operationFailure('wallet/account-changed', { wallet: connector.name, address })
}
