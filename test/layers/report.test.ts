import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { readReport } from '../../.ci/read-report.mjs'
import { root } from './repository.js'

const planted = `
test('passes', () => expect(1).toBe(1))
test('takes its time', () => new Promise((done) => setTimeout(done, 60)))
test('fails', () => expect('this').toBe('that'))
test.skip('is left out', () => undefined)
`

test('behavior: a report is counted, and says what failed and how long each took', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'planted.test.js'), planted)
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--globals', '--reporter=json', `--outputFile=${report}`], { cwd: folder })
  const { files = [], tests = [], broken, ...count } = readReport(report) ?? {}
  expect(count).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(broken).toEqual([expect.stringMatching(/planted\.test\.js: fails: AssertionError: expected 'this' to be 'that'/)])
  expect(files).toEqual([{ name: expect.stringMatching(/planted\.test\.js$/), time: expect.any(Number) }])
  // Which one took longest is up to the machine.
  const slow = tests.find(({ name }) => name.endsWith('planted.test.js: takes its time'))
  expect(slow?.time).toBeGreaterThanOrEqual(50)
})

test('behavior: no report is none, and says nothing of any test', () => {
  expect(readReport(join(tmpdir(), 'no-such-report.json'))).toBeUndefined()
})
