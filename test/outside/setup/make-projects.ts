import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { packed } from './packed.js'
import { runIn } from './run-in.js'

/** Plugins that the command makes, by name. A name of two words has a form of its own in each place. */
export const plugins = { lichen: 'chain', 'peat-bog': 'chain', moss: 'connector', fern: 'feature' } as const

const projects = [...Object.keys(plugins), 'host']
/** Ours that they stand on. */
const ours = ['eip155', 'kernel', 'solana', 'test', 'ui', 'wallet-registry']
const home = fileURLToPath(new URL('..', import.meta.url))

/**
 * Makes what people outside of this repository would have: plugins of each kind, as the packed command makes them, and an app with tests of its own.
 * All of it stands on the tarballs alone.
 */
export async function makeProjects(folder: string): Promise<void> {
  const command = join(folder, 'command')
  mkdirSync(command)
  await runIn(folder, 'tar', '-xzf', packed('create-billfold-plugin'), '-C', command)
  const program = join(command, 'package/bin/create-billfold-plugin.js')
  for (const [name, kind] of Object.entries(plugins)) await runIn(folder, 'node', program, '--kind', kind, '--name', name, '--folder', name)
  cpSync(join(home, 'host'), join(folder, 'host'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace())
  await runIn(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts')
}

function workspace(): string {
  const overrides = ours.map((name) => `  '@billfold/${name}': 'file:${packed(`billfold-${name}`)}'`)
  return [`packages: ${JSON.stringify(projects)}`, 'hoist: false', 'overrides:', ...overrides, ''].join('\n')
}
