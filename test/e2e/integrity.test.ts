import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const packed = join(inject('folder'), 'packed')
const tarballs = readdirSync(packed).filter((file) => /^billfold-(?!example-)/.test(file))
const unpacked = mkdtempSync(join(tmpdir(), 'billfold-integrity-'))
let browser: Browser

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'))
})
afterAll(async () => {
  await browser.close()
  rmSync(unpacked, { recursive: true, force: true })
})

describe('the hashes in dist/integrity.json', () => {
  test.each(tarballs)('default: %s: every module has its own, and nothing else has one', (tarball) => {
    const { hashes, contentOf, modules } = unpack(tarball)
    expect(Object.keys(hashes)).toEqual(modules)
    for (const [file, hash] of Object.entries(hashes)) {
      expect(hash).toBe(`sha384-${createHash('sha384').update(contentOf(file)).digest('base64')}`)
    }
  })

  test('behavior: a browser runs the modules as they were published', async () => {
    const page = await openPage()
    expect(await importAll(page)).toBe('imported')
  })

  test.each(['src/index.js', 'chunks/wallets.js'])('behavior: a browser does not run %s when somebody changed it', async (changed) => {
    const page = await openPage(changed)
    expect(await importAll(page)).toMatch(/Failed to fetch/)
    expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false)
  })
})

const registry = (): string => tarballs.find((file) => file.startsWith('billfold-wallet-registry-')) ?? ''
const origin = 'http://localhost:1'

interface Unpacked {
  readonly hashes: Readonly<Record<string, string>>
  readonly modules: readonly string[]
  contentOf(file: string): Buffer
}

function unpack(tarball: string): Unpacked {
  const folder = mkdtempSync(join(unpacked, 'package-'))
  execFileSync('tar', ['-xzf', join(packed, tarball), '-C', folder])
  const dist = join(folder, 'package/dist')
  const contentOf = (file: string): Buffer => readFileSync(join(dist, file))
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const hashes = JSON.parse(contentOf('integrity.json').toString()) as Record<string, string>
  return { hashes, modules: modules.toSorted(), contentOf }
}

/** A host that serves a package as it is, with one of its files changed. */
async function openPage(changed?: string): Promise<Page> {
  const { hashes, contentOf } = unpack(registry())
  const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`/vendor/${file}`, hash]))
  const map = JSON.stringify({ imports: { '@billfold/wallet-registry': '/vendor/src/index.js' }, integrity })
  const page = await browser.newPage()
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: `<script type="importmap">${map}</script>` })
    const file = pathname.replace('/vendor/', '')
    const body = file === changed ? `${contentOf(file).toString()};globalThis.isChanged = true` : contentOf(file)
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${origin}/`)
  return page
}

/** Imports the package, and then whatever it would load later. */
function importAll(page: Page): Promise<string> {
  const modules = ['@billfold/wallet-registry', ...unpack(registry()).modules.map((file) => `/vendor/${file}`)]
  // As text: the runner of the tests puts something of its own in place of an import.
  return page.evaluate(
    `(async () => { for (const module of ${JSON.stringify(modules)}) await import(module) })().then(() => 'imported', String)`,
  )
}
