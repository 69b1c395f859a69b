import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Kind, kinds } from './answers.js'

/** A file of a plugin, with its path in the plugin's folder. */
export interface PluginFile {
  readonly path: string
  readonly text: string
}

/** An example plugin, and what its package.json says. */
export interface Example {
  readonly files: readonly PluginFile[]
  /** Its package, whose name a new plugin does not keep. */
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/** Everything that a new plugin is made of. */
export interface Examples {
  readonly kinds: Readonly<Record<Kind, Example>>
  /** Files that stand around the code of every kind: configuration, a page, CI. */
  readonly around: readonly PluginFile[]
  /** Versions by `catalog:` and package, as the workspace has them. */
  readonly versions: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Ends the names of the files in `around`, which no tool of the repository takes for its own. */
const suffix = '.template'

/** Reads the examples: in the repository where they stand, in the published package from the copy that its build has made. */
export function readExamples(): Examples {
  const own = ownFolder()
  const repository = join(own, '..')
  if (existsSync(join(repository, 'playground/examples'))) return collectExamples(repository)
  return JSON.parse(readFileSync(join(own, 'dist/examples.json'), 'utf8')) as Examples
}

/** Collects the examples from the repository. */
export function collectExamples(repository: string): Examples {
  const names = Object.keys(kinds) as readonly Kind[]
  const around = filesIn(join(repository, 'create-plugin/around')).filter(({ path }) => path.endsWith(suffix))
  return {
    kinds: Object.fromEntries(
      names.map((kind) => [kind, collectExample(join(repository, 'playground/examples', kind))]),
    ) as Examples['kinds'],
    around: around.map(({ path, text }) => ({ path: path.slice(0, -suffix.length), text })),
    versions: collectVersions(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')),
  }
}

/** The folder of this package. */
export function ownFolder(): string {
  const places = ['..', '../..'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(join(place, 'package.json')))
  if (found === undefined) throw new Error('The package.json of create-billfold-plugin is missing. Install it again.')
  return found
}

function collectExample(folder: string): Example {
  const { name, exports, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Omit<Example, 'files'>
  const files = filesIn(folder).filter(({ path }) => /^(README\.md$|src\/|playground\/)/.test(path))
  return { files, name, exports, dependencies }
}

function filesIn(folder: string): readonly PluginFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)/.test(relative(folder, entry.parentPath)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
}

/** Packages of which a page must have one copy: a plugin has the version that the kernel has. */
const singles: readonly string[] = ['mobx']

/** Reads the catalogs of a pnpm-workspace.yaml: `catalog:` with exact versions, which become ranges, and `catalogs:` by name. */
function collectVersions(workspace: string): Examples['versions'] {
  const exact = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1] ?? ''
  const shared = /^ {2}shared:\n((?: {4}.*\n)+)/m.exec(workspace)?.[1] ?? ''
  const rows = (text: string): readonly (readonly [string, string])[] =>
    [...text.matchAll(/^ +'?([^'\s]+?)'?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version])
  return {
    'catalog:': Object.fromEntries(rows(exact).map(([name, version]) => [name, singles.includes(name) ? version : `^${version}`])),
    'catalog:shared': Object.fromEntries(rows(shared)),
  }
}
