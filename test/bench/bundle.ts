import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** Sizes in bytes, minified and gzipped. */
export interface Bundle {
  readonly size: number
  /** What arrives before anything is asked for: the entry and what it imports statically. */
  readonly initialSize: number
  /** The source files that arrive with it, relative to the repository. */
  readonly initialModules: readonly string[]
  /** What has arrived once a module is there that is imported late, by its path in the repository. */
  sizeWith(module: string): number
  /** The source files that may ever arrive. */
  readonly modules: readonly string[]
}

/** Bundles an entry, or several that share files, as a host would ship them. What matches `external` is left out. */
export async function bundle(entry: string | string[], external: readonly RegExp[] = []): Promise<Bundle> {
  const build = await rolldown({
    input: entry,
    external: [...external],
    platform: 'browser',
    // As on a page, where nobody imports from the entry: what late parts share with it stays in it.
    preserveEntrySignatures: 'allow-extension',
    transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
  })
  // A bundler of pages writes no marks for another one behind it.
  const { output } = await build.generate({ minify: true, comments: { annotation: false } })
  await build.close()
  const chunks = output.filter((part) => part.type === 'chunk')
  const initial = staticChunks(chunks)
  return {
    size: sizeOf(chunks),
    initialSize: sizeOf(initial),
    initialModules: modulesOf(initial),
    sizeWith(module) {
      const late = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}${module}`)
      if (late === undefined) throw new Error(`${module} is not imported late`)
      return sizeOf(staticChunks(chunks, [late]))
    },
    modules: modulesOf(chunks),
  }
}

function modulesOf(chunks: readonly OutputChunk[]): readonly string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(root, '')))
}

/** What arrives by itself: the entries and others that are asked for, and what they import statically. */
export function staticChunks<T extends Pick<OutputChunk, 'fileName' | 'imports' | 'isEntry'>>(
  chunks: readonly T[],
  asked: readonly T[] = [],
): readonly T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set([...chunks.filter(({ isEntry }) => isEntry), ...asked])
  for (const { imports } of reached) {
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk !== undefined) reached.add(chunk)
    }
  }
  return [...reached]
}

function sizeOf(chunks: readonly OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}
