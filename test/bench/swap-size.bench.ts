import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What the page of a visitor has who chooses to swap: the modal stands. */
const ofThePage = [/^@billfold\/(?:kernel|ui)/, /(?:kernel|ui)\/(?:src|kit)\//, /^mobx/, /^react/, /^valibot$/, /[.]css$/]
/** In kilobytes; the budget falls with every gain. */
const goal = 14
const limit = 14

/** What swapping downloads beside the modal, minified and gzipped, until an amount can be typed. */
export async function bench(): Promise<readonly BenchRow[]> {
  const { initialSize } = await bundle(
    ['plugin.ts', 'view/swap-view.tsx'].map((part) => join(root, 'plugins/swap/src', part)),
    ofThePage,
  )
  return [
    {
      what: 'swapping: the plugin until an amount can be typed',
      ...{ goal: `<= ${goal} kB`, measured: `${(initialSize / 1000).toFixed(2)} kB`, ok: initialSize <= goal * 1000 },
      budget: { limit: `${limit} kB`, holds: initialSize <= limit * 1000 },
    },
  ]
}
