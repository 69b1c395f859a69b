import { type Browser, type CDPSession, type Page, chromium } from 'playwright'

import { chromiumArguments, findChromium } from '../../../.ci/find-chromium.mjs'
import { type BuiltPage, type PageName, buildPage } from './build-page.js'
import { servePages } from './serve-pages.js'

/** A page that nobody has visited before, and the way to steer its browser. */
export interface Visit {
  readonly page: Page
  readonly browser: CDPSession
  /** Every address that was asked for. */
  readonly requests: readonly string[]
  end(): Promise<void>
}

/** A browser, and pages to look at. */
export interface Lab {
  /** Opens a page with nothing cached, on a processor that is so many times slower. */
  visit(name: PageName, slowdown?: number): Promise<Visit>
  /** What a page was built to. */
  built(name: PageName): BuiltPage
  close(): Promise<void>
}

/** Builds pages, unless they are built, and starts a browser of its own for them. They may speak with the origins that they reach, and have them in frames. */
export async function openLab(wishes: readonly (PageName | BuiltPage)[], reaches: readonly string[] = []): Promise<Lab> {
  const pages = new Map<PageName, BuiltPage>()
  for (const wish of wishes) {
    const page = typeof wish === 'string' ? await buildPage(wish) : wish
    pages.set(page.name, page)
  }
  const served = await servePages([...pages.values()], reaches)
  const args = [...chromiumArguments, '--enable-precise-memory-info']
  const browser = await chromium.launch({ executablePath: await findChromium(), args })
  return {
    visit: (name, slowdown = 1) => visit({ browser, slowdown, address: served.address(name) }),
    built(name) {
      const page = pages.get(name)
      if (page === undefined) throw new Error(`The page ${name} was not built for this lab`)
      return page
    },
    async close() {
      await browser.close()
      await served.close()
    },
  }
}

interface VisitOptions {
  readonly browser: Browser
  readonly slowdown: number
  readonly address: string
}

async function visit({ browser, slowdown, address }: VisitOptions): Promise<Visit> {
  // A context of its own has a cache of its own.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => console.error(`The page of the bench failed: ${String(error)}`))
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'load' })
  return { page, browser: session, requests, end: () => context.close() }
}
