import type { Account } from '../contract/account.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Grant, Session } from '../contract/connection.js'

/** A grant that has been read and checked: complete, plain, and of one family. */
export interface Binding {
  readonly session: Session
  /** The accounts as the wallet gave them, before their types were decided. */
  readonly granted: readonly Account[]
  /** False when the family has no network in its wallets: then the page chooses it. */
  readonly namesNetwork: boolean
  readonly supportsAllNetworks: boolean
  readonly approvedNetworkIds: readonly CaipNetworkId[] | undefined
  readonly watch: Grant['watch']
}
