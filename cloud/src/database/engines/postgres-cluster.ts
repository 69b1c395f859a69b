import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { hasData } from './data-version.js'
import { spawnGuarded } from './guarded-program.js'
import { type PostgresPrograms, findPostgres, postgresEnvironment } from './postgres-programs.js'
import { type SystemUser, postgresUser } from './postgres-user.js'

/** The files of a PostgreSQL of our own, and the means to start it on them. */
export interface PostgresCluster {
  readonly programs: PostgresPrograms
  readonly environment: NodeJS.ProcessEnv
  readonly user: SystemUser | undefined
  readonly files: string
  readonly password: string
}

export interface ClusterOptions {
  readonly folder: string
  /** True for what need not survive the machine: nothing waits for the disk. */
  readonly isTemporary: boolean
  readonly databaseUser?: string | undefined
}

/** The owner of everything in the database. */
export const clusterOwner = 'billfold'

/** The files in a folder, made when there are none. */
export async function openCluster({ folder, isTemporary, databaseUser }: ClusterOptions): Promise<PostgresCluster> {
  const files = join(folder, 'postgres')
  const isMade = await hasData(files)
  const programs = await findPostgres()
  const user = await postgresUser(databaseUser)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user !== undefined) {
    await chown(folder, user.uid, user.gid)
    await assertReach(user, [folder, programs.initdb])
  }
  const environment = await postgresEnvironment(programs, folder)
  // Whoever runs the server removes a temporary folder.
  if (user !== undefined) await chown(join(folder, 'libraries'), user.uid, user.gid)
  const cluster = { programs, environment, user, files }
  if (!isMade) await initialise(cluster, { folder, isTemporary })
  return { ...cluster, password: await readFile(passwordFile(folder), 'utf8') }
}

/** The file in a folder with the password of its owner. */
export const passwordFile = (folder: string): string => join(folder, 'password')

/** Makes the files beside their place, so that what is in it is whole. */
async function initialise(
  { programs, environment, user, files }: Omit<PostgresCluster, 'password'>,
  { folder, isTemporary }: Pick<ClusterOptions, 'folder' | 'isTemporary'>,
): Promise<void> {
  const fresh = `${files}.new`
  await rm(fresh, { recursive: true, force: true })
  await writeFile(passwordFile(folder), randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user !== undefined) await chown(passwordFile(folder), user.uid, user.gid)
  const words = [
    '-D',
    fresh,
    '-U',
    clusterOwner,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile(folder)}`,
    '--encoding=UTF8',
    '--no-locale',
  ]
  const made = spawnGuarded({
    program: programs.initdb,
    arguments: isTemporary ? [...words, '--no-sync'] : words,
    environment,
    user,
    temporaryFolder: isTemporary ? folder : undefined,
  })
  let said = ''
  made.stderr?.setEncoding('utf8').on('data', (piece: string) => (said = `${said}${piece}`.slice(0, 4_000)))
  const [code] = (await once(made, 'close')) as [number | null]
  if (code !== 0) {
    const [reason] = said.trim().split('\n')
    throw new Error(`PostgreSQL could not make its files in ${folder}${user === undefined ? '' : ` as ${user.name}`}: ${reason}`)
  }
  await rename(fresh, files)
}

/** A folder above that is for root alone keeps every other user out. */
async function assertReach(user: SystemUser, paths: readonly string[]): Promise<void> {
  const { uid, gid } = user
  for (const path of paths) {
    await promisify(execFile)('/bin/sh', ['-c', 'test -x "$0"', path], { uid, gid, cwd: '/' }).catch((cause: unknown) => {
      throw new Error(
        `PostgreSQL does not run as root, and the user ${user.name} cannot reach ${path}: put it where others may look, or start the cloud as another user.`,
        { cause },
      )
    })
  }
}
