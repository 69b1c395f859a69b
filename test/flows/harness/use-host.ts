import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

import { chromiumArguments, findChromium } from '../../../.ci/find-chromium.mjs'
import type { FlowConfig } from '../page/flow-page.js'
import { HostFlow } from './host-flow.js'
import { type Watch, watch } from './watch.js'
import { tern } from './wallets.js'

export interface HostOptions extends Partial<FlowConfig> {
  /** An app that names no endpoint. */
  readonly hasNoCloud?: boolean
  readonly browser?: BrowserContextOptions
  /** The visitor has been here before: another tab, or another visit, of the same browser. */
  readonly beside?: HostFlow
  /** The page begins without a network, once it has come. */
  readonly isOffline?: boolean
  /** Further hosts that the page, and frames in it, talk to. */
  readonly hosts?: readonly string[]
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>
}

export interface BrowserWishes {
  /** The storage of frames is kept apart for each site that they stand in, as browsers of people do. */
  readonly isPartitioned?: boolean
}

/**
 * Opens the app in the one browser of all flows. Call it once per file. After each flow every page is closed, and has to have kept
 * to its manners: no error, no warning, nothing refused by the policy, no host that nobody declared.
 */
export function useHost({ isPartitioned = false }: BrowserWishes = {}): (options?: HostOptions) => Promise<HostFlow> {
  let browser: Browser | undefined
  const watches = new Map<BrowserContext, Watch>()
  beforeAll(async () => {
    browser = isPartitioned ? await launchPartitioned() : await chromium.connect(inject('flows').browser)
  })
  afterAll(() => browser?.close())
  afterEach(async ({ task }) => {
    const seen = [...watches]
    watches.clear()
    const hasFailed = task.result?.state === 'fail'
    const pages = hasFailed ? await Promise.all(seen.map(([context]) => describePages(context))) : []
    await Promise.all(seen.map(([context]) => context.close()))
    const complaints = seen.flatMap(([, { unexpected }]) => unexpected())
    if (hasFailed) throw new Error(['The pages of the flow that failed:', ...pages, ...complaints].join('\n'))
    expect(complaints).toEqual([])
  })
  return async ({ hasNoCloud, browser: browserOptions, beside, isOffline, prepare, hosts = [], ...config } = {}) => {
    if (browser === undefined) throw new Error('The browser is not there yet: open pages in tests')
    const context =
      beside?.context ?? (await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1100, height: 800 }, ...browserOptions }))
    const watched =
      watches.get(context) ?? (await watch(context, [...declaredHosts(config.pairing), ...hosts.map((url) => new URL(url).origin)]))
    context.setDefaultTimeout(60_000)
    watches.set(context, watched)
    const page = await context.newPage()
    const { origin, cloud, nodes } = inject('flows')
    const told: FlowConfig = { nodes, wallets: [tern], ...(hasNoCloud !== true && { cloud }), ...config }
    await page.addInitScript(`window.flowConfig = ${JSON.stringify(told)}`)
    await prepare?.(page)
    await page.goto(`${origin}/`)
    await page.waitForFunction(() => window.flow !== undefined)
    if (isOffline === true) await context.setOffline(true)
    return new HostFlow(page, context, watched)
  }
}

/** Playwright turns partitions off by a flag, and the last flag of a name is the one that counts. */
async function launchPartitioned(): Promise<Browser> {
  const args = [...chromiumArguments, '--disable-features=Translate']
  return chromium.launch({ executablePath: await findChromium(), args })
}

/** The text of all pages. A flow that fails once in a hundred times tells nothing without it. */
async function describePages(context: BrowserContext): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const text = await page.ariaSnapshot({ timeout: 5_000 }).catch(String)
    return `${page.url()}\n${text}`
  })
  return (await Promise.all(pages)).join('\n')
}

function declaredHosts({ relays = [], options }: Partial<FlowConfig['pairing']> = {}): readonly string[] {
  const { origin, cloud, cards, aggregator, backend, nodes } = inject('flows')
  const verifier = options?.verifyUrl
  const urls = [
    origin,
    cloud,
    cards,
    aggregator,
    backend,
    ...Object.values(nodes),
    ...relays,
    ...(verifier === undefined ? [] : [verifier]),
  ]
  return urls.map((url) => new URL(url).origin)
}
