/**
 * Publishes the tarballs of `reports/packed` whose versions the registry does not have yet, each with a statement of where it was built. Run by
 * `.github/workflows/publish.yml`; `--dry-run` says what it would publish.
 */
import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

import { mustRun, run } from './workspace.mjs'

const folder = 'reports/packed'
const isRehearsal = process.argv.includes('--dry-run')

for (const tarball of tarballs()) {
  const { name, version } = JSON.parse(mustRun('tar', '-xzOf', tarball, 'package/package.json'))
  if (version === '0.0.0') throw new Error(`${name} has no number yet: run npx changeset version, and commit that`)
  const { isGood, said } = run('npm', 'view', `${name}@${version}`, 'version')
  // An empty answer is a version that is not there; a package that is not there at all is an error of its own kind.
  if (!isGood && !said.includes('E404')) throw new Error(said)
  if (isGood && said.includes(version, said.indexOf('\n'))) console.log(`- ${name} ${version} is published already`)
  else if (isRehearsal) console.log(`✓ ${name} ${version} would be published`)
  else publish(tarball)
}

/** As they stand in the list of hashes, which is checked first. */
function tarballs() {
  mustRun('sh', '-c', `cd ${folder} && sha256sum --check --strict SHA256SUMS`)
  const lines = readFileSync(`${folder}/SHA256SUMS`, 'utf8').trim().split('\n')
  return lines.map((line) => `./${folder}/${line.split('  ')[1]}`)
}

/** @param {string} tarball */
function publish(tarball) {
  const { status } = spawnSync('npm', ['publish', tarball, '--provenance', '--access', 'public'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
