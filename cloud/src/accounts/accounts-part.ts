import type { CloudContext } from '../context.js'
import type { CloudPart } from '../part.js'
import type { AccountTools } from './account-tools.js'
import { emailRoutes } from './email/email-routes.js'
import { updateEmailRoutes } from './email/update-email-routes.js'
import { farcasterRoutes } from './farcaster/farcaster-routes.js'
import { linkApp } from './link/link-app.js'
import { Mailer } from './mail/mailer.js'
import { openRoutes } from './routes/open-routes.js'
import { sessionRoutes } from './routes/session-routes.js'
import { shareRoutes } from './routes/share-routes.js'
import { keyHolders } from './shares/key-holders.js'
import { socialRoutes } from './social/social-routes.js'
import { ShareBox } from './shares/share-box.js'
import { UnlockKeys } from './shares/unlock-keys.js'
import { AccessTokens } from './tokens/access-tokens.js'
import { Proofs } from './tokens/proofs.js'
import { TokenKeys } from './tokens/token-keys.js'

/** People who log in by e-mail or at a provider; nothing where the configuration has no accounts. */
export function accountsPart(context: CloudContext): CloudPart {
  const { config, database, now, log, observe, baseUrl, siteUrl, countCall, findProject } = context
  const { accounts } = config
  if (accounts === undefined) return {}
  const keys = new TokenKeys(config.accountSecrets ?? [])
  const stopping = new AbortController()
  const mailer = new Mailer({ smtpUrl: config.smtpUrl ?? '', from: accounts.mailFrom, log })
  const holders = keyHolders(config)
  const tools: AccountTools = {
    ...{ config, database, now, log, baseUrl, siteUrl, countCall, findProject, accounts, keys, mailer },
    access: new AccessTokens({ keys, issuer: baseUrl, now }),
    proofs: new Proofs({ database, now, baseUrl }),
    shares: new ShareBox({ ...{ database, now, log }, holders }),
    unlocks: new UnlockKeys({ database, log, holder: holders.auth }),
    tell: observe.accounted,
    stopping: stopping.signal,
  }
  return {
    routes: [
      ...[...openRoutes(tools), ...emailRoutes(tools), ...updateEmailRoutes(tools), ...socialRoutes(tools)],
      ...[...farcasterRoutes(tools), ...sessionRoutes(tools), ...shareRoutes(tools)],
    ],
    app: linkApp(tools),
    stop: () => {
      stopping.abort()
      mailer.stop()
    },
  }
}
