import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What every page with a kernel has already, and what every family stands on. */
const ofTheKernel = [/^@billfold\/(?:kernel|wallet-registry)/, /(?:kernel|wallet-registry)\/(?:src|family|data)\//, /^mobx$/, /^valibot$/]
/** In kilobytes. */
const goals = { connect: 6, after: 7, request: 50, sdk: 40 }
const sdk = /node_modules\/(?:\.pnpm\/)?@stacks/

/** What a page downloads, minified and gzipped, until Stacks wallets are found and connected, and for the first request to one. */
export async function bench(): Promise<readonly BenchRow[]> {
  const source = (file: string): string => join(root, 'plugins/stacks/src', file)
  const plugin = await bundle(source('plugin.ts'), ofTheKernel)
  const after = await bundle(source('operations.ts'), ofTheKernel)
  const request = await bundle(source('wallets/ask-by-sdk.ts'), ofTheKernel)
  const verify = await bundle(source('signing/verify.ts'), ofTheKernel)
  const transfer = await bundle(source('money/transfer.ts'), ofTheKernel)
  const early = [...plugin.initialModules, ...after.initialModules].filter((id) => sdk.test(id))
  return [
    row('stacks: discovery and connect, without the base of all families', plugin.initialSize, goals.connect),
    row('stacks: what arrives after connecting, by itself', after.initialSize, goals.after),
    row('stacks: the SDK that asks a wallet, with the first request', request.initialSize, goals.request),
    row('stacks: the SDK that verifies, by itself', verify.initialSize, goals.sdk),
    row('stacks: a transfer, by itself', transfer.initialSize, goals.sdk),
    {
      what: 'stacks: files of the SDK before a wallet is asked to sign',
      goal: '0',
      measured: String(early.length),
      ok: early.length === 0,
    },
  ]
}

function row(what: string, bytes: number, goal: number): BenchRow {
  return { what, goal: `<= ${goal} kB`, measured: `${(bytes / 1000).toFixed(2)} kB`, ok: bytes <= goal * 1000 }
}
