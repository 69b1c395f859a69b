import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'
import { writeFamiliesPage, writeRegistrations } from './families/families-page.js'
import { type FamilyManifest, familyManifests } from './families/family-manifests.js'
import { filesAsked } from './families/files-asked.js'

/** What a manifest may name and a page loads elsewhere. */
const elsewhere = [/^@billfold\/(kernel|ui)/, /^react/, /[.]css$/]
/** In kilobytes: a manifest alone, and one more beside others that it is packed with. */
const goals = { alone: 1, further: 0.1 }

/**
 * Seven registered families of which one is used: what each costs the page, and what is asked for those that are not used. A family that has
 * no plugin yet is what `npm create billfold-plugin` gives the author of one.
 */
export async function bench(): Promise<readonly BenchRow[]> {
  // What is made there finds the packages that tests find.
  const home = join(root, 'test/node_modules/.families')
  mkdirSync(home, { recursive: true })
  const folder = mkdtempSync(`${home}/`)
  try {
    const manifests = familyManifests(folder)
    return [...(await Promise.all(manifests.map(aloneRow))), await furtherRow(folder, manifests), ...(await askedRows(folder, manifests))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function aloneRow({ family, file, isOwn }: FamilyManifest): Promise<BenchRow> {
  const { initialSize } = await bundle(file, elsewhere)
  return weighed(`families: ${family}${isOwn ? '' : ' (as the command makes one)'} registered, by itself`, {
    bytes: initialSize,
    goal: goals.alone,
  })
}

/** Files that are gzipped together are smaller than each by itself. */
async function furtherRow(folder: string, manifests: readonly FamilyManifest[]): Promise<BenchRow> {
  const sizes = [manifests.slice(0, 1), manifests].map((some) => bundle(writeRegistrations(folder, some), elsewhere))
  const [one, all] = await Promise.all(sizes)
  if (one === undefined || all === undefined) throw new Error('Both were asked for')
  return weighed('families: each of the six further ones on a page with seven', {
    bytes: (all.initialSize - one.initialSize) / (manifests.length - 1),
    goal: goals.further,
  })
}

async function askedRows(folder: string, manifests: readonly FamilyManifest[]): Promise<readonly BenchRow[]> {
  writeFamiliesPage(folder, manifests)
  const { oneListed, allListed, used } = await filesAsked(folder, manifests)
  const what = 'families: files asked for of the six that are not used,'
  return [
    none(`${what} EVM networks, modal opened, EVM connected`, { found: oneListed, used }),
    none(`${what} all networks, EVM connected again`, { found: allListed, used }),
  ]
}

function weighed(what: string, { bytes, goal }: { readonly bytes: number; readonly goal: number }): BenchRow {
  return { what, goal: `<= ${goal} kB`, measured: `${(bytes / 1000).toFixed(2)} kB`, ok: bytes <= goal * 1000 }
}

interface Asked {
  readonly found: readonly string[]
  readonly used: readonly string[]
}

function none(what: string, { found, used }: Asked): BenchRow {
  const isSeen = used.length > 0
  return { what, goal: '0', measured: isSeen ? String(found.length) : 'not even EVM was asked for', ok: isSeen && found.length === 0 }
}
