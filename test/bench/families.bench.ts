import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { productNamespaces } from '@billfold/kernel'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What a manifest may name and a page loads elsewhere. */
const elsewhere = [/^@billfold\/(kernel|ui)/, /^react/, /[.]css$/]
const goal = 1

/**
 * Seven registered families of which one is used: what each further one costs the page. A family that has no plugin yet is
 * stood in for by the model of a chain plugin.
 */
export async function bench(): Promise<readonly BenchRow[]> {
  return Promise.all(productNamespaces.map(familyRow))
}

async function familyRow(family: string): Promise<BenchRow> {
  const own = join(root, 'plugins', family, 'src/manifest.ts')
  const isThere = existsSync(own)
  const { initialSize } = await bundle(isThere ? own : join(root, 'playground/examples/chain/src/manifest.ts'), elsewhere)
  return {
    what: `seven families registered, one used: ${family}${isThere ? '' : ' (the model plugin)'} costs the page`,
    goal: `<= ${goal} kB`,
    measured: `${(initialSize / 1000).toFixed(2)} kB`,
    ok: initialSize <= goal * 1000,
  }
}
