import { describe, expect, test } from 'vitest'
import type { PluginSetup } from './bench.js'
import { type Check, lacks } from './check.js'
import { describeChecks } from './describe-checks.js'

const checks: readonly Check<PluginSetup>[] = [
  { name: 'connect: works', run: () => undefined },
  { name: 'send: arrives', run: () => lacks('it has no transfer') },
]

describe('describeChecks', () => {
  describeChecks('feature.example', { checks, setUp: () => ({ manifest: { id: 'feature.example', contract: 1, load: async () => ({}) } }) })

  test('default: the runner counts a check that does not apply as skipped, with its reason', ({ task }) => {
    const run = task.suite?.tasks.flatMap((each) => (each.type === 'suite' ? each.tasks : []))
    expect(run).toMatchObject([
      { name: 'connect: works', result: { state: 'pass' } },
      { name: 'send: arrives', result: { state: 'skip', note: 'it has no transfer' } },
    ])
  })
})
