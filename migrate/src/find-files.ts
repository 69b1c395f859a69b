import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that hold no source of an app. */
const skipped: ReadonlySet<string> = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public'])
/** Larger files were written by a machine. */
const largest = 1_000_000

/** Lists the source files of an app, in order. */
export function findFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : findFiles(path)
      return entry.isFile() && /\.(?:[cm]?[jt]sx?|vue|svelte|html)$/.test(entry.name) && statSync(path).size <= largest ? [path] : []
    })
}
