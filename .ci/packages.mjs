/** Builds and packs what would be published, and looks at the tarballs as a stranger would: contents, publint, are-the-types-wrong. */
import { readFileSync } from 'node:fs'

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

import { packPublished } from './pack.mjs'
import { mustRun } from './workspace.mjs'

mustRun('node', '.ci/build.mjs', ...process.argv.slice(2))

let problems = 0
for (const { name, tarball } of packPublished('reports/packed')) {
  const files = mustRun('tar', '-tzf', tarball).trim().split('\n')
  const bytes = new Uint8Array(readFileSync(tarball))
  const found = [...contentProblems(files), ...(await manifestProblems(bytes)), ...(await typeProblems(bytes))]
  problems += found.length
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name}: ${files.length} files`)
  for (const problem of found) console.log(`  ${problem}`)
}
process.exitCode = problems === 0 ? 0 : 1

/** @param {readonly string[]} files @returns {string[]} */
function contentProblems(files) {
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((file) => !files.includes(`package/${file}`))
  const strays = files.filter((file) => /\.test(-d)?\.|\.tsbuildinfo$|(?<!\.d)\.tsx?$/.test(file))
  return [...missing.map((file) => `${file} is missing`), ...strays.map((file) => `${file} does not belong in a package`)]
}

/** What publint says, its warnings too. @param {Uint8Array<ArrayBuffer>} tarball @returns {Promise<string[]>} */
async function manifestProblems({ buffer }) {
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: 'warning', strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`)
}

/** What are-the-types-wrong says for those who import modules. @param {Uint8Array} tarball @returns {Promise<string[]>} */
async function typeProblems(tarball) {
  const found = await checkPackage(createPackageFromTarballData(tarball))
  if (!found.types) return []
  // How CommonJS of old would resolve a package does not matter, its own name included.
  const isOfOld = (/** @type {string} */ kind) => kind === 'node10' || kind === 'node16-cjs'
  const ours = found.problems.filter(
    (problem) => problem.kind !== 'InternalResolutionError' && !('resolutionKind' in problem && isOfOld(problem.resolutionKind)),
  )
  return ours.map((problem) => `types: ${JSON.stringify(problem)}`)
}
