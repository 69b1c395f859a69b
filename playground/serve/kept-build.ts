import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository: string = fileURLToPath(new URL('../..', import.meta.url))

export interface KeptBuildOptions {
  readonly name: string
  /** Files and folders that it is made of, from the root of the repository. */
  readonly parts: readonly string[]
  /** Builds into a folder. */
  readonly write: (folder: string) => Promise<void>
  readonly onBuild?: () => void
}

/** Builds something for this machine, unless it is kept from an earlier time and nothing has changed. Gives its folder. */
export async function keptBuild({ name, parts, write, onBuild }: KeptBuildOptions): Promise<string> {
  const kept = join(repository, 'playground/node_modules/.cache', name)
  const stamp = stampOf(parts)
  const folder = join(kept, stamp)
  if (existsSync(folder)) return folder
  onBuild?.()
  // Two that start at once both build, and the first to finish is kept.
  const own = join(kept, `${stamp}-${process.pid}`)
  await write(own)
  if (existsSync(folder)) rmSync(own, { recursive: true })
  else renameSync(own, folder)
  for (const other of readdirSync(kept)) if (!other.startsWith(stamp)) rmSync(join(kept, other), { recursive: true, force: true })
  return folder
}

/** A hash of these files, and of all in these folders that a page is made of. */
function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(join(repository, file)))
  return hash.digest('hex').slice(0, 16)
}

const inNoPage = /(^|\/)(node_modules|cache|dist|reports|screenshots|testing)$|\.test(-d)?\.tsx?$/

function filesOf(path: string): readonly string[] {
  if (inNoPage.test(path)) return []
  const full = join(repository, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  const entries = readdirSync(full, { withFileTypes: true }).toSorted((left, right) => (left.name < right.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesOf(inside)
    return entry.isFile() && !inNoPage.test(inside) ? [inside] : []
  })
}
