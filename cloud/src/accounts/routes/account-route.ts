import * as v from 'valibot'

import type { SessionRow } from '../../database/account-tables.js'
import { json } from '../../http/answer.js'
import type { Call } from '../../http/call.js'
import type { Route, RouteName } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { deviceName } from '../device-name.js'
import { refuse } from '../refusals.js'
import { findSession } from '../sessions.js'

/** A call of the secure site. */
export interface SiteCall<T> extends Pick<Call, 'header' | 'parameters' | 'query' | 'place' | 'signal'> {
  readonly body: T
  /** Which browser calls, in a few words. */
  readonly device: string
}

/** A call that a browser has signed. */
export interface ProvenCall<T> extends SiteCall<T> {
  /** Of the key of the browser. */
  readonly thumbprint: string
}

/** A call of somebody who is logged in. */
export interface SessionCall<T> extends ProvenCall<T> {
  readonly session: SessionRow
}

type Shape<T> = v.GenericSchema<unknown, T>

/** A body that nobody looks at. */
export const noBody: Shape<unknown> = v.unknown()

/** A route that the secure site alone may call. */
export function siteRoute<T>(
  tools: AccountTools,
  name: RouteName,
  shape: Shape<T>,
  answer: (call: SiteCall<T>) => Promise<unknown>,
): Route {
  return {
    name,
    access: 'anybody',
    answer: async (call) => {
      const origin = call.header('origin')
      if (origin !== undefined && origin !== tools.siteUrl()) throw refuse('origin')
      const body = v.safeParse(shape, call.body)
      if (!body.success) throw refuse('body')
      return json(await answer({ ...call, body: body.output, device: deviceName(call.header('user-agent')) }))
    },
  }
}

/** A route that asks for a proof of the key of the browser. */
export function provenRoute<T>(
  tools: AccountTools,
  name: RouteName,
  shape: Shape<T>,
  answer: (call: ProvenCall<T>) => Promise<unknown>,
): Route {
  return siteRoute(tools, name, shape, async (call) => {
    const { header, parameters } = call
    // Who is logged in may show it everywhere; then the proof is for that token too.
    const thumbprint = await tools.proofs.thumbprintOf({ route: name, parameters, header, access: shownToken(header) })
    return answer({ ...call, thumbprint })
  })
}

/** A route for who is logged in. */
export function sessionRoute<T>(
  tools: AccountTools,
  name: RouteName,
  shape: Shape<T>,
  answer: (call: SessionCall<T>) => Promise<unknown>,
): Route {
  return siteRoute(tools, name, shape, async (call) => {
    const { header, parameters } = call
    const access = shownToken(header)
    const bearer = access === undefined ? undefined : await tools.access.read(access)
    if (bearer === undefined) throw refuse('session')
    const thumbprint = await tools.proofs.thumbprintOf({ route: name, parameters, header, access })
    if (thumbprint !== bearer.thumbprint) throw refuse('proof')
    const session = await findSession(tools, bearer.session)
    if (session === undefined) throw refuse('session')
    return answer({ ...call, thumbprint, session })
  })
}

function shownToken(header: Call['header']): string | undefined {
  return /^DPoP (\S+)$/.exec(header('authorization') ?? '')?.[1]
}

/** A session whose login was a moment ago. */
export function assertFresh({ session }: Pick<SessionCall<unknown>, 'session'>, { now }: Pick<AccountTools, 'now'>): void {
  if (session.fresh_until <= now()) throw refuse('not-fresh')
}
