import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { root } from './bundle.js'

/** How long source files are: short ones hold one idea. */
export async function bench(): Promise<readonly BenchRow[]> {
  const lengths = ['kernel', 'plugins', 'ui']
    .flatMap(sourceFiles)
    .map(lineCount)
    .toSorted((a, b) => a - b)
  const at = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0
  return [
    { what: 'lines of a source file, median', goal: '<= 60', measured: `${at(0.5)} of ${lengths.length} files`, ok: at(0.5) <= 60 },
    { what: 'lines of a source file, 95 %', goal: '< 220', measured: `${at(0.95)}`, ok: at(0.95) < 220 },
  ]
}

function sourceFiles(part: string): string[] {
  return readdirSync(root).includes(part) ? walk(join(root, part)) : []
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : walk(path)
    return /\.tsx?$/.test(entry.name) && !/\.(test|test-d|d|config)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function lineCount(path: string): number {
  return readFileSync(path, 'utf8').trimEnd().split('\n').length
}
