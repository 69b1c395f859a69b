import { randomInt } from 'node:crypto'

import type { AccountTools } from '../account-tools.js'
import { noteEvent } from '../events.js'
import { type OpenFlow, finishFlow } from '../login-flows.js'
import { type RefusalName, refuse } from '../refusals.js'
import type { TokenKeys } from '../tokens/token-keys.js'

/** How long a code is good in milliseconds, and how often it may be tried. */
export const codeRules = { lifetime: 1_200_000, tries: 5 } as const

export function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is kept of a code: who takes the database alone cannot try all of them. */
export function codeDigest(keys: TokenKeys, flow: string, code: string): string {
  return keys.mac(textOf(flow, code))
}

type CodeTools = Pick<AccountTools, 'database' | 'keys' | 'now' | 'tell'>

/** Ends the wait for a code with the right one. Throws a refusal for any other, for the second use, and when its time is over. */
export async function takeCode(tools: CodeTools, flow: OpenFlow, code: string): Promise<void> {
  const { keys, database, now } = tools
  const digest = flow.code_digest
  if (flow.step === 'done') throw refused(tools, 'code-used')
  if (flow.step !== 'code' || digest === null) throw refuse('flow')
  if (now() >= (flow.code_until ?? 0)) throw refused(tools, 'code-expired')
  const counted = await database.queries
    .updateTable('login_flows')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', flow.id)
    .where('code_digest', '=', digest)
    .where('tries', '<', codeRules.tries)
    .returning('tries')
    .executeTakeFirst()
  if (counted === undefined) throw refused(tools, 'code-locked')
  if (!keys.isMac(digest, textOf(flow.id, code))) {
    const triesLeft = codeRules.tries - counted.tries
    if (triesLeft > 0) throw refused(tools, 'code-wrong', { triesLeft })
    await tellOwner(tools, flow)
    throw refused(tools, 'code-locked')
  }
  if (!(await finishFlow(tools, flow))) throw refused(tools, 'code-used')
}

function textOf(flow: string, code: string): string {
  return `code ${flow} ${code}`
}

function refused({ tell }: CodeTools, name: RefusalName, more?: Readonly<Record<string, unknown>>): Error {
  tell('code-refused')
  return refuse(name, more)
}

/** Whoever owns the address can read that somebody tried. */
async function tellOwner({ database, now }: CodeTools, { project, email, details }: OpenFlow): Promise<void> {
  const owner = await database.queries
    .selectFrom('account_identities')
    .select('account')
    .where('project', '=', project)
    .where('provider', '=', 'email')
    .where('subject', '=', email ?? '')
    .executeTakeFirst()
  if (owner === undefined) return
  await noteEvent(database.queries, { account: owner.account, at: now(), kind: 'code-locked', device: details['device'] ?? '' })
}
