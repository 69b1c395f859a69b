/**
 * Installs the workspace with the pinned pnpm when the lockfile changed since the last install. Needs Node and npm only. A script that is named, as in
 * `node .ci/bootstrap.mjs playground/start.mjs`, runs afterwards in the same process, so that it gets the signals.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}node_modules/.bootstrap`
const pnpm = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).packageManager

const stamp = () =>
  createHash('sha256')
    .update(readFileSync(`${root}pnpm-lock.yaml`))
    .digest('hex')
const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()

if (!isInstalled()) {
  // The lockfile is written on Linux; other platforms may add their own optional binaries to it.
  const frozen = process.platform === 'linux' ? '--frozen-lockfile' : '--no-frozen-lockfile'
  // npm hands its log level down, and pnpm would say nothing at all, not even why it failed.
  const { npm_config_loglevel: _quiet, ...env } = process.env
  const install = spawnSync('npx', ['--yes', pnpm, 'install', frozen], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    console.error(
      `\nThe packages are not installed: ${pnpm} failed, and says why above. The first run needs the npm registry; then run this again.`,
    )
    process.exit(install.status ?? 1)
  }
  writeFileSync(stampFile, stamp())
}

const [, , script] = process.argv
if (script !== undefined) await import(pathToFileURL(resolve(script)).href)
