/** The checks of the repository, each one command that can be run alone. */

/** @param {string} name @param {string} project @param {string[]} flags @returns {import('./run-steps.mjs').Step} */
const tests = (name, project, ...flags) => {
  const report = `reports/${name}.json`
  return {
    name,
    report,
    command: ['vitest', 'run', '--project', project, ...flags, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }
}

/** @satisfies {Record<string, import('./run-steps.mjs').Step>} */
export const steps = {
  format: { name: 'format', command: ['oxfmt', '--check', '.'] },
  lint: { name: 'lint', command: ['oxlint'] },
  types: { name: 'types', command: ['tsc', '-b'] },
  compile: { name: 'types', command: ['node', '.ci/compile.mjs'] },
  unused: { name: 'unused', command: ['knip', '--config', '.ci/knip.json'] },
  layers: tests('layers', 'layers'),
  unit: tests('unit', 'node*', '--project', 'cloud'),
  coverage: tests('coverage', 'node-*', '--coverage'),
  uncovered: tests('unit', 'node'),
  cloud: tests('cloud', 'cloud'),
  long: { ...tests('unit', 'node*', '--project', 'cloud', '--testTimeout=0'), minutes: 180 },
  packTwice: { name: 'pack-twice', command: ['node', '.ci/pack-twice.mjs'] },
  packages: { name: 'packages', command: ['node', '.ci/packages.mjs', '--compiled'], after: ['types'] },
  e2e: { ...tests('e2e', 'e2e'), after: ['packages'], kind: 'page' },
  // Steps with a world of their own each, since a flow waits for one page and leaves most of the machine to others.
  flows: { ...tests('flows', 'flows', '--shard=1/2'), kind: 'page' },
  otherFlows: { ...tests('other-flows', 'flows', '--shard=2/2'), kind: 'page' },
  pairing: { ...tests('pairing', 'pairing'), kind: 'page' },
  browser: { ...tests('browser', 'browser'), kind: 'page' },
  gallery: { ...tests('gallery', 'gallery'), kind: 'page' },
  docs: { name: 'docs', command: ['node', 'docs/node_modules/vitepress/bin/vitepress.js', 'build', 'docs'] },
  outside: { ...tests('outside', 'outside'), after: ['packages'], kind: 'page' },
  figures: { name: 'figures', command: ['node', '.ci/bench.mjs', 'size', 'shell-size'], after: ['packages'] },
}
