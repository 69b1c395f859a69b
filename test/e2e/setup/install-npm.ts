import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const host = fileURLToPath(new URL('../hosts-npm', import.meta.url))

/** The Reacts that a host may have, oldest and older than ours: by the name of the host that has it. */
const reacts = { 'npm-react-18': '18.3.1', 'npm-react-19': '19.2.0' }

/**
 * Installs one React app with npm, once for each React. Unlike pnpm, npm gives packages copies of their own when the host has
 * another version than they ask for.
 */
export function installWithNpm(folder: string, packed: ReadonlyMap<string, string>): void {
  for (const [name, version] of Object.entries(reacts)) {
    const target = join(folder, name)
    cpSync(host, target, { recursive: true })
    writeFileSync(join(target, 'package.json'), JSON.stringify(manifest({ name, version, packed })))
    const { npm_config_loglevel: _quiet, ...env } = process.env
    const flags = ['--prefer-offline', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...flags], { cwd: target, env, stdio: 'pipe', shell: process.platform === 'win32' })
  }
}

interface HostFacts {
  readonly name: string
  /** Of React. */
  readonly version: string
  readonly packed: ReadonlyMap<string, string>
}

function manifest({ name, version, packed }: HostFacts): object {
  const files = Object.fromEntries([...packed].map(([each, file]) => [each, `file:../packed/${file}`]))
  const used = ['ui', 'react', 'headless', 'kernel', 'wallet-registry', 'test', 'example-chain', 'example-feature'].map(
    (each) => `@billfold/${each}`,
  )
  return {
    name,
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(used.map((each) => [each, files[each]])), react: version, 'react-dom': version },
    overrides: Object.fromEntries(used.map((each) => [each, `$${each}`])),
  }
}
