import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Kind } from './answers.js'
import { wordsOf } from './words-of.js'

/** One file of a plugin that is to be written. */
export interface PluginFile {
  readonly path: string
  readonly text: string
}

export interface PluginFilesOptions {
  readonly kind: Kind
  readonly name: string
  /** Of the packages that it stands on. */
  readonly version: string
}

/** Ends the name of a file that is only read here. */
const suffix = '.template'

/** What a kind depends on beside the kernel. */
const further: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  chain: {},
  connector: {},
  feature: { '@billfold/ui': 'own', mobx: '^7.1.3', valibot: '^1.5.0' },
}

/** What a kind offers to hosts beside manifest and contract: each is a file of its `src`. */
const entries: Readonly<Record<Kind, readonly string[]>> = { chain: ['networks'], connector: [], feature: [] }

/** Every file of a new plugin: what all kinds share, and what is the kind's own. */
export function pluginFiles({ kind, name, version }: PluginFilesOptions): readonly PluginFile[] {
  const words = fillings({ kind, name, version })
  const fill = (text: string): string => text.replaceAll(/__([A-Za-z]+)__/g, (whole, word: string) => words[word] ?? whole)
  return ['common', kind].flatMap((part) => {
    const folder = join(templates(), part)
    return filesIn(folder).map((file) => ({
      path: fill(relative(folder, file).split(sep).join('/').slice(0, -suffix.length)),
      text: fill(readFileSync(file, 'utf8')),
    }))
  })
}

/** The code of a kind, before anything is filled in. */
export function templateCode(kind: Kind): readonly string[] {
  const files = ['common', kind].flatMap((part) => filesIn(join(templates(), part)))
  return files.filter((file) => /\.tsx?\.template$/.test(file)).map((file) => readFileSync(file, 'utf8'))
}

/** Everything that is filled into a template. */
function fillings({ kind, name, version }: PluginFilesOptions): Readonly<Record<string, string>> {
  return {
    ...{ kind, name, version, ...wordsOf(name) },
    exports: entries[kind]
      .map((entry) => `,\n    "./${entry}": { "types": "./dist/${entry}.d.ts", "default": "./dist/${entry}.js" }`)
      .join(''),
    dependencies: Object.entries(further[kind])
      .map(([dependency, range]) => `,\n    ${JSON.stringify(dependency)}: ${JSON.stringify(range.replace('own', `^${version}`))}`)
      .join(''),
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Beside `src` in the repository, beside `dist` in the package. */
function templates(): string {
  const places = ['../templates', '../../templates'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error('The templates of create-billfold-plugin are missing. Install it again.')
  return found
}
