import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'

import { type HostPage, useBrowser } from './setup/open-page.js'

const open = useBrowser()
const home = join(inject('folder'), 'script-tag/dist')
const folder = join(home, 'billfold')

describe('a page without a bundler, under the strict policy', () => {
  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])('default: connects a wallet and finds it again after a reload, in %s', async (locale, direction) => {
    const { page, complaints } = await open(`/script-tag/?locale=${locale}`)
    const modal = await openModal(page)
    // The direction comes with the words.
    await expect.poll(() => modal.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe(direction)
    await modal.getByRole('button', { name: 'Paper wallet' }).click()
    await expect.poll(() => page.locator('#account').textContent()).toMatch(/^0x70997970/i)
    await page.reload()
    await expect.poll(() => page.locator('#account').textContent()).toMatch(/^0x70997970/i)
    expect(complaints).toEqual([])
  })

  test('behavior: every file of the folder is compared, and runs', async () => {
    const { page, complaints } = await open('/script-tag/')
    const files = readdirSync(folder).filter((file) => file.endsWith('.js') && !/^(?:billfold|parts)\b/.test(file))
    expect(files.length).toBeGreaterThan(400)
    expect(await page.evaluate(loadAll(files))).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('a file that somebody changed', () => {
  test('behavior: the first one does not run: the page of it does nothing', async () => {
    const { page, complaints } = await openChanged(/\/billfold\/billfold\.js$/)
    await expect.poll(() => complaints.join('\n')).toMatch(/integrity/)
    expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false)
    expect(await page.evaluate(() => customElements.get('billfold-button') === undefined)).toBe(true)
  })

  test.each([
    ['the list', /\/parts\.js$/],
    ['a part', /\/billfold\/(?!billfold|parts)[\w-]+\.js$/],
  ])('behavior: %s does not run: a dialog says that a part could not be loaded', async (_, changed) => {
    const { page, complaints } = await openChanged(changed)
    await page.locator('#connect').getByRole('button').click()
    const told = page.getByRole('dialog', { name: 'Could not load this part' })
    await expect.poll(() => told.isVisible()).toBe(true)
    expect(complaints.join('\n')).toMatch(/integrity/)
    expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false)
  })
})

/** The page, with something after the end of each file whose address matches. */
async function openChanged(changed: RegExp): Promise<HostPage> {
  const opened = await open('/html/')
  await opened.page.route(changed, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};globalThis.isChanged = true` })
  })
  await opened.page.goto(`${inject('origin')}/script-tag/`)
  return opened
}

async function openModal(page: Page): Promise<Locator> {
  await page.locator('#connect').getByRole('button').click()
  return page.getByRole('dialog')
}

/** As text: the runner of the tests puts something of its own in place of an import. */
function loadAll(files: readonly string[]): string {
  return `(async () => {
    const { loadPart } = await import('/script-tag/billfold/billfold.js')
    const failed = []
    for (const [file, list] of ${JSON.stringify(files.map((file) => [file, listOf(file)]))})
      await loadPart(file, list ?? undefined).catch((error) => failed.push(String(error)))
    return failed
  })()`
}

/** The list of a language, if it has the file. */
function listOf(file: string): string | undefined {
  return lists.find((list) => readFileSync(join(folder, list), 'utf8').includes(`"${file}":`))
}

const lists = readdirSync(folder).filter((file) => file.startsWith('parts-of-'))
