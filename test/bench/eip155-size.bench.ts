import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What every page with a kernel has already. */
const ofTheKernel = [
  /^@billfold\/kernel(?:\/(?:abort|lazy|parse|primordials|validation))?$/,
  /kernel\/src\//,
  /(?:^|\/)src\/(?:core|wallets)\//,
  /^mobx$/,
  /^valibot$/,
]
/** In kilobytes. */
const goal = 13
/** What may arrive together with the wallets, in kilobytes, the base of all families in it. Lower it with every gain. */
const limit = 13.2

/** What a page downloads, minified and gzipped, until wallets of the EVM family are found and one of them is connected. */
export async function bench(): Promise<readonly BenchRow[]> {
  const plugin = await bundle(join(root, 'plugins/eip155/src/plugin.ts'), ofTheKernel)
  const viem = plugin.initialModules.filter((id) => /node_modules\/(?:\.pnpm\/)?(?:viem|ox)@?/.test(id))
  const holds = plugin.initialSize <= limit * 1000 && viem.length === 0
  return [
    { ...row('eip155: discovery, connect path and adapter', plugin.initialSize), budget: { limit: `${limit} kB`, holds } },
    { what: 'eip155: files of viem that arrive with it', goal: '0', measured: String(viem.length), ok: viem.length === 0 },
  ]
}

function row(what: string, bytes: number): BenchRow {
  return { what, goal: `<= ${goal} kB`, measured: `${(bytes / 1000).toFixed(2)} kB`, ok: bytes <= goal * 1000 }
}
