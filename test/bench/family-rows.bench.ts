import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type PageWalletFamily, testWallet } from '../playwright/index.js'
import type { BenchRow } from './bench-row.js'
import { buildPage } from './browser/build-page.js'
import { clickAndSee } from './browser/click-and-see.js'
import { median } from './browser/median.js'
import { type Lab, openLab } from './browser/open-lab.js'
import { wallets } from './browser/seen.js'
import { root } from './bundle.js'
import { writeFamiliesPage } from './families/families-page.js'
import { familyManifests } from './families/family-manifests.js'

const slowdown = 4
const rounds = 9
/** How long a visitor looks at a page before they press, in milliseconds. */
const rest = 3_000
const goal = 1.3
/** A time says as much about the machine as about the code: a missed one is shown, and fails nothing. */
const noisy = { limit: 'what the machine allows', holds: true }

interface Crowd {
  readonly listed: 'all' | 'first'
  /** How many wallets of each family are in the page. One of EVM is the Fjord, which is waited for. */
  readonly wallets: Readonly<Partial<Record<PageWalletFamily, number>>>
}

const few: Crowd = { listed: 'first', wallets: { eip155: 3 } }
const many: Crowd = { listed: 'all', wallets: { eip155: 7, solana: 4, sui: 3, polkadot: 3, bip122: 1, stacks: 1, cosmos: 1 } }

/** How much longer a visitor with many wallets waits for the rows of the list, on a page with all seven families. */
export async function bench(): Promise<readonly BenchRow[]> {
  // What is made there finds the packages that tests find.
  const home = join(root, 'test/node_modules/.families')
  mkdirSync(home, { recursive: true })
  const folder = mkdtempSync(`${home}/`)
  try {
    writeFamiliesPage(folder, familyManifests(folder))
    const lab = await openLab([await buildPage('families', { folder })])
    try {
      // The first visit starts parts of the browser that the later ones find running.
      await timeToRows(lab, few)
      const ratios: number[] = []
      for (let count = 0; count < rounds; count++) {
        const before = await timeToRows(lab, few)
        ratios.push((await timeToRows(lab, many)) / before)
      }
      const ratio = median(ratios)
      return [
        {
          what: 'families: time to the rows, 7 families and 20 wallets against 1 and 3',
          ...{ goal: `<= ${goal}`, measured: ratio.toFixed(2), ok: ratio <= goal },
          budget: noisy,
        },
      ]
    } finally {
      await lab.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeToRows(lab: Lab, crowd: Crowd): Promise<number> {
  const { page, end } = await lab.visit('families', slowdown)
  for (const [family, count] of Object.entries(crowd.wallets) as [PageWalletFamily, number][])
    for (let index = 1; index <= count; index++)
      await testWallet(page, {
        family,
        ...(family !== 'cosmos' && { name: family === 'eip155' && index === 3 ? 'Fjord' : `${family} ${index}` }),
      })
  await page.goto(`${page.url()}?listed=${crowd.listed}`, { waitUntil: 'load' })
  await page.waitForTimeout(rest)
  const time = await clickAndSee(page, wallets)
  await end()
  return time
}
