import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

const homes = [
  'cloud',
  'kernel',
  'create-plugin',
  'migrate',
  'wallet-registry',
  'test',
  'ui',
  'playground',
  'plugins',
  'playground/examples',
]

/** The folders that hold a package. */
export function packageFolders(): string[] {
  const children = (home: string): string[] =>
    existsSync(join(root, home)) ? readdirSync(join(root, home)).map((name) => `${home}/${name}`) : []
  return [...new Set([...homes, ...homes.flatMap(children)])].filter((folder) => existsSync(join(root, folder, 'package.json'))).toSorted()
}

/** A JSON file of the repository. */
export function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>
}

/** Every TypeScript file that people write. */
export function sourceFiles(): string[] {
  return writtenFiles(/\.tsx?$/)
}

/** Every text for people. */
export function documents(): string[] {
  return writtenFiles(/\.md$/)
}

function writtenFiles(name: RegExp): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return ['node_modules', 'dist', 'reports', '.git'].includes(entry.name) ? [] : walk(path)
      return name.test(entry.name) ? [path] : []
    })
  return walk('.')
}

/** Every file that `tsc -b` looks at. */
export function checkedFiles(): Set<string> {
  const listed = projects('tsconfig.json').flatMap((project) =>
    execFileSync('node_modules/.bin/tsc', ['-p', project, '--listFilesOnly'], { cwd: root, encoding: 'utf8' }).trim().split('\n'),
  )
  return new Set(listed.map((path) => relative(root, path)))
}

function projects(config: string): string[] {
  const { files, references = [] } = readJson(config) as { files?: string[]; references?: { path: string }[] }
  const referred = references.map(({ path }) => join(dirname(config), path.endsWith('.json') ? path : `${path}/tsconfig.json`))
  const isSolution = files?.length === 0
  return isSolution ? referred.map(normalize).flatMap(projects) : [config]
}
