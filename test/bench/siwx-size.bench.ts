import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** In kilobytes; the limits fall with every gain. */
const server = { goal: 25, limit: 22 }
const view = { goal: 6, limit: 2 }
const otherFamilies = [/^\.\/(?:bitcoin|cosmos|polkadot|stacks|sui)\.js$/]
/** What a page has that shows the modal, and the plugin, which is there before the view. */
const ofThePage = [/^@billfold\/(?:kernel|ui)/, /^mobx/, /^react/, /[.]css$/]

/** What a backend loads, minified and gzipped, until it has verified sign-ins of EVM and Solana; and what the sign view adds to a page. */
export async function bench(): Promise<readonly BenchRow[]> {
  const { size } = await bundle(join(root, 'siwx-server/src/index.ts'), otherFamilies)
  const { initialSize } = await bundle(join(root, 'plugins/siwx/src/view/sign-in-view.tsx'), ofThePage)
  return [row('siwx-server: sign-ins of EVM and Solana', size, server), row('siwx: the sign view', initialSize, view)]
}

function row(what: string, bytes: number, { goal, limit }: typeof server): BenchRow {
  const measured = `${(bytes / 1000).toFixed(2)} kB`
  const budget = { limit: `${limit} kB`, holds: bytes <= limit * 1000 }
  return { what, goal: `<= ${goal} kB`, measured, ok: bytes <= goal * 1000, budget }
}
