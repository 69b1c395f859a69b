import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { readReport } from '../../.ci/read-report.mjs'
import { root } from './repository.js'

const planted = `
let tries = 0
test('passes', () => expect(1).toBe(1))
test('passes later', { retry: 2 }, () => expect((tries += 1)).toBe(3))
test('fails', { retry: 1 }, () => expect('this').toBe('that'))
test.skip('is left out', () => undefined)
`

test('behavior: what passes only when it is tried again is told, with what it failed with first', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'planted.test.js'), planted)
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--globals', '--reporter=json', `--outputFile=${report}`], { cwd: folder })
  expect(readReport(report)).toEqual({
    ...{ passed: 2, failed: 1, skipped: 1 },
    again: [expect.stringMatching(/planted\.test\.js: passes later: AssertionError: expected 1 to be 3/)],
  })
})

test('behavior: no report is none, and says nothing of any test', () => {
  expect(readReport(join(tmpdir(), 'no-such-report.json'))).toBeUndefined()
})
