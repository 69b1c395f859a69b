import type { CallerOptions } from '../http/caller.js'
import type { DayFigures } from '../operations/day-figures.js'
import type { CloudPart } from '../part.js'
import type { CloudContext } from '../context.js'
import type { Relay } from '../relay/relay.js'
import { loadWallets } from '../wallet-api/load-wallets.js'
import { adminApp } from './admin-app.js'

export interface AdminParts {
  readonly relay: Relay
  readonly figures: DayFigures
  readonly addressOf: CallerOptions['addressOf']
}

/** The admin page; nothing without a secret. */
export async function adminPart(context: CloudContext, parts: AdminParts): Promise<CloudPart> {
  const { adminSecret } = context.config
  if (adminSecret === undefined) return {}
  return { app: adminApp({ ...parts, context, secret: adminSecret, wallets: await loadWallets(context.config) }) }
}
