import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A framework that names are written for: what stands around them. */
export interface Framework {
  /** Its package, below `ui/`. */
  readonly folder: string
  /** The type that it hands out a value of a type in. */
  result(type: string): string
  /** The import of that type, where it is another package's. */
  readonly imports: readonly string[]
  /** The same, where it is its own. */
  readonly typeImport?: string
}

interface Row {
  readonly words: string
  /** Such as `useSend`. */
  readonly name: string
  /** The row or reader that it stands for. */
  readonly source: string
}

const folder = fileURLToPath(new URL('../src/', import.meta.url))
const rowsIn = (file: string, pattern: RegExp): readonly Row[] =>
  [...readFileSync(folder + file, 'utf8').matchAll(pattern)].map(([, words = '', source = '', name = '']) => ({
    words,
    source,
    name: `use${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  }))

/** The rows of plugins. */
export const featureRows: readonly Row[] = rowsIn('features.ts', /\/\*\* (.+) \*\/\nexport const ((\w+)Feature):/g)
/** The rows of the handle itself. */
export const partRows: readonly Row[] = rowsIn('parts.ts', /\/\*\* (.+) \*\/\nexport function (read(\w+))\(/g)

const head = '// Written from the table of @billfold/headless by `npm run unit -- ui/headless -u`: change it there.'

/** The file of a framework with a function for each row that a plugin has. */
export function writeFeatureHooks(framework: Framework): string {
  const functions = featureRows.map(({ words, name, source }) =>
    writeFunction({
      ...{ words, name, given: ['billfold: Billfold'] },
      ...{ result: framework.result(`StateOf<typeof ${source}>`), body: `useFeature(billfold, ${source})` },
    }),
  )
  return writeFile(framework, { type: 'StateOf', rows: featureRows, used: 'useFeature', functions })
}

/** The file of a framework with a function for each row of the handle itself. */
export function writePartHooks(framework: Framework): string {
  const functions = partRows.map(({ words, name, source }) =>
    writeFunction({
      ...{ words, name, given: ['billfold: Billfold', `...given: Given<typeof ${source}>`] },
      ...{ result: framework.result(`ReturnType<typeof ${source}>`), body: `usePart(billfold, ${source}, given)` },
    }),
  )
  return writeFile(framework, { type: 'Given', rows: partRows, used: 'usePart', functions })
}

interface FileParts {
  readonly type: string
  readonly rows: readonly Row[]
  readonly used: string
  readonly functions: readonly string[]
}

function writeFile({ imports, typeImport }: Framework, { type, rows, used, functions }: FileParts): string {
  const names = [`type ${type}`, ...rows.map(({ source }) => source)]
  const inLine = `import { ${names.join(', ')} } from '@billfold/headless'`
  const broken = `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@billfold/headless'`
  const own = `import { ${[typeImport, used].filter((name) => name !== undefined).join(', ')} } from './use-store.js'`
  const lines = [head, inLine.length <= width ? inLine : broken, "import type { Billfold } from '@billfold/ui'", ...imports, '', own]
  return [...lines, '', functions.join('\n')].join('\n')
}

interface FunctionParts {
  readonly words: string
  readonly name: string
  readonly given: readonly string[]
  readonly result: string
  readonly body: string
}

/** Writes it as the formatter does. */
function writeFunction({ words, name, given, result, body }: FunctionParts): string {
  const inLine = `export function ${name}(${given.join(', ')}): ${result} {`
  const broken = `export function ${name}(\n${given.map((each) => `  ${each},\n`).join('')}): ${result} {`.replace(/(\.{3}.*),\n/, '$1\n')
  return `/** ${words} */\n${inLine.length <= width ? inLine : broken}\n  return ${body}\n}\n`
}

const width = 140

/** The frameworks that have a package. */
export const frameworks: readonly Framework[] = [
  { folder: 'react', imports: [], result: (type) => type },
  { folder: 'vue', imports: ["import type { ShallowRef } from 'vue'"], result: (type) => `Readonly<ShallowRef<${type}>>` },
  { folder: 'svelte', imports: [], typeImport: 'type Readable', result: (type) => `Readable<${type}>` },
]
