import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './pack.js'

const hosts = fileURLToPath(new URL('../hosts', import.meta.url))

/**
 * Copies the hosts into a folder and installs them there: our packages from the tarballs in its `packed`, all others as the
 * lockfile of the hosts says. The lockfile that came out of it is left in `reports`.
 */
export function installHosts(folder: string, packed: ReadonlyMap<string, string>): void {
  cpSync(hosts, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace(packed))
  const { npm_config_loglevel: _quiet, ...env } = process.env
  execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], { cwd: folder, env, stdio: 'pipe' })
  const report = join(root, 'reports/e2e')
  mkdirSync(report, { recursive: true })
  cpSync(join(folder, 'pnpm-lock.yaml'), join(report, 'pnpm-lock.yaml'))
}

function workspace(packed: ReadonlyMap<string, string>): string {
  const overrides = [...packed].map(([name, file]) => `  '${name}': 'file:packed/${file}'`)
  return ["packages: ['*', '!packed', '!npm-*']", 'hoist: false', 'autoInstallPeers: false', 'overrides:', ...overrides, ''].join('\n')
}
