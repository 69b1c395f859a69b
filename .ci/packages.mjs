/** Packs what would be published and looks at the tarballs as a stranger would: contents, publint, are-the-types-wrong. */
import { packPublished } from './pack.mjs'
import { mustRun, run } from './workspace.mjs'

mustRun('node', '.ci/build.mjs')

let problems = 0
for (const { name, tarball } of packPublished('reports/packed')) {
  const files = mustRun('tar', '-tzf', tarball).trim().split('\n')
  const found = [
    ...contentProblems(files),
    ...complaints('publint', 'run', tarball, '--strict'),
    // That rule also judges how CommonJS of old would resolve a package's own name, which the profile leaves out elsewhere.
    ...complaints('attw', tarball, '--profile', 'esm-only', '--ignore-rules', 'internal-resolution-error'),
  ]
  problems += found.length
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name}: ${files.length} files`)
  for (const problem of found) console.log(problem)
}
process.exitCode = problems === 0 ? 0 : 1

/** @param {readonly string[]} files @returns {string[]} */
function contentProblems(files) {
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((file) => !files.includes(`package/${file}`))
  const strays = files.filter((file) => /\.test(-d)?\.|\.tsbuildinfo$|(?<!\.d)\.tsx?$/.test(file))
  return [...missing.map((file) => `${file} is missing`), ...strays.map((file) => `${file} does not belong in a package`)]
}

/** @param {string} program @param {string[]} rest @returns {string[]} what the program said if it failed */
function complaints(program, ...rest) {
  const { isGood, said } = run(program, ...rest)
  return isGood ? [] : [said]
}
