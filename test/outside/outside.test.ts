/** A plugin that somebody outside of this repository has written: made by the command, built on what would be published, loaded while a page runs. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'

import { chromiumArguments, findChromium } from '../../.ci/find-chromium.mjs'
import { plugins } from './setup/make-projects.js'
import { root } from './setup/packed.js'
import { runIn } from './setup/run-in.js'
import { type Served, serveFile, serveLab, servePlayground } from './setup/serve.js'

const folder = inject('outside')
const project = (name: string): string => join(folder, name)
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
})
afterAll(() => browser.close())

describe.each(Object.keys(plugins))('%s', (name) => {
  test('behavior: compiles against the packed packages', async () => {
    expect(await runIn(project(name), 'pnpm', 'exec', 'tsc', '--noEmit')).toBe('')
  })

  test('behavior: passes the kit', async () => {
    await runIn(project(name), 'pnpm', 'exec', 'vitest', 'run', '--reporter=json', '--outputFile=found.json')
    const found = JSON.parse(readFileSync(join(project(name), 'found.json'), 'utf8')) as Record<string, number>
    expect(found['numFailedTests']).toBe(0)
    expect(found['numPassedTests']).toBeGreaterThanOrEqual(plugins[name as keyof typeof plugins] === 'chain' ? 150 : 20)
  })

  test('behavior: packs what can be published: manifest, contract, plugin and their types, and no source', async () => {
    const said = await runIn(project(name), 'pnpm', 'pack', '--json')
    const { files } = JSON.parse(said.slice(said.indexOf('{'))) as { readonly files: readonly { readonly path: string }[] }
    const entries = ['manifest', 'contract', 'plugin'].flatMap((entry) => [`dist/${entry}.js`, `dist/${entry}.d.ts`])
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(entries))
    expect(paths.filter((path) => !/^(dist\/.+\.(js|d\.ts)|package\.json|README\.md)$/.test(path) || path.includes('.test.'))).toEqual([])
    expect(await runIn(project(name), join(root, 'node_modules/.bin/publint'), 'run', '--strict', '.')).toContain('All good')
  })

  test('behavior: vite build makes one file of its scenario', async () => {
    await runIn(project(name), 'pnpm', 'run', 'bundle')
    const files = readdirSync(join(project(name), 'bundle'))
    const scenario = readFileSync(join(project(name), 'bundle/scenario.js'), 'utf8')
    // The bundler may leave a file beside it of code that nothing runs. What counts is that the scenario loads no other.
    expect(files).toContain('scenario.js')
    expect(files.filter((file) => scenario.includes(file))).toEqual([])
  })
})

test('default: services are told the version of the packed kernel, unless the host has one of its own', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'kernel/package.json'), 'utf8')) as { readonly version: string }
  const told = (options: object): Promise<string> =>
    runIn(project('lichen'), 'node', '--input-type=module', '--eval', askForVersion, JSON.stringify(options))
  expect(await told({})).toBe(version)
  expect(await told({ sdkVersion: 'html-1.2.3' })).toBe('html-1.2.3')
})

const askForVersion = `
  import { createKernel } from '@billfold/kernel'
  import { fakePorts } from '@billfold/test/fakes'
  const ports = fakePorts()
  ports.fetch.route('/appkit/v1/config', { json: { features: [] } })
  const options = { projectId: 'p', networks: [], endpoints: { wallet: 'https://wallet.example' }, ...JSON.parse(process.argv[1]) }
  const kernel = createKernel(ports, [], options)
  await kernel.start()
  while (ports.fetch.requests.length === 0) await new Promise(setImmediate)
  await kernel.destroy()
  process.stdout.write(ports.fetch.requests[0].query.sv)
`

describe('its playground, as npm start shows it', () => {
  test.each([
    ['lichen', 'Lichen wallet', /lich.*\w{4}$/, '1.5'],
    ['peat-bog', 'Peat bog wallet', /peat.*\w{4}$/, '1.5'],
    ['moss', 'Moss wallet', /0x00.*11ce$/, undefined],
  ])('behavior: %s: a visitor connects the wallet, and sees what it holds', async (name, wallet, address, balance) => {
    const shown = await visit(name, async (page) => {
      const button = page.locator('billfold-button').getByRole('button')
      await button.click()
      await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      if (balance !== undefined) await page.locator('billfold-button').getByText(balance).waitFor()
      return button.textContent()
    })
    expect(shown).toMatch(address)
  })

  test('behavior: fern: an action of the account opens the view, and its store keeps what is typed', async () => {
    const kept = await visit('fern', async (page) => {
      const [button, modal] = [page.locator('billfold-button').getByRole('button'), page.getByRole('dialog')]
      await button.click()
      await modal.getByRole('button', { name: 'Fake wallet' }).click()
      await modal.waitFor({ state: 'detached' })
      await button.click()
      await modal.getByRole('button', { name: 'Fern' }).click()
      await modal.getByRole('textbox').fill('Water it')
      await modal.getByRole('button', { name: 'Keep' }).click()
      return modal.getByRole('listitem').allTextContents()
    })
    expect(kept).toEqual(['Water it'])
  })

  /** The first visit may be cut short: what a page needs is prepared when it is first asked for, and the page then loads again. */
  function visit<T>(name: string, run: (page: Page) => Promise<T>): Promise<T> {
    const served = servePlayground(project(name))
    onTestFinished(async () => (await served).stop())
    return vi.waitFor(
      async () => {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        context.setDefaultTimeout(30_000)
        try {
          const page = await context.newPage()
          await page.goto((await served).url)
          return await run(page)
        } finally {
          await context.close()
        }
      },
      { timeout: 250_000, interval: 100 },
    )
  }
})

describe('the eighth family, in a page that never heard of it', () => {
  let lab: Served
  let bundle: Served

  beforeAll(async () => {
    for (const name of ['lichen', 'moss', 'fern']) await runIn(project(name), 'pnpm', 'run', 'bundle')
    lab = await serveLab(join(folder, 'cache'))
    bundle = await serveFile(join(folder, 'lichen/bundle/scenario.js'))
  })
  afterAll(() => Promise.all([lab.stop(), bundle.stop()]))

  test('behavior: it is loaded by its address, and its wallet connects', async () => {
    const page = await openLab()
    await page.getByRole('textbox', { name: 'Address of a scenario' }).fill(bundle.url)
    await page.getByRole('button', { name: 'Load it' }).click()
    await connect(page)
    await expect.poll(() => shownState(page)).toMatch(/lichen1alice/)
  })

  test('behavior: it is loaded from a file, and its wallet connects', async () => {
    const page = await openLab()
    await openFile(page, 'lichen')
    await connect(page)
    await expect.poll(() => shownState(page)).toMatch(/lichen1alice/)
  })

  test.each([
    ['moss', 'connector.moss'],
    ['fern', 'feature.fern'],
  ])('behavior: the file of %s is loaded, and the plugin starts', async (name, id) => {
    const page = await openLab()
    await openFile(page, name)
    const row = page.getByRole('listitem').filter({ hasText: id })
    await row.getByRole('button', { name: /^Load / }).click()
    await expect.poll(() => row.textContent()).toContain('Active')
  })

  test('behavior: an address with no plugin is told, and the page goes on', async () => {
    const page = await openLab()
    await page.getByRole('textbox', { name: 'Address of a scenario' }).fill(`${lab.url}nothing.js`)
    await page.getByRole('button', { name: 'Load it' }).click()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/import|module/i))
    await page
      .getByRole('listitem')
      .filter({ hasText: 'chain.seamoss' })
      .getByRole('button', { name: /^Load / })
      .click()
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'chain.seamoss' }).textContent()).toContain('Active')
  })

  async function show(page: Page): Promise<void> {
    await page.goto(lab.url)
    await page.getByRole('button', { name: 'Load it' }).waitFor({ timeout: 30_000 })
  }

  async function openFile(page: Page, name: string): Promise<void> {
    await page.getByLabel('Or a file').setInputFiles(join(project(name), 'bundle/scenario.js'))
  }

  async function openLab(): Promise<Page> {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(90_000)
    // As above: what the page needs is prepared when it is first asked for.
    await vi.waitFor(() => show(page), { timeout: 250_000, interval: 100 })
    return page
  }
})

test('behavior: nothing in kernel, ui and plugins names the family', () => {
  const files = execFileSync('git', ['ls-files', 'kernel', 'ui', 'plugins'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\.(?:ts|tsx|json)$/.test(file) && /\blichen/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
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
