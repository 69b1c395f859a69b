import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** In kilobytes; the budget falls with every gain. */
const [goal, limit] = [25, 22]
const otherFamilies = [/^\.\/(?:bitcoin|cosmos|polkadot|stacks|sui)\.js$/]

/** What a backend loads, minified and gzipped, until it has verified sign-ins of EVM and Solana. */
export async function bench(): Promise<readonly BenchRow[]> {
  const { size } = await bundle(join(root, 'siwx-server/src/index.ts'), otherFamilies)
  const measured = `${(size / 1000).toFixed(2)} kB`
  const budget = { limit: `${limit} kB`, holds: size <= limit * 1000 }
  return [{ what: 'siwx-server: sign-ins of EVM and Solana', goal: `<= ${goal} kB`, measured, ok: size <= goal * 1000, budget }]
}
