/** Writes what a browser compares the modules of a package with, for hosts that serve them as they are published. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Writes the hash of each module into `dist/integrity.json`, by its path in `dist`. @param {string} folder of the package */
export function writeIntegrity(folder) {
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) return
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const hashes = modules.toSorted().map((file) => [file.replaceAll(sep, '/'), integrityOf(join(dist, file))])
  writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`)
}

const integrityOf = (/** @type {string} */ file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
