/** The packages of the workspace, and the programs that work on them. */
import { spawnSync } from 'node:child_process'

/** @typedef {{ name: string, path: string, isPublished: boolean }} Package */

/** @returns {Package[]} as pnpm sees them */
export function workspacePackages() {
  /** @type {{ name: string, path: string, private?: boolean }[]} */
  const all = JSON.parse(mustRun('pnpm', 'ls', '--recursive', '--depth', '-1', '--json'))
  return all.map((found) => ({ name: found.name, path: found.path, isPublished: found.private !== true }))
}

/** Runs a program and says how it went. @param {string} program @param {string[]} rest */
export function run(program, ...rest) {
  const { npm_config_loglevel: _quiet, ...env } = process.env
  const { status, stdout, stderr, error } = spawnSync(program, rest, { env, encoding: 'utf8', shell: process.platform === 'win32' })
  return { isGood: status === 0, stdout: stdout ?? '', said: `${program} ${rest.join(' ')}\n${error ?? ''}${stdout ?? ''}${stderr ?? ''}` }
}

/** Runs a program that has to work: if it does not, what it said is printed and everything ends. @param {string} program @param {string[]} rest */
export function mustRun(program, ...rest) {
  const { isGood, stdout, said } = run(program, ...rest)
  if (isGood) return stdout
  console.error(said)
  return process.exit(1)
}
