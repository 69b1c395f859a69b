import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** The folders that hold a package, as the workspace names them. */
export function packageFolders(): string[] {
  const [, list = ''] = /^packages:\n((?: {2}- .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  const places = [...list.matchAll(/- (.*)/g)].map(([, place = '']) => place)
  const folders = places.flatMap((place) => (place.endsWith('/*') ? childrenOf(place.slice(0, -2)) : [place]))
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).toSorted()
}

function childrenOf(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
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

/** Every file that `tsc -b` has looked at, by what it wrote down of each project. */
export function checkedFiles(): Set<string> {
  execFileSync('node_modules/.bin/tsc', ['-b'], { cwd: root })
  const listed = projects('tsconfig.json').flatMap((project) => {
    const buildInfo = buildInfoOf(project)
    return (readJson(buildInfo)['fileNames'] as string[]).map((file) => join(dirname(buildInfo), file))
  })
  return new Set(listed)
}

function projects(config: string): string[] {
  const { files, references = [] } = readJson(config) as { files?: string[]; references?: { path: string }[] }
  const referred = references.map(({ path }) => join(dirname(config), path.endsWith('.json') ? path : `${path}/tsconfig.json`))
  const isSolution = files?.length === 0
  return isSolution ? referred.map(normalize).flatMap(projects) : [config]
}

/** Where `tsc -b` puts what it knows of a project: where the project says, else beside its declarations. */
function buildInfoOf(project: string): string {
  const { tsBuildInfoFile, rootDir = '.', outDir = '.' } = pathsOf(project, dirname(project))
  return tsBuildInfoFile ?? join(outDir, relative(rootDir, project.replace(/\.json$/, '.tsbuildinfo')))
}

/** The paths among a project's options, also of what it extends, from the root of the repository. */
function pathsOf(config: string, configDir: string): Record<string, string> {
  const { extends: base, compilerOptions = {} } = readJson(config) as { extends?: string; compilerOptions?: Record<string, unknown> }
  const from = dirname(config)
  const paths = Object.entries(compilerOptions).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const placed = paths.map(([name, path]) => [
    name,
    path.startsWith('${configDir}') ? path.replace('${configDir}', configDir) : join(from, path),
  ])
  return { ...(base === undefined ? {} : pathsOf(join(from, base), configDir)), ...(Object.fromEntries(placed) as Record<string, string>) }
}
