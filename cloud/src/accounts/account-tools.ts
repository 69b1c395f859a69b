import type { CloudContext } from '../context.js'
import type { AccountsConfig } from '../config/accounts-config.js'
import type { Mailer } from './mail/mailer.js'
import type { ShareBox } from './shares/share-box.js'
import type { UnlockKeys } from './shares/unlock-keys.js'
import type { AccessTokens } from './tokens/access-tokens.js'
import type { Proofs } from './tokens/proofs.js'
import type { TokenKeys } from './tokens/token-keys.js'

/** What the routes of accounts share. */
export interface AccountTools extends Pick<CloudContext, 'config' | 'database' | 'now' | 'log' | 'countCall' | 'findProject' | 'baseUrl'> {
  readonly accounts: AccountsConfig
  readonly keys: TokenKeys
  readonly access: AccessTokens
  readonly proofs: Proofs
  readonly shares: ShareBox
  readonly unlocks: UnlockKeys
  readonly mailer: Mailer
  /** Where the secure site is found, without a slash at the end. */
  readonly siteUrl: () => string
  /** Counts what happens. */
  readonly tell: CloudContext['observe']['accounted']
  /** Ends when the cloud stops: nothing waits any longer then. */
  readonly stopping: AbortSignal
}
