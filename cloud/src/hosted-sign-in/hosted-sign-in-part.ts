import { sqlSpentKeys } from '@billfold/siwx-server'
import { CompiledQuery } from 'kysely'

import { Mailer } from '../accounts/mail/mailer.js'
import { TokenKeys } from '../accounts/tokens/token-keys.js'
import type { CloudContext } from '../context.js'
import type { CloudPart } from '../part.js'
import { captureRoutes } from './capture-routes.js'
import { profileRoutes } from './profile-routes.js'
import { signInRoutes } from './sign-in-routes.js'
import { SignInTokens } from './sign-in-tokens.js'
import type { SignInTools } from './sign-in-tools.js'

/** Signs people in by their wallets for apps without a backend of their own; nothing where the configuration does not say so. */
export function hostedSignInPart(context: CloudContext): CloudPart {
  const { config, database, now, log, observe, baseUrl, countCall } = context
  if (config.signIn === undefined) return {}
  const keys = new TokenKeys(config.accountSecrets ?? [])
  const from = config.signIn.mailFrom ?? config.accounts?.mailFrom
  const run = async (statement: string, values: readonly unknown[]): Promise<readonly object[]> =>
    (await database.queries.executeQuery<object>(CompiledQuery.raw(statement, [...values]))).rows
  const tools: SignInTools = {
    ...{ config, database, now, log, baseUrl, countCall, keys, tell: observe.accounted },
    tokens: new SignInTokens({ keys, issuer: baseUrl, now, life: config.signIn.sessionHours * 3_600_000 }),
    spent: sqlSpentKeys(run, now),
    mailer: from === undefined ? undefined : new Mailer({ smtpUrl: config.smtpUrl ?? '', from, log }),
  }
  return {
    routes: [...signInRoutes(tools), ...profileRoutes(tools), ...captureRoutes(tools)],
    stop: () => tools.mailer?.stop(),
  }
}
