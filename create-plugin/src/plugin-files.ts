import type { Kind } from './answers.js'
import { type Example, type Examples, type PluginFile, readExamples } from './examples.js'
import { type NameForms, nameForms } from './name-forms.js'

export interface PluginFilesOptions {
  readonly kind: Kind
  readonly name: string
  /** Of the packages that it stands on. */
  readonly version: string
}

/** Names that the examples carry. Each has two words, so that all its forms differ: `sea-moss`, `seaMoss`, `SeaMoss`, `Sea moss`, `seamoss`. */
export const exampleNames: Readonly<Record<Kind, string>> = { chain: 'sea-moss', connector: 'oak-leaf', feature: 'note-pad' }

/** Every file of a new plugin: the example of its kind under the new name, and what stands around it. */
export function pluginFiles({ kind, name, version }: PluginFilesOptions): readonly PluginFile[] {
  const { kinds, around, versions } = readExamples()
  const example = kinds[kind]
  const rename = renamer(example, { from: nameForms(exampleNames[kind]), to: nameForms(name) })
  const fill = (text: string): string => text.replaceAll('__name__', name).replaceAll('__title__', nameForms(name).title)
  const texts = new Map(example.files.map(({ path, text }) => [rename(path), rename(text)]))
  for (const { path, text } of around) texts.set(path, `${texts.get(path) ?? ''}${fill(text)}`)
  texts.set('package.json', packageJson({ text: texts.get('package.json') ?? '{}', example, versions, version }))
  return [...texts].map(([path, text]) => ({ path, text }))
}

interface Renaming {
  readonly from: NameForms
  readonly to: NameForms
}

/** Makes a function that puts the new name, in each form, in the place of the example's. */
function renamer({ name }: Example, { from, to }: Renaming): (text: string) => string {
  const forms = new Map([
    [name, `billfold-${to.kebab}`],
    ...(['kebab', 'camel', 'Pascal', 'title', 'joined'] as const).map((form) => [from[form], to[form]] as const),
  ])
  const pattern = new RegExp([...forms.keys()].join('|'), 'g')
  return (text) => text.replaceAll(pattern, (found) => forms.get(found) ?? found)
}

type Dependencies = Readonly<Record<string, string>>

interface PackageJson {
  readonly license: string
  readonly devDependencies: Dependencies
}

interface PackageJsonParts {
  readonly text: string
  readonly example: Example
  readonly versions: Examples['versions']
  readonly version: string
}

/**
 * Writes the package.json: the entries and dependencies of the example, with versions that a registry knows. The packages of Billfold are those
 * of the host: two kernels in one page would not know each other's names.
 */
function packageJson({ text, example, versions, version }: PackageJsonParts): string {
  const around = JSON.parse(text) as PackageJson
  const ranges = (dependencies: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        range === 'workspace:*' ? `^${version}` : (versions[range]?.[name] ?? range),
      ]),
    )
  const exports = Object.entries(example.exports).flatMap(([entry, file]) => {
    const [, stem] = /^\.\/src\/(.+)\.ts$/.exec(file) ?? []
    return stem === undefined ? [] : [[entry, { types: `./dist/${stem}.d.ts`, default: `./dist/${stem}.js` }] as const]
  })
  const isOurs = ([name]: readonly [string, string]): boolean => name.startsWith('@billfold/')
  const needed = Object.entries(example.dependencies)
  const peers = Object.fromEntries(needed.filter(isOurs))
  const further = Object.entries(around.devDependencies).filter(([name]) => !Object.hasOwn(example.dependencies, name))
  const made = {
    ...around,
    license: process.env['npm_config_init_license'] ?? around.license,
    exports: Object.fromEntries(exports),
    dependencies: ranges(Object.fromEntries(needed.filter((each) => !isOurs(each)))),
    peerDependencies: ranges(peers),
    devDependencies: ranges({ ...peers, ...Object.fromEntries(further) }),
  }
  return `${JSON.stringify(made, undefined, 2)}\n`
}
