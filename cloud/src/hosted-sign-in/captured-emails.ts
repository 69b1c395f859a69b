import type { SignInTools } from './sign-in-tools.js'

type CaptureTools = Pick<SignInTools, 'database' | 'now'>

/** How long it counts that an address was confirmed in a browser, in milliseconds. */
const captureLife = 180 * 24 * 3_600_000

export interface CaptureClaim {
  /** What the browser knows the confirmation by. */
  readonly id: string | undefined
  readonly project: string
  /** The account, as CAIP-10 has it. It counts on all networks of its family. */
  readonly account: string
}

/** Keeps that an address was confirmed for an account. */
export async function keepCapture(
  { database, now }: CaptureTools,
  { id, project, account }: CaptureClaim & { readonly id: string },
  email: string,
): Promise<void> {
  await database.queries.deleteFrom('captured_emails').where('expires_at', '<=', now()).execute()
  await database.queries
    .insertInto('captured_emails')
    .values({ id, project, account: addressIn(account), email, expires_at: now() + captureLife })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The address that was confirmed for an account in this browser. */
export async function readCapture(
  { database, now }: CaptureTools,
  { id, project, account }: CaptureClaim,
): Promise<{ readonly email: string } | undefined> {
  if (id === undefined) return undefined
  return database.queries
    .selectFrom('captured_emails')
    .select('email')
    .where('id', '=', id)
    .where('project', '=', project)
    .where('account', '=', addressIn(account))
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

/** The family and the address of an account. */
function addressIn(account: string): string {
  const [namespace, , address] = account.split(':')
  return `${namespace}:${address}`
}
