import type { SpentKeys } from '@billfold/siwx-server'

import type { Mailer } from '../accounts/mail/mailer.js'
import type { TokenKeys } from '../accounts/tokens/token-keys.js'
import type { CloudContext } from '../context.js'
import type { SignInTokens } from './sign-in-tokens.js'

/** What the routes of the hosted sign-in share. */
export interface SignInTools extends Pick<CloudContext, 'config' | 'database' | 'now' | 'log' | 'countCall' | 'baseUrl'> {
  readonly keys: TokenKeys
  readonly tokens: SignInTokens
  /** Nonces that were used, and sessions that were ended. */
  readonly spent: SpentKeys
  /** Sends codes; undefined where nobody is named whom mails are from. */
  readonly mailer: Mailer | undefined
  /** Counts what happens. */
  readonly tell: CloudContext['observe']['accounted']
}
