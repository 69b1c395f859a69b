import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'

import { root } from '../bundle.js'
import type { BuiltPage } from './build-page.js'

/** A source file and its part of what goes over the line. */
export interface WeighedModule {
  readonly id: string
  /** The file it went into. */
  readonly chunk: string
  /** Its share of that file's gzipped bytes. */
  readonly gzip: number
}

/** What the modules of some chunks add to them, the heaviest first: the parts of a chunk are as large as the chunk. */
export function weigh(chunks: BuiltPage['chunks']): readonly WeighedModule[] {
  return chunks.flatMap(weighChunk).toSorted((left, right) => right.gzip - left.gzip)
}

function weighChunk({ fileName, code, modules }: BuiltPage['chunks'][number]): WeighedModule[] {
  const alone = Object.entries(modules).map(([id, rendered]) => ({ id, bytes: sizeAlone(rendered.code ?? '') }))
  const together = alone.reduce((sum, { bytes }) => sum + bytes, 0)
  const share = sizeOf(code) / Math.max(together, 1)
  return alone.map(({ id, bytes }) => ({ id: shortName(id), chunk: fileName, gzip: Math.round(bytes * share) }))
}

/** What gzip says about an empty file is no module's share. */
function sizeAlone(code: string): number {
  return code === '' ? 0 : sizeOf(minifySync('module.js', code).code) - sizeOf('')
}

function sizeOf(code: string): number {
  return gzipSync(code, { level: 9 }).length
}

function shortName(id: string): string {
  return id.replace(root, '').replace(/^.*\/node_modules\//, '')
}
