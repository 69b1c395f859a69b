import { mkdirSync, writeFileSync } from 'node:fs'

import type { BenchRow } from './bench-row.js'
import { type BuiltPage, buildPage } from './browser/build-page.js'
import { chunksWith, firstChunks, scriptFiles, sizeOfChunks } from './browser/chunks.js'
import { clickAndSee } from './browser/click-and-see.js'
import { openLab } from './browser/open-lab.js'
import { wallets } from './browser/seen.js'
import { type WeighedModule, weigh } from './browser/weigh.js'

const react = [/^react(-dom)?(\/|$)/, /^scheduler$/]
const report = 'reports/shell-modules.json'

/** What a host page downloads: before anybody clicks, and until a wallet can be chosen. */
export async function bench(): Promise<readonly BenchRow[]> {
  const plain = await buildPage('plain')
  const bare = await buildPage('bare')
  const first = sizeOfChunks(firstChunks(bare)) - sizeOfChunks(firstChunks(plain))
  const usable = await loadedUntilUsable()
  const shared = chunksWith(await buildPage('host', react), usable.modules)
  writeReport({ 'before the first click': weigh(firstChunks(bare)), 'usable Connect view': weigh(usable.chunks) })
  const { chunks } = usable
  const until = 'shell: JavaScript to a usable Connect view'
  return [
    row('shell: JavaScript before the first click, gzip', { bytes: first, goal: 5, limit: 5.35 }),
    filesRow(`${until}, files asked for`, chunks.length),
    row(`${until}, kernel included`, { bytes: sizeOfChunks(chunks), goal: 130, limit: 156 }),
    row(`${until} where the host has the same React 19`, { bytes: sizeOfChunks(shared), goal: 65, limit: 88 }),
  ]
}

interface Usable {
  readonly chunks: BuiltPage['chunks']
  readonly modules: ReadonlySet<string>
}

/** What a browser asks for until the wallets are seen, without what the page brings to be measured. */
async function loadedUntilUsable(): Promise<Usable> {
  const lab = await openLab(['host'])
  try {
    const { page, requests, end } = await lab.visit('host')
    await clickAndSee(page, wallets)
    const host = lab.built('host')
    const asked = scriptFiles(requests)
    const chunks = host.chunks.filter((chunk) => asked.has(chunk.fileName) && !isOfThePage(chunk))
    await end()
    return { chunks, modules: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)) }
  } finally {
    await lab.close()
  }
}

/** The wallets and the family that the page brings are no part of the product, with the few names of it that they carry. */
function isOfThePage({ isDynamicEntry, facadeModuleId }: BuiltPage['chunks'][number]): boolean {
  return isDynamicEntry && /\/(test|playground)\//.test(facadeModuleId ?? '')
}

interface Size {
  readonly bytes: number
  /** In kilobytes. */
  readonly goal: number
  /** What it may weigh while the goal is ahead, in kilobytes. Lower it with every gain. */
  readonly limit: number
}

function row(what: string, { bytes, goal, limit }: Size): BenchRow {
  const budget = { limit: `${limit} kB`, holds: bytes <= limit * 1000 }
  return { what, goal: `<= ${goal} kB`, measured: `${(bytes / 1000).toFixed(2)} kB`, ok: bytes <= goal * 1000, budget }
}

/** Each costs a slow phone the time of asking and of taking in, however small it is. */
function filesRow(what: string, count: number): BenchRow {
  return { what, goal: '<= 9', measured: `${count}`, ok: count <= 9, budget: { limit: '10', holds: count <= 10 } }
}

/** Which modules make the figures what they are: too long for a table. */
function writeReport(lists: Readonly<Record<string, readonly WeighedModule[]>>): void {
  mkdirSync('reports', { recursive: true })
  writeFileSync(report, `${JSON.stringify(lists, undefined, 2)}\n`)
}
