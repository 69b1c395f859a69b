/** Packs what would be published from two copies of the sources in different folders, and compares the bytes. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { mustRun } from './workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'billfold-twice-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const copies = ['one', 'a-folder-with-a-longer-name'].map((name) => copyTo(join(folder, name)))
const [one = '', other = ''] = copies.map(sumsOf)
const lines = new Set(other.split('\n'))
const differing = one.split('\n').filter((line) => !lines.has(line))
console.log(differing.length === 0 ? one : `These differ from one packing to the other:\n${differing.join('\n')}`)
process.exitCode = differing.length === 0 ? 0 : 1

/** Copies every source, with `devDependencies` in another order in each copy. @param {string} to */
function copyTo(to) {
  const listed = mustRun('git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
  const sources = listed.filter((file) => file !== '' && existsSync(file))
  for (const file of sources) cpSync(file, join(to, file), { force: true })
  if (to.endsWith('one')) return to
  for (const file of sources.filter((path) => path.endsWith('/package.json'))) {
    const { devDependencies = {}, ...manifest } = JSON.parse(readFileSync(join(to, file), 'utf8'))
    const turned = { devDependencies: Object.fromEntries(Object.entries(devDependencies).toReversed()), ...manifest }
    writeFileSync(join(to, file), `${JSON.stringify(turned, undefined, 2)}\n`)
  }
  return to
}

/** @param {string} copy @returns {string} name and hash of each tarball */
function sumsOf(copy) {
  mustRun('pnpm', '--dir', copy, 'install', '--frozen-lockfile', '--prefer-offline')
  mustRun('pnpm', '--dir', copy, 'exec', 'node', '.ci/packages.mjs')
  return readFileSync(join(copy, 'reports/packed/SHA256SUMS'), 'utf8')
}
