import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const root = join(repository, 'playground')
const kept = join(root, 'node_modules/.cache/app')
const parts = ['kernel', 'ui', 'plugins', 'wallet-registry', 'playground', 'test/fakes', 'test/suites', 'pnpm-lock.yaml']

/** Builds the pages as visitors get them, unless they are kept from an earlier start and nothing has changed. Gives their folder. */
export async function buildApp(onBuild: () => void): Promise<string> {
  const stamp = stampOf(parts)
  const folder = join(kept, stamp)
  if (existsSync(folder)) return folder
  onBuild()
  // Two that start at once both build, and the first to finish is kept.
  const own = join(kept, `${stamp}-${process.pid}`)
  for (const mode of ['app', 'others']) {
    await build({ root, mode, logLevel: 'warn', build: { outDir: own, emptyOutDir: mode === 'app', chunkSizeWarningLimit: 10_000 } })
  }
  if (existsSync(folder)) rmSync(own, { recursive: true })
  else renameSync(own, folder)
  for (const name of readdirSync(kept)) if (!name.startsWith(stamp)) rmSync(join(kept, name), { recursive: true, force: true })
  return folder
}

/** A hash of these files, and of all in these folders that a page is made of. */
function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(join(repository, file)))
  return hash.digest('hex').slice(0, 16)
}

const inNoPage = /(^|\/)(node_modules|dist|reports|screenshots|testing)$|\.test(-d)?\.tsx?$|\.md$/

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
