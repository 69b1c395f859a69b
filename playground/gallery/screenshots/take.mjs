/**
 * Writes a picture of every gallery entry, in both themes and both directions, into `playground/screenshots`, to be looked at.
 * `pnpm screenshots row sheet` takes those two alone, `view-account/long` one state of an entry; `--width 320` takes them narrow,
 * `--forced-colors` as a person sees them who sets all colours. `secure-site` takes the screens of the page that holds keys, as they stand in
 * the frame; `secure-site/manage` one of them.
 * It fails when the page breaks its policy or logs an error.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { chromiumArguments, findChromium } from '../../../.ci/find-chromium.mjs'
import { serve } from './serve.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '370' },
    theme: { type: 'string' },
    dir: { type: 'string' },
    'forced-colors': { type: 'boolean' },
  },
})
const forced = values['forced-colors'] === true ? ['forced'] : []
const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url))
const viewport = { width: values.width === '370' ? 1440 : Number(values.width), height: 900 }

const server = await serve()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
const page = await browser.newPage({
  viewport,
  reducedMotion: 'reduce',
  forcedColors: values['forced-colors'] === true ? 'active' : 'none',
  deviceScaleFactor: values.width === '370' ? 1 : 2,
})

/** @type {string[]} */
const complaints = []
page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
page.on('console', (message) => {
  if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
})

await mkdir(folder, { recursive: true })
const names = await entryNames()
const wanted = positionals.length > 0 ? positionals : names
try {
  for (const what of wanted) for (const theme of themes()) for (const dir of directions()) await take({ what, theme, dir })
} finally {
  await browser.close()
  server.close()
}

if (complaints.length > 0) throw new Error(`The gallery complained:\n${complaints.join('\n')}`)
console.log(`${folder}: ${wanted.length} taken`)

async function entryNames() {
  await page.goto(`${server.origin}/gallery/`)
  await page.locator('.sidebar li a').first().waitFor({ state: 'attached' })
  const links = await page.locator('.sidebar li a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await page.screenshot({ path: `${folder}index.png`, fullPage: true })
  return links.map((href) => new URLSearchParams(href).get('entry') ?? '')
}

/** @param {{ what: string, theme: string, dir: string }} how */
async function take({ what, theme, dir }) {
  const [entry = '', state] = what.split('/')
  if (entry === 'secure-site') return takeScreens({ state, theme, dir })
  if (!names.includes(entry)) throw new Error(`There is no entry ${entry}. There are: ${names.join(', ')}`)
  const place = new URLSearchParams({ entry, theme, dir, width: values.width, ...(state !== undefined && { state }) })
  await page.goto(`${server.origin}/gallery/?${place}`)
  await page.locator('.states').waitFor()
  // Skeletons wait 200 ms before they show, pictures give up after 2 s: this sees the first, not the second.
  await page.waitForTimeout(400)
  await page.waitForFunction(isPlayed)
  await page
    .locator(state === undefined ? '.entry' : '.states')
    .screenshot({ path: `${folder}${[what.replace('/', '.'), theme, dir, values.width, ...forced].join('.')}.png` })
}

/** Runs in the page: every scene was played, and no view is on its way to its place. What moves without an end may go on. */
function isPlayed() {
  const stages = [...document.querySelectorAll('.stage')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return stages.every(
    (stage) =>
      stage.querySelector('[data-card]') !== null &&
      stage.querySelector('[data-scene]:not([data-ready])') === null &&
      stage.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}

/** @param {{ state: string | undefined, theme: string, dir: string }} how */
async function takeScreens({ state, theme, dir }) {
  const address = `${server.origin}/gallery/secure-site/`
  await page.goto(address)
  const screens = state === undefined ? await page.locator('a').allTextContents() : [state]
  await page.setViewportSize({ width: Number(values.width), height: 640 })
  for (const screen of screens) {
    await page.goto(`${address}?${new URLSearchParams({ screen, theme, locale: dir === 'rtl' ? 'ar' : 'en' })}`)
    await page.locator(`html[data-shown="${screen}"]`).waitFor()
    await page.screenshot({ path: `${folder}secure-site.${[screen, theme, dir, values.width, ...forced].join('.')}.png` })
  }
  await page.setViewportSize(viewport)
}

function themes() {
  return values.theme === undefined ? ['dark', 'light'] : [values.theme]
}

function directions() {
  return values.dir === undefined ? ['ltr', 'rtl'] : [values.dir]
}
