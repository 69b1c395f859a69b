import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Whom PostgreSQL runs as. */
export interface SystemUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses root: of these, the first that the system has. Nothing is created. */
const usual = ['postgres', 'nobody'] as const

/** The user to run PostgreSQL as; undefined for whoever runs the cloud, unless that is root. */
export async function postgresUser(wanted: string | undefined): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of wanted === undefined ? usual : [wanted]) {
    const user = await lookUp(name)
    if (user !== undefined) return user
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no system user ${wanted ?? usual.join(' or ')}. Start the cloud as another user, or name one as databaseUser.`,
  )
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const id = async (which: '-u' | '-g'): Promise<number> => Number((await promisify(execFile)('id', [which, name])).stdout)
  try {
    return { name, uid: await id('-u'), gid: await id('-g') }
  } catch {
    // `id` fails for a name that there is not.
    return undefined
  }
}
