import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A module that a package offers to others. */
export interface WorkspaceEntry {
  /** As one imports it: `@billfold/kernel/browser`. */
  readonly name: string
  readonly file: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folders of every plugin: the product's own, and the examples. */
function pluginFolders(): readonly string[] {
  return ['plugins', 'playground/examples'].flatMap((parent) => {
    const folder = `${root}${parent}/`
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names.map((name) => `${folder}${name}`).filter((plugin) => existsSync(`${plugin}/package.json`))
  })
}

/** Every module of the kernel, the test kit and the plugins that their packages export. */
export function workspaceEntries(): readonly WorkspaceEntry[] {
  return [`${root}kernel`, `${root}wallet-registry`, `${root}test`, ...pluginFolders()].flatMap(entriesOf)
}

/** The manifest that each plugin exports. */
export function manifestEntries(): readonly WorkspaceEntry[] {
  return pluginFolders()
    .flatMap(entriesOf)
    .filter(({ file }) => file.endsWith('/manifest.ts'))
}

function entriesOf(folder: string): readonly WorkspaceEntry[] {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { name: string; exports: Record<string, string> }
  return Object.entries(exports)
    .filter(([, target]) => target.endsWith('.ts'))
    .map(([path, target]) => ({ name: `${name}${path.slice(1)}`, file: `${folder}/${target}` }))
}
