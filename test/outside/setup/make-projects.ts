import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { packed, root } from './packed.js'
import { runIn } from './run-in.js'

/** What is made by the command, by the folder that it is made in. */
export const plugins = { lichen: 'chain', peat: 'chain', moss: 'connector', fern: 'feature' } as const

const projects = [...Object.keys(plugins), 'host']
/** Ours that they stand on. */
const ours = ['eip155', 'kernel', 'solana', 'test', 'ui']
const home = fileURLToPath(new URL('..', import.meta.url))

/**
 * Makes what people outside of this repository would have: plugins of each kind, as the packed command makes them, of which one is completed to a
 * family that this product does not have, and an app with tests of its own. All of it stands on the tarballs alone.
 */
export async function makeProjects(folder: string): Promise<void> {
  const command = join(folder, 'command')
  mkdirSync(command)
  await runIn(folder, 'tar', '-xzf', packed('create-billfold-plugin'), '-C', command)
  const program = join(command, 'package/bin/create-billfold-plugin.js')
  for (const [name, kind] of Object.entries(plugins)) await runIn(folder, 'node', program, '--kind', kind, '--name', name, '--folder', name)
  completeFamily(join(folder, 'lichen'))
  cpSync(join(home, 'host'), join(folder, 'host'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace())
  await runIn(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts')
}

/** What its author does since the command ran, reading the guide: writes its blocks, and installs what it says. */
function completeFamily(folder: string): void {
  const guide = readFileSync(join(root, 'docs/write-a-chain-plugin.md'), 'utf8')
  for (const [, path = '', text = ''] of guide.matchAll(/^```ts (.+)\n([\s\S]*?)^```$/gm)) writeFileSync(join(folder, path), text)
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> }
  const installed = Object.fromEntries([...guide.matchAll(/^npm install (\S+)$/gm)].map(([, name = '']) => [name, '*']))
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...installed } }))
}

function workspace(): string {
  const overrides = ours.map((name) => `  '@billfold/${name}': 'file:${packed(`billfold-${name}`)}'`)
  return [`packages: ${JSON.stringify(projects)}`, 'hoist: false', 'overrides:', ...overrides, ''].join('\n')
}
