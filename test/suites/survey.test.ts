import { describe, expect, test } from 'vitest'
import { type Check, abilityTable, byGroup, lacks, must, survey } from './index.js'

const checks: readonly Check<object>[] = [
  { name: 'connect: works', run: () => undefined },
  { name: 'connect: works again', run: () => must(false, 'once was enough') },
  { name: 'send: arrives', run: () => lacks('it has no transfer') },
  { name: 'send: is told', run: () => lacks('it has no transfer') },
]

describe('survey', () => {
  test('default: each check holds, fails, or has nothing to look at', async () => {
    const findings = await survey({ checks, setUp: () => ({}) })
    expect(findings.map(({ outcome }) => outcome)).toEqual(['holds', 'fails', 'absent', 'absent'])
    expect(byGroup(findings)).toEqual([
      { group: 'connect', holds: 1, fails: 1, lacks: [] },
      { group: 'send', holds: 0, fails: 0, lacks: ['it has no transfer'] },
    ])
  })

  test('behavior: a setup may take its time, and what it opened is closed after each check, also one that fails', async () => {
    const life: string[] = []
    const setUp = async () => {
      await Promise.resolve()
      life.push('opened')
      return { end: () => Promise.resolve(void life.push('closed')) }
    }
    await survey({ checks: checks.slice(0, 2), setUp })
    expect(life).toEqual(['opened', 'closed', 'opened', 'closed'])
  })

  test('behavior: the table says what a plugin can and cannot do', async () => {
    expect(abilityTable('chain.example', await survey({ checks, setUp: () => ({}) }))).toBe(
      ['chain.example: 1 of 4 checks hold', '  connect  can (1), FAILS (1)', '  send     cannot: it has no transfer'].join('\n'),
    )
  })
})
