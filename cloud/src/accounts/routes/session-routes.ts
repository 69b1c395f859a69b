import * as v from 'valibot'

import type { Route } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { endSession, turnSession } from '../sessions.js'
import { assertFresh, noBody, provenRoute, sessionRoute } from './account-route.js'

const refresh = v.object({ refresh: v.pipe(v.string(), v.maxLength(200)) })
/** Events of a page. */
const eventsPerPage = 50

/** Sessions of a person, and what happened to the account. */
export function sessionRoutes(tools: AccountTools): readonly Route[] {
  const { queries } = tools.database
  return [
    provenRoute(tools, 'POST /accounts/v1/token', refresh, async ({ body, thumbprint }) => ({
      ...(await turnSession(tools, body.refresh, thumbprint)),
      now: tools.now(),
    })),
    sessionRoute(tools, 'GET /accounts/v1/sessions', noBody, async ({ session }) => {
      const rows = await openSessions(tools, session.account)
      const told = rows.map(({ id, device, provider, created_at, seen_at }) => ({
        ...{ id, device, provider, createdAt: created_at, seenAt: seen_at, isThis: id === session.id },
      }))
      const { email } = await queries
        .selectFrom('account_identities')
        .select('email')
        .where('account', '=', session.account)
        .executeTakeFirstOrThrow()
      return { email, sessions: told }
    }),
    sessionRoute(tools, 'DELETE /accounts/v1/sessions/{id}', noBody, async ({ session, parameters }) => {
      const found = (await openSessions(tools, session.account)).find(({ id }) => id === parameters['id'])
      if (found !== undefined) await endSession(tools, found, 'session-ended')
      return { ended: found === undefined ? 0 : 1 }
    }),
    sessionRoute(tools, 'DELETE /accounts/v1/sessions', noBody, async ({ session }) => {
      const others = (await openSessions(tools, session.account)).filter(({ id }) => id !== session.id)
      for (const other of others) await endSession(tools, other, 'session-ended')
      return { ended: others.length }
    }),
    sessionRoute(tools, 'POST /accounts/v1/logout', noBody, async ({ session }) => {
      await endSession(tools, session, 'logged-out')
      return { ended: 1 }
    }),
    sessionRoute(tools, 'GET /accounts/v1/audit', noBody, async ({ session, query }) => {
      const before = Number(query.get('before') ?? Number.NaN)
      const rows = await queries
        .selectFrom('account_events')
        .select(['at', 'kind', 'device', 'details'])
        .where('account', '=', session.account)
        .where('at', '<', Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(eventsPerPage)
        .execute()
      return { events: rows, next: rows.length < eventsPerPage ? null : rows.at(-1)?.at }
    }),
    sessionRoute(tools, 'DELETE /accounts/v1/account', noBody, async (call) => {
      assertFresh(call, tools)
      await queries.deleteFrom('accounts').where('id', '=', call.session.account).execute()
      tools.tell('deleted')
      return { deleted: true }
    }),
  ]
}

function openSessions({ database, now }: AccountTools, account: string) {
  return database.queries
    .selectFrom('account_sessions')
    .selectAll()
    .where('account', '=', account)
    .where('expires_at', '>', now())
    .orderBy('seen_at', 'desc')
    .execute()
}
