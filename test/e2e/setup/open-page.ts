import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'

/** A page, and everything that it should not have done. */
export interface HostPage {
  readonly page: Page
  /** What the policy refused, requests that went elsewhere, errors and warnings: none of it belongs in a host. */
  readonly complaints: readonly string[]
}

export interface HostPageOptions extends BrowserContextOptions {
  /** A script that runs before the page's own, whatever its policy says. */
  readonly init?: string
}

/** The one browser of all tests. Call it once per file. */
export function useBrowser(): (path: string, options?: HostPageOptions) => Promise<HostPage> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser?.close())
  return async (path, { init, ...options } = {}) => {
    if (browser === undefined) throw new Error('The browser is not there yet: open pages in tests')
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1100, height: 800 }, ...options })
    const page = await context.newPage()
    const complaints = await watch(page)
    if (init !== undefined) await page.addInitScript(init)
    await page.goto(`${inject('origin')}${path}`)
    return { page, complaints }
  }
}

async function watch(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  const own = inject('origin')
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${own}/`) && !request.url().startsWith('blob:')) complaints.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('tellViolation', (what: string) => complaints.push(`violation: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      ;(globalThis as unknown as { tellViolation(what: string): void }).tellViolation(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return complaints
}
