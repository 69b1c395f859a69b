import * as v from 'valibot'

import { refuse } from '../accounts/refusals.js'
import { type Answer, json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import type { Route } from '../http/route.js'
import { bearerOf } from './bearer.js'
import { findProfile } from './profiles.js'
import type { SignInTools } from './sign-in-tools.js'

/** Letters that an app may keep beside an account. */
const mostMetadata = 4_096

const metadata = v.object({ metadata: v.nullable(v.record(v.string(), v.unknown())) })

/** What is known of who has signed in, and what the app keeps beside it. */
export function profileRoutes(tools: SignInTools): readonly Route[] {
  return [
    { name: 'GET /auth/v1/me', access: 'project', answer: (call) => answerMe(tools, call) },
    { name: 'PUT /auth/v1/account-metadata', access: 'project', answer: (call) => keepMetadata(tools, call) },
  ]
}

async function answerMe(tools: SignInTools, call: Call): Promise<Answer> {
  const session = await bearerOf(tools, call)
  if (call.query.get('includeAppKitAccount') === null) return json(session)
  const { projectUuid: project, caip2Network: chainId, address } = session
  const row = await findProfile(tools, { project, chainId, address })
  if (row === undefined) return json(session)
  const moment = (time: number): string => new Date(time).toISOString()
  return json({
    ...session,
    appKitAccount: {
      ...{ uuid: row.id, caip2_chain: row.chain, address: row.address, profile_uuid: row.profile, metadata: row.metadata },
      ...{ is_main_account: true, verification_status: 'verified', connection_method: row.method },
      ...{ created_at: moment(row.created_at), signed_up_at: moment(row.created_at) },
      ...{ last_signed_in_at: moment(row.signed_in_at), updated_at: moment(row.updated_at) },
    },
  })
}

async function keepMetadata(tools: SignInTools, call: Call): Promise<Answer> {
  const session = await bearerOf(tools, call)
  const read = v.safeParse(metadata, call.body)
  const text = read.success ? JSON.stringify(read.output.metadata) : ''
  if (!read.success || text.length > mostMetadata) throw refuse('body')
  await tools.database.queries
    .updateTable('sign_in_profiles')
    .set({ metadata: text, updated_at: tools.now() })
    .where('project', '=', session.projectUuid)
    .where('chain', '=', session.caip2Network)
    .where('address', '=', session.address)
    .execute()
  return json(null)
}
