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
/** In kilobytes; the base of all families is in the first. */
const goals = { connect: 13, read: 20 }
/** Limit of all that arrives together with the wallets, until the goal is reached, in kilobytes. Lower it with every gain. */
const limit = 13.7
const sdk = /node_modules\/(?:\.pnpm\/)?@solana/

/** What a page downloads, minified and gzipped, until Solana wallets are found and connected, and for the first transfer. */
export async function bench(): Promise<readonly BenchRow[]> {
  const plugin = await bundle(join(root, 'plugins/solana/src/plugin.ts'), ofTheKernel)
  const reads = await bundle(join(root, 'plugins/solana/src/operations.ts'), ofTheKernel)
  const transfer = await bundle(join(root, 'plugins/solana/src/send/transfer.ts'), ofTheKernel)
  const evm = await bundle(join(root, 'plugins/eip155/src/plugin.ts'), ofTheKernel)
  const early = plugin.initialModules.filter((id) => sdk.test(id))
  const foreign = evm.modules.filter((id) => sdk.test(id) || id.includes('plugins/solana/'))
  const holds = plugin.initialSize <= limit * 1000 && early.length === 0
  return [
    {
      ...row('solana: discovery, connect path and adapter', { bytes: plugin.initialSize, goal: goals.connect }),
      budget: { limit: `${limit} kB`, holds },
    },
    row('solana: what arrives after connecting', { bytes: reads.initialSize, goal: goals.read }),
    row('solana: what arrives with the first transfer, the SDK in it', { bytes: transfer.initialSize, goal: goals.read }),
    none('solana: files of the SDK that arrive with the wallets', early),
    none('solana: files that arrive when only the EVM family is used', foreign),
  ]
}

function none(what: string, found: readonly string[]): BenchRow {
  return { what, goal: '0', measured: String(found.length), ok: found.length === 0 }
}

function row(what: string, { bytes, goal }: { readonly bytes: number; readonly goal: number }): BenchRow {
  return { what, goal: `<= ${goal} kB`, measured: `${(bytes / 1000).toFixed(2)} kB`, ok: bytes <= goal * 1000 }
}
