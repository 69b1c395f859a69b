/** A plugin that somebody outside of this repository has written: made by the command, built on what would be published, loaded while a page runs. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { chromiumArguments, findChromium } from '../../.ci/find-chromium.mjs'
import { makePlugins, plugins } from './setup/make-plugins.js'
import { root } from './setup/packed.js'
import { runIn } from './setup/run-in.js'
import { type Served, serveFile, serveLab } from './setup/serve.js'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'billfold-outside-'))
  await makePlugins(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(Object.keys(plugins))('%s', (name) => {
  test('behavior: compiles against the packed packages', async () => {
    expect(await runIn(join(folder, name), 'pnpm', 'exec', 'tsc', '--noEmit')).toBe('')
  })

  test('behavior: passes the kit', async () => {
    await runIn(join(folder, name), 'pnpm', 'exec', 'vitest', 'run', '--reporter=json', '--outputFile=found.json')
    const found = JSON.parse(readFileSync(join(folder, name, 'found.json'), 'utf8')) as Record<string, number>
    expect(found['numFailedTests']).toBe(0)
    expect(found['numPassedTests']).toBeGreaterThanOrEqual(name === 'lichen' ? 150 : 20)
  })
})

describe('the eighth family, in a page that never heard of it', () => {
  let browser: Browser
  let lab: Served
  let bundle: Served

  beforeAll(async () => {
    await runIn(join(folder, 'lichen'), 'pnpm', 'run', 'bundle')
    lab = await serveLab(join(folder, 'cache'))
    bundle = await serveFile(join(folder, 'lichen/bundle/scenario.js'))
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([lab.stop(), bundle.stop()])
  })

  test('behavior: it is loaded by its address, and its wallet connects', async () => {
    const page = await openLab()
    await page.getByRole('textbox', { name: 'Address of a scenario' }).fill(bundle.url)
    await page.getByRole('button', { name: 'Load it' }).click()
    await connect(page)
    await expect.poll(() => shownState(page)).toMatch(/lichen1acedacedac/)
  })

  test('behavior: it is loaded from a file, and its wallet connects', async () => {
    const page = await openLab()
    await page.getByLabel('Or a file').setInputFiles(join(folder, 'lichen/bundle/scenario.js'))
    await connect(page)
    await expect.poll(() => shownState(page)).toMatch(/lichen1acedacedac/)
  })

  test('behavior: an address with no plugin is told, and the page goes on', async () => {
    const page = await openLab()
    await page.getByRole('textbox', { name: 'Address of a scenario' }).fill(`${lab.url}nothing.js`)
    await page.getByRole('button', { name: 'Load it' }).click()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/import|module/i))
    await page
      .getByRole('listitem')
      .filter({ hasText: 'chain.example' })
      .getByRole('button', { name: /^Load / })
      .click()
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'chain.example' }).textContent()).toContain('Active')
  })

  async function openLab(): Promise<Page> {
    const page = await (await browser.newContext()).newPage()
    await page.goto(lab.url)
    return page
  }
})

test('behavior: nothing in kernel, ui and plugins names the family', () => {
  const files = execFileSync('git', ['ls-files', 'kernel', 'ui', 'plugins'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\.(?:ts|tsx|json)$/.test(file) && readFileSync(join(root, file), 'utf8').includes('lichen'))).toEqual([])
})

async function connect(page: Page): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: 'chain.lichen' })
  await row.getByRole('button', { name: /^Load / }).click()
  await expect.poll(() => row.textContent()).toContain('Active')
  const modal = page.getByRole('region', { name: 'The modal' })
  await modal.getByRole('button', { name: /^Open/ }).first().click()
  await modal.getByRole('button', { name: 'Connect with Lichen wallet' }).click()
}

function shownState(page: Page): Promise<string | null> {
  return page.getByRole('region', { name: 'State' }).textContent()
}
