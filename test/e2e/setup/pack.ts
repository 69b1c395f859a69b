import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../../..', import.meta.url))

/** What the step `packages` leaves behind: the tarballs that would be published. */
const published = join(root, 'reports/packed')
const examples = ['chain', 'feature']

/** Puts a tarball of every package that a host installs into a folder; their files, by package. The examples are private, and packed here. */
export function packInto(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(published) || tarballs(published).length === 0)
    throw new Error('Nothing is packed. Run this first: node .ci/packages.mjs')
  cpSync(published, folder, { recursive: true })
  for (const name of examples) {
    execFileSync('pnpm', ['--dir', join(root, 'playground/examples', name), 'pack', '--pack-destination', folder], { stdio: 'pipe' })
  }
  // What begins plugins is run by its author, and no host installs it.
  const installed = tarballs(folder).filter((file) => file.startsWith('billfold-'))
  return new Map(installed.map((file) => [packageName(file), withHash(folder, file)]))
}

function tarballs(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.tgz'))
}

/** `billfold-ui-0.0.0.tgz` holds `@billfold/ui`. */
function packageName(file: string): string {
  return `@billfold/${file.replace(/^billfold-(.+?)-\d.*$/, '$1')}`
}

/** An installer takes a file of the same name for the same file. */
function withHash(folder: string, file: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
  const named = file.replace(/\.tgz$/, `-${hash.slice(0, 12)}.tgz`)
  renameSync(join(folder, file), join(folder, named))
  return named
}
