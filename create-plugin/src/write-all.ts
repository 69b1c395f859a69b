import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import type { PluginFile } from './examples.js'

/**
 * Writes all files into a folder that is new or empty, or none of them: they are written beside it and put into place as a
 * whole. A problem in words when it cannot be done.
 */
export function writeAll(folder: string, files: readonly PluginFile[]): string | undefined {
  const occupied = occupant(folder)
  if (occupied !== undefined) return occupied
  const parent = dirname(folder)
  let half: string | undefined
  try {
    mkdirSync(parent, { recursive: true })
    half = mkdtempSync(join(parent, `.${basename(folder)}-`))
    // A temporary folder is its owner's alone; this one is going to be shared as any other.
    chmodSync(half, 0o777 & ~process.umask())
    for (const { path, text } of files) {
      mkdirSync(dirname(join(half, path)), { recursive: true })
      writeFileSync(join(half, path), text)
    }
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(half, folder)
    return undefined
  } catch (error) {
    if (half !== undefined) rmSync(half, { recursive: true, force: true })
    return `${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}. Choose another place with --folder.`
  }
}

function occupant(folder: string): string | undefined {
  try {
    if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined
    return `${folder} is not empty. Choose another place with --folder, or empty it.`
  } catch {
    // A file stands there, or a folder that may not be looked into.
    return `${folder} is no folder that can be looked into. Choose another place with --folder.`
  }
}
