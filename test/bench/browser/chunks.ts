import { gzipSync } from 'node:zlib'

import { staticChunks } from '../bundle.js'
import type { BuiltPage } from './build-page.js'

type Chunks = BuiltPage['chunks']

/** What a page loads by itself: its entry, and what that imports statically. */
export function firstChunks({ chunks }: BuiltPage): Chunks {
  return staticChunks(chunks)
}

/** The chunks that hold some of these modules. */
export function chunksWith({ chunks }: BuiltPage, modules: ReadonlySet<string>): Chunks {
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)))
}

/** Each of them gzipped by itself, as it goes over the line. */
export function sizeOfChunks(chunks: Chunks): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** The files of a page among all that was asked for, as its build calls them. */
export function scriptFiles(requests: readonly string[]): ReadonlySet<string> {
  return new Set(requests.flatMap((address) => /\/(assets\/[^/]+\.js)$/.exec(address)?.[1] ?? []))
}
