import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** The kernel, with the base of all families, and what it brings: a page with one family has them already. */
const kernel = [
  /^@billfold\/kernel/,
  /kernel\/(?:src|family|data)\//,
  /^mobx$/,
  /^valibot$/,
  /^@billfold\/wallet-registry/,
  /wallet-registry\//,
]
/** The SDK of each family, which a wallet of the family has to be chosen for. */
const sdks: Readonly<Record<string, RegExp>> = {
  bip122: /node_modules\/(?:\.pnpm\/)?(?:@scure[/+]btc-signer|sats-connect|@sats-connect)/,
  cosmos: /node_modules\/(?:\.pnpm\/)?@cosmjs/,
  polkadot: /node_modules\/(?:\.pnpm\/)?@polkadot/,
  stacks: /node_modules\/(?:\.pnpm\/)?@stacks/,
  sui: /node_modules\/(?:\.pnpm\/)?@mysten/,
}
/** In kilobytes, and in lines that are no test. */
const goals = { connect: 6, lines: 1_100 }
/** Until the goals are reached: lower them with every gain. */
const budgets: Readonly<Record<string, Partial<typeof goals>>> = {
  bip122: { lines: 1_452 },
  cosmos: { lines: 1_399 },
  polkadot: { lines: 1_702 },
}

/** What the five smaller families weigh beside the base that they stand on, and how long they are. A family without a plugin has no row yet. */
export async function bench(): Promise<readonly BenchRow[]> {
  const there = Object.entries(sdks).filter(([family]) => existsSync(join(root, 'plugins', family, 'src/plugin.ts')))
  return (await Promise.all(there.map(([family, sdk]) => rowsOf(family, sdk)))).flat()
}

async function rowsOf(family: string, sdk: RegExp): Promise<readonly BenchRow[]> {
  const source = join(root, 'plugins', family, 'src')
  const { initialSize, initialModules } = await bundle(join(source, 'plugin.ts'), kernel)
  const early = initialModules.filter((id) => sdk.test(id))
  const lines = filesIn(source).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
  return [
    {
      what: `${family}: discovery and connect beside the base`,
      ...{ goal: `<= ${goals.connect} kB`, measured: `${(initialSize / 1000).toFixed(2)} kB`, ok: initialSize <= goals.connect * 1000 },
      ...budget(initialSize / 1000, budgets[family]?.connect, 'kB'),
    },
    { what: `${family}: files of the SDK before a wallet is chosen`, goal: '0', measured: String(early.length), ok: early.length === 0 },
    {
      ...{ what: `${family}: own lines`, goal: `<= ${goals.lines}`, measured: String(lines), ok: lines <= goals.lines },
      ...budget(lines, budgets[family]?.lines, 'lines'),
    },
  ]
}

function budget(measured: number, limit: number | undefined, unit: string): Pick<BenchRow, 'budget'> {
  return limit === undefined ? {} : { budget: { limit: `${limit} ${unit}`, holds: measured <= limit } }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<![.]test|[.]test-d)[.]ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
