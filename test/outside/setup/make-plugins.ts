import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { packed } from './packed.js'
import { runIn } from './run-in.js'

/** What is made, by the folder that it is made in. */
export const plugins = { lichen: 'chain', moss: 'connector', fern: 'feature' } as const

const family = fileURLToPath(new URL('../family', import.meta.url))

/**
 * Makes one plugin of each kind by the packed command, completes the family that this product does not have, and installs
 * what they stand on from the tarballs alone.
 */
export async function makePlugins(folder: string): Promise<void> {
  const command = join(folder, 'command')
  mkdirSync(command)
  await runIn(folder, 'tar', '-xzf', packed('create-billfold-plugin'), '-C', command)
  const program = join(command, 'package/bin/create-billfold-plugin.js')
  for (const [name, kind] of Object.entries(plugins)) await runIn(folder, 'node', program, '--kind', kind, '--name', name, '--folder', name)
  completeFamily(join(folder, 'lichen'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace())
  await runIn(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts')
}

/** What its author has written since the command ran: addresses that catch slips, balances, transfers. */
function completeFamily(folder: string): void {
  for (const part of ['src', 'playground']) cpSync(join(family, part), join(folder, part), { recursive: true })
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> }
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, valibot: '^1.5.0' } }))
}

function workspace(): string {
  const overrides = ['kernel', 'test', 'ui'].map((name) => `  '@billfold/${name}': 'file:${packed(`billfold-${name}`)}'`)
  return [`packages: ${JSON.stringify(Object.keys(plugins))}`, 'hoist: false', 'overrides:', ...overrides, ''].join('\n')
}
