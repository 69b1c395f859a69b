import type { Page } from 'playwright'

import { testWallet } from '../../playwright/index.js'
import { type BuiltPage, buildPage } from '../browser/build-page.js'
import { scriptFiles } from '../browser/chunks.js'
import { openLab } from '../browser/open-lab.js'
import { connect } from '../browser/seen.js'
import type { FamilyManifest } from './family-manifests.js'

/** The requests that a page made for families that nobody used. */
export interface FilesAsked {
  /** EVM networks only: the modal was opened and an EVM wallet connected. */
  readonly oneListed: readonly string[]
  /** Networks of all families: the page came again, and the EVM wallet was connected by itself. */
  readonly allListed: readonly string[]
  /** Files of the family that was used: were there none, nothing would have been measured. */
  readonly used: readonly string[]
}

/** Connects a wallet of one family in a browser, comes again, and tells which files of which families were asked for. */
export async function filesAsked(folder: string, manifests: readonly FamilyManifest[]): Promise<FilesAsked> {
  const built = await buildPage('families', { folder })
  const files = (isUsed: boolean): ReadonlySet<string> =>
    new Set(manifests.filter(({ family }) => (family === 'eip155') === isUsed).flatMap((manifest) => filesOf(built, manifest)))
  const [used, unused] = [files(true), files(false)]
  if (unused.size < manifests.length - 1) throw new Error('A family has no file of its own that could be asked for')
  const lab = await openLab([built])
  try {
    const { page, requests, end } = await lab.visit('families')
    await connectWallet(page)
    const first = scriptFiles(requests)
    const before = requests.length
    await page.goto(`${page.url()}?listed=all`)
    await untilConnected(page)
    const second = scriptFiles(requests.slice(before))
    await end()
    const among = (asked: ReadonlySet<string>, some: ReadonlySet<string>): string[] => [...asked].filter((file) => some.has(file))
    return { oneListed: among(first, unused), allListed: among(second, unused), used: among(first, used) }
  } finally {
    await lab.close()
  }
}

/** What arrives for a family and for nobody else. */
function filesOf({ chunks }: BuiltPage, { file }: FamilyManifest): readonly string[] {
  const home = file.replace(/src\/manifest\.ts$/, '')
  return chunks
    .filter(({ isEntry, moduleIds }) => !isEntry && moduleIds.length > 0 && moduleIds.every((id) => id.startsWith(home)))
    .map(({ fileName }) => fileName)
}

async function connectWallet(page: Page): Promise<void> {
  const wallet = await testWallet(page)
  await page.reload()
  await wallet.connect()
  await wallet.approve()
  await untilConnected(page)
}

async function untilConnected(page: Page): Promise<void> {
  await page.locator(connect).getByRole('button', { name: '0xf3' }).waitFor()
  // What a page asks for when it has nothing else to do is asked for now.
  await page.waitForTimeout(2_000)
}
