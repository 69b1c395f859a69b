/** Packs every package that is published, and writes down the hash of each tarball. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'

import { mustRun, workspacePackages } from './workspace.mjs'

/** @typedef {{ name: string, tarball: string }} Packed */

/** @param {string} folder where the tarballs go @returns {Packed[]} in the order of their names */
export function packPublished(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const published = workspacePackages().filter(({ isPublished }) => isPublished)
  if (published.length === 0) throw new Error('There is no package to publish.')
  const packed = published
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map(({ name, path }) => ({ name, tarball: pack(path, folder) }))
  writeFileSync(`${folder}/SHA256SUMS`, packed.map(({ tarball }) => `${hashOf(tarball)}  ${basename(tarball)}\n`).join(''))
  return packed
}

/** @param {string} path @param {string} folder */
function pack(path, folder) {
  /** @type {{ filename: string }} */
  const { filename } = JSON.parse(mustRun('pnpm', '--dir', path, 'pack', '--json', '--pack-destination', resolve(folder)))
  return relative(process.cwd(), filename)
}

const hashOf = (/** @type {string} */ file) => createHash('sha256').update(readFileSync(file)).digest('hex')
