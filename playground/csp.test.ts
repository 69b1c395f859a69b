import { fileURLToPath } from 'node:url'
import { type Browser, type Page, chromium } from 'playwright'
import { type PreviewServer, build, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArguments, findChromium } from '../.ci/find-chromium.mjs'
import { contentSecurityPolicy } from './csp.js'

const root = fileURLToPath(new URL('.', import.meta.url))
const outDir = `${root}node_modules/.cache/csp-test`

describe('the built page', () => {
  let server: PreviewServer
  let browser: Browser
  let page: Page
  const said: string[] = []
  const asked: string[] = []

  beforeAll(async () => {
    await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true, rolldownOptions: { input: `${root}lab/index.html` } } })
    server = await preview({ root, logLevel: 'silent', build: { outDir }, preview: { port: 0 } })
    browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
    page = await browser.newPage()
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await page.goto(`${String(server.resolvedUrls?.local[0])}lab/`)
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  test('behavior: it carries the policy', async () => {
    expect(await page.locator('meta[http-equiv]').getAttribute('content')).toBe(contentSecurityPolicy)
  })

  test('behavior: everything in it works under the policy', async () => {
    await page.getByRole('button', { name: 'Load Stamps for notes', exact: true }).click()
    await page.getByRole('button', { name: 'Open NotePad' }).click()
    await page.locator('.modal h3', { hasText: 'Note pad' }).waitFor()
    await page.getByText('Dark', { exact: true }).click()
    await page.locator('.plugin[data-state="active"] h3', { hasText: 'Stamps' }).waitFor()
    expect(said).toEqual([])
  })

  test('behavior: it asks nobody but its own server', () => {
    expect([...new Set(asked)]).toEqual([new URL(page.url()).host])
  })

  test('behavior: the policy holds, so that the tests above can fail', async () => {
    const other = await browser.newPage()
    const complaint = other.waitForEvent('console')
    await other.goto(page.url())
    await other.evaluate(() => document.body.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' })))
    expect((await complaint).text()).toContain('Content Security Policy')
    await other.close()
  })
})
