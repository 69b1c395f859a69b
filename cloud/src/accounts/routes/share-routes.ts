import * as v from 'valibot'

import type { Route } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { noteEvent } from '../events.js'
import { refuse } from '../refusals.js'
import { assertFresh, sessionRoute } from './account-route.js'

const share = v.pipe(v.string(), v.regex(/^[\w-]{16,2048}$/))
/** What a passkey sealed stands behind its id and a dot. */
const recoveryShare = v.pipe(v.string(), v.regex(/^[\w-]+(?:[.][\w-]+)?$/), v.minLength(16), v.maxLength(2048))
const given = v.object({
  auth: share,
  recovery: v.object({ kind: v.picklist(['automatic', 'passkey', 'code']), share: recoveryShare }),
  addresses: v.record(v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}$/)), v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/))),
})
const asked = v.object({ recover: v.optional(v.boolean(), false) })

/** The shares of keys that the cloud keeps: for a login of the last minutes only. */
export function shareRoutes(tools: AccountTools): readonly Route[] {
  const { queries } = tools.database
  return [
    sessionRoute(tools, 'PUT /accounts/v1/shares', given, async (call) => {
      assertFresh(call, tools)
      const { body, session, device } = call
      await keepAddresses(tools, session.account, body.addresses)
      await tools.shares.keep(session.account, session.thumbprint, body)
      await noteEvent(queries, {
        account: session.account,
        device,
        at: tools.now(),
        kind: 'keys-kept',
        details: { recovery: body.recovery.kind },
      })
      return { kept: true }
    }),
    sessionRoute(tools, 'POST /accounts/v1/shares', asked, async (call) => {
      assertFresh(call, tools)
      const { session, body, device } = call
      const shares = await tools.shares.give(session.account, session.thumbprint, { isLost: body.recover })
      const details = { kind: shares?.kind ?? 'none' }
      await noteEvent(queries, { account: session.account, device, at: tools.now(), kind: 'shares-given', details })
      return { shares }
    }),
  ]
}

/** The first keys say which addresses an account has; later splits are of the same keys. */
async function keepAddresses({ database }: AccountTools, account: string, addresses: Readonly<Record<string, string>>): Promise<void> {
  const first = await database.queries
    .updateTable('accounts')
    .set({ addresses: JSON.stringify(addresses) })
    .where('id', '=', account)
    .where('addresses', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (first !== undefined) return
  const row = await database.queries.selectFrom('accounts').select('addresses').where('id', '=', account).executeTakeFirst()
  const known = Object.entries(row?.addresses ?? {})
  const isSame = known.length === Object.keys(addresses).length && known.every(([namespace, address]) => addresses[namespace] === address)
  if (!isSame) throw refuse('shares')
}
