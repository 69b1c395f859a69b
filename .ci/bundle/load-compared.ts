import { createHash } from 'node:crypto'

import type { Plugin, Rolldown } from 'vite'

import { languages, moreLanguages } from '../../ui/kit/locale/languages.js'
import { isRuntime, withRuntime } from './with-runtime.js'

/**
 * Has every `import()` of a file of the build go through `loadPart`, which the first file exports, and writes lists of what that compares. The
 * hash of one list stands in the first file; it has those of every other file, but for texts of languages: a language has a list of its own.
 */
export function loadCompared(first: string): Plugin {
  return {
    name: 'billfold:load-compared',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const entry = chunks.find(({ fileName }) => fileName === first)
      if (entry === undefined) throw new Error(`There is no ${first}.`)
      putRuntimeInto(entry, chunks)
      if (entry.imports.length > 0) throw new Error(`${first} has to be one file, and imports ${entry.imports.join(', ')}`)
      const rewriting = { first, chunks, parse: (code: string): unknown => this.parse(code) }
      for (const chunk of chunks) chunk.code = throughLoadPart(chunk.code, rewriting)

      const later = chunks.filter((chunk) => chunk !== entry)
      const partOf = (chunk: Chunk): readonly [string, Part] => [
        chunk.fileName,
        { hash: hashOf(chunk.code), imports: importsOf(chunk, chunks).filter((file) => file !== first) },
      ]
      const write = (fileName: string, parts: readonly (readonly [string, Part])[]): readonly [string, Part] => {
        const source = `export const parts = ${JSON.stringify(Object.fromEntries(parts))}\n`
        this.emitFile({ type: 'asset', fileName, source })
        return [fileName, { hash: hashOf(source), imports: [] }]
      }
      const byList = groupBy(later, listOf)
      const texts = [...byList].flatMap(([file, found]) => (file === undefined ? [] : [write(file, found.map(partOf))]))
      const [list, { hash }] = write('parts.js', [...(byList.get(undefined) ?? []).map(partOf), ...texts])
      entry.code = entry.code.replaceAll('BILLFOLD_PARTS', () => JSON.stringify({ list, hash }))
    },
  }
}

type Chunk = Rolldown.OutputChunk

interface Part {
  readonly hash: string
  readonly imports: readonly string[]
}

/** The list of a language that has the texts in a file, such as `pt-br2`; undefined for every other file. */
function listOf({ name }: Chunk): string | undefined {
  const language = name.replace(/\d*$/, '')
  return tags.has(language) ? `parts-of-${language}.js` : undefined
}

/** Files of texts are named after the language, in small letters. */
const tags: ReadonlySet<string> = new Set([...languages, ...moreLanguages].map((tag) => tag.toLowerCase()))

/** Nothing but the first file is compared by the page itself: it imports no other. */
function putRuntimeInto(entry: Chunk, chunks: readonly Chunk[]): void {
  const runtime = chunks.find((chunk) => isRuntime(chunk) && entry.imports.includes(chunk.fileName))
  if (runtime === undefined) return
  entry.code = withRuntime(entry.code, runtime)
  entry.imports = entry.imports.filter((file) => file !== runtime.fileName)
}

interface Rewriting {
  readonly first: string
  readonly chunks: readonly Chunk[]
  readonly parse: (code: string) => unknown
}

function throughLoadPart(code: string, { first, chunks, parse }: Rewriting): string {
  const asked = importsLater(parse(code)).toSorted((left, right) => right.start - left.start)
  if (asked.length === 0) return code
  const rewritten = asked.reduce((text, { start, end, file }) => {
    const target = chunks.find(({ fileName }) => fileName === file)
    if (target === undefined) throw new Error(`Nothing compares ${file}: it is no file of the build.`)
    const words = [file, listOf(target)].flatMap((each) => (each === undefined ? [] : [JSON.stringify(each)]))
    return `${text.slice(0, start)}billfoldLoadPart(${words.join(',')})${text.slice(end)}`
  }, code)
  return `import{loadPart as billfoldLoadPart}from"./${first}";${rewritten}`
}

interface Asked {
  readonly start: number
  readonly end: number
  readonly file: string
}

/** Every `import()` of a file beside. One of an address that is only known when it runs, such as that of a host, is left as it is. */
function importsLater(found: unknown): readonly Asked[] {
  if (Array.isArray(found)) return found.flatMap(importsLater)
  if (typeof found !== 'object' || found === null) return []
  const inside = Object.values(found).flatMap(importsLater)
  const { type, start, end, source } = found as Partial<Asked> & { readonly type?: string; readonly source?: unknown }
  const file = type === 'ImportExpression' ? textOf(source) : undefined
  if (file?.startsWith('./') !== true || start === undefined || end === undefined) return inside
  return [{ start, end, file: file.slice(2) }]
}

function textOf(source: unknown): string | undefined {
  const { value, quasis } = source as {
    readonly value?: unknown
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  }
  if (quasis?.length === 1) return quasis[0]?.value.cooked
  return typeof value === 'string' ? value : undefined
}

/** Files that arrive with one: those that it imports, and theirs. */
function importsOf({ fileName, imports }: Chunk, chunks: readonly Chunk[]): readonly string[] {
  const reached = new Set(imports)
  for (const file of reached) for (const next of chunks.find((each) => each.fileName === file)?.imports ?? []) reached.add(next)
  reached.delete(fileName)
  return [...reached]
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
