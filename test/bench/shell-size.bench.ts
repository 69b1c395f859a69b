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
  const early = (page: BuiltPage): number => sizeOfChunks(firstChunks(page)) - sizeOfChunks(firstChunks(plain))
  const { chunks, pictures, modules } = await loadedUntilUsable(await buildPage('host'))
  const shared = chunksWith(await buildPage('host', { external: react }), modules)
  const realPage = await buildPage('real')
  const firstView = chunksTo(realPage, /dist\/chunks\/(?:first-view|wallet-finders)\.js$/)
  const account = chunksTo(realPage, /dist\/chunks\/account\.js$/)
  const sources = await writeReport()
  const ofAccount = sources.filter(({ id }) => /\/(?:first|stored)-account|\/views\/account/.test(id))
  const until = 'shell: JavaScript to wallets that can be pressed'
  const all = 'shell: JavaScript to the whole of the Connect view, kernel and React'
  return [
    row('shell: JavaScript before the first click, gzip', { bytes: early(bare), goal: 5, limit: 5.6 }),
    row('shell: the same of a page with eip155, wallets, walletconnect', { bytes: early(realPage), goal: 7.1, limit: 7.3 }),
    row(`${until}, page with eip155, wallets, walletconnect`, { bytes: sizeOfChunks(firstView), goal: 14, limit: 44.2 }),
    filesRow(`${until}, files of that page`, { count: firstView.length, goal: 12, limit: 5 }),
    row('shell: JavaScript to the account of the last visit, the same page', { bytes: sizeOfChunks(account), goal: 52, limit: 52 }),
    filesRow('shell: sources of the account among what is loaded where nobody is connected', {
      count: ofAccount.length,
      goal: 0,
      limit: 0,
    }),
    filesRow(`${all}, files asked for`, { count: chunks.length, goal: 9, limit: 9 }),
    row(all, { bytes: sizeOfChunks(chunks), goal: 150, limit: 173.4 }),
    row(`${all}, where the host has the same React 19`, { bytes: sizeOfChunks(shared), goal: 68, limit: 105.7 }),
    row('shell: JavaScript that finds the pictures of those wallets', { bytes: sizeOfChunks(pictures), goal: 2, limit: 2 }),
  ]
}

/** The files that the dialog and a first view come from, beside those that are there before the click. */
function chunksTo(page: BuiltPage, modules: RegExp): BuiltPage['chunks'] {
  const early = new Set(firstChunks(page))
  const entries = page.chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id) || id.endsWith('ui/dist/chunks/dialog.js')))
  const reached = new Set(entries)
  for (const { imports } of reached) for (const chunk of page.chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return [...reached].filter((chunk) => !early.has(chunk))
}

interface Usable {
  readonly chunks: BuiltPage['chunks']
  /** Files of pictures, which come beside the view or after it. */
  readonly pictures: BuiltPage['chunks']
  readonly modules: ReadonlySet<string>
}

/** What a browser asks for until the wallets are seen, without what the page brings to be measured. */
async function loadedUntilUsable(built: BuiltPage): Promise<Usable> {
  const lab = await openLab([built])
  try {
    const { page, requests, end } = await lab.visit(built.name)
    await clickAndSee(page, wallets)
    const asked = scriptFiles(requests)
    const pictures = built.chunks.filter(isOfPictures)
    const chunks = built.chunks.filter((chunk) => asked.has(chunk.fileName) && !isOfThePage(chunk) && !isOfPictures(chunk))
    await end()
    return { chunks, pictures, modules: new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => !id.startsWith('\0')))) }
  } finally {
    await lab.close()
  }
}

/** The wallets and the family that the page brings are no part of the product, with the few names of it that they carry. */
function isOfThePage({ isDynamicEntry, facadeModuleId }: BuiltPage['chunks'][number]): boolean {
  return isDynamicEntry && /\/(test|playground)\//.test(facadeModuleId ?? '')
}

/** Finds a picture, and has none itself. How many are asked for until the wallets are seen is a matter of time. */
function isOfPictures({ moduleIds }: BuiltPage['chunks'][number]): boolean {
  return (
    moduleIds.length > 0 &&
    moduleIds.every((id) =>
      /\/wallet-registry\/(?:dist\/(?:src|chunks)|src(?:\/marks)?)\/(?:load-mark|marks|wallet-marks)\.[jt]s$/.test(id),
    )
  )
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

interface FileCount {
  readonly count: number
  readonly goal: number
  readonly limit: number
}

/** Each costs a slow phone the time of asking and of taking in, however small it is. */
function filesRow(what: string, { count, goal, limit }: FileCount): BenchRow {
  return { what, goal: `<= ${goal}`, measured: `${count}`, ok: count <= goal, budget: { limit: `${limit}`, holds: count <= limit } }
}

/** Which modules make the figures what they are: too long for a table. Gives those of the Connect view. */
async function writeReport(): Promise<readonly WeighedModule[]> {
  const before = firstChunks(await buildPage('bare', { isFromSource: true }))
  const { chunks } = await loadedUntilUsable(await buildPage('host', { isFromSource: true }))
  const usable = weigh(chunks)
  const lists: Readonly<Record<string, readonly WeighedModule[]>> = {
    'before the first click': weigh(before),
    'usable Connect view': usable,
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync(report, `${JSON.stringify(lists, undefined, 2)}\n`)
  return usable
}
