import { refuse } from '../accounts/refusals.js'
import type { Call } from '../http/call.js'
import type { ReadSession } from './sign-in-tokens.js'
import type { SignInTools } from './sign-in-tools.js'

/** The session that a call shows. Throws a refusal for one that is over, was ended, or is of another project. */
export async function bearerOf(
  { tokens, spent }: SignInTools,
  { header, project }: Pick<Call, 'header' | 'project'>,
): Promise<ReadSession> {
  const token = /^Bearer (\S+)$/.exec(header('authorization') ?? '')?.[1]
  const session = token === undefined ? undefined : await tokens.readSession(token)
  if (session === undefined || session.projectUuid !== project?.id) throw refuse('session')
  if (await spent.has(`session:${session.jti}`)) throw refuse('session')
  return session
}
