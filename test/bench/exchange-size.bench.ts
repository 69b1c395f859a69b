import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What the page of a visitor has who pays with an exchange: the modal stands. */
const ofThePage = [/^@billfold\/(?:kernel|ui)/, /(?:kernel|ui)\/(?:src|kit)\//, /^mobx/, /^react/, /^valibot$/, /[.]css$/]
/** In kilobytes. */
const goal = 14

/** What paying downloads beside the modal, minified and gzipped, until an amount can be typed. */
export async function bench(): Promise<readonly BenchRow[]> {
  return Promise.all([
    row('paying with an exchange: what arrives until the exchanges stand', ['payment/payment-plugin.ts', 'view/pay-view.tsx']),
    row('depositing from an exchange: what arrives until the exchanges stand', ['deposit/deposit-plugin.ts', 'view/fund-wallet-view.tsx']),
  ])
}

async function row(what: string, parts: readonly string[]): Promise<BenchRow> {
  const entries = parts.map((part) => join(root, 'plugins/exchange/src', part))
  const { initialSize } = await bundle(entries, ofThePage)
  return { what, goal: `<= ${goal} kB`, measured: `${(initialSize / 1000).toFixed(2)} kB`, ok: initialSize <= goal * 1000 }
}
