import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { root } from './bundle.js'

interface CoverageSummary {
  readonly [path: string]: { readonly branches: { readonly total: number; readonly covered: number } }
}

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** How much the tests notice, as the last full runs found it: they take too long to be run again here. */
export async function bench(): Promise<readonly BenchRow[]> {
  return [coverageRow(), mutationRow()]
}

function coverageRow(): BenchRow {
  const row = { what: 'branch coverage of the kernel', goal: '>= 97 %' }
  const summary = report('reports/coverage/coverage-summary.json') as CoverageSummary | undefined
  if (summary === undefined) return { ...row, measured: 'unknown, run `npm test`', ok: false }
  const { total, covered } = summary['total']?.branches ?? { total: 0, covered: 0 }
  const share = total === 0 ? 0 : (100 * covered) / total
  return { ...row, measured: `${share.toFixed(1)} % of ${total}`, ok: share >= 97 }
}

function mutationRow(): BenchRow {
  const row = { what: 'mutation score of the strict areas', goal: '>= 85 %' }
  const mutation = report('reports/mutation/mutation.json') as MutationReport | undefined
  if (mutation === undefined) return { ...row, measured: 'unknown, run `npm run mutation`', ok: false }
  const statuses = Object.values(mutation.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const valid = noticed + statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  const score = valid === 0 ? 0 : (100 * noticed) / valid
  const files = Object.keys(mutation.files).length
  return { ...row, measured: `${score.toFixed(1)} % of ${valid} mutants in ${files} files`, ok: score >= 85 }
}

function report(path: string): unknown {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined
}
