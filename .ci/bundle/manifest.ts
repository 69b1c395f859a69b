import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The fields of a package.json that say what is published. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: {
    readonly bin?: Readonly<Record<string, string>>
    readonly exports?: Readonly<Record<string, string | { readonly default?: string }>>
  }
}

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** Reads the package.json in a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
