import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { build } from 'vite'
import { afterAll, inject } from 'vitest'

import { toldWorld } from '../../../../playground/world/tell-world.js'
import { type PageServer, servePage } from '../../setup/serve-page.js'
import type { PairingFlow } from './pairing-flow.js'

/** The phone as a page of its own, in the hands of a person. */
export class PhonePage {
  constructor(readonly page: Page) {}

  /** Question of an app. */
  get question(): Locator {
    return this.page.getByRole('dialog')
  }

  /** Verdict of the phone on who asks. */
  get badge(): Locator {
    return this.question.locator('.badge')
  }

  async paste(link: string): Promise<void> {
    await this.page.getByLabel('Link or picture of a code').first().fill(link)
    await this.page.getByRole('button', { name: 'Pair' }).click()
  }

  async scanPicture(picture: Buffer): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
  }

  async answer(word: 'Approve' | 'Reject'): Promise<void> {
    await this.question.getByRole('button', { name: word }).click()
  }
}

/** Opens the playground's phone beside an app that pairs. Call it once per file. */
export function usePhonePage(): (flow: PairingFlow) => Promise<PhonePage> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-phone-'))
  let serving: Promise<PageServer> | undefined
  afterAll(async () => {
    ;(await serving)?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return async ({ host, cloud }) => {
    serving ??= servePhone(folder, { cloud: cloud.url, relay: cloud.relayUrl })
    const { origin } = await serving
    // Its own browser: what it keeps is not the app's.
    const context = await host.context.browser()?.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 800 } })
    if (context === undefined) throw new Error('The app runs in no browser')
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    await page.goto(`${origin}/phone/`)
    await page.getByRole('heading', { name: 'Pocket' }).waitFor()
    return new PhonePage(page)
  }
}

interface Places {
  readonly cloud: string
  readonly relay: string
}

/** Built for one world. */
async function servePhone(folder: string, { cloud, relay }: Places): Promise<PageServer> {
  const { nodes } = inject('flows')
  const root = fileURLToPath(new URL('../../../../playground', import.meta.url))
  const options = { target: 'es2023', outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 10_000 }
  const rolldownOptions = { input: join(root, 'phone/index.html') }
  const plugins = [toldWorld({ nodes, cloud, relay })]
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: { ...options, rolldownOptions } })
  return servePage({ folder, hosts: [cloud, relay, ...Object.values(nodes)], frames: [] })
}
