import { existsSync } from 'node:fs'

import { findChromium } from '../../../../.ci/find-chromium.mjs'
import type { EnginePage } from './engine-page.js'
import { openBidi } from './open-bidi.js'
import { openWebKit } from './open-webkit.js'

/** One of the engines that visitors have, and how a page is opened in it. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Programs that are missing here, and the command that brings them; undefined where the engine can be run. */
  readonly missing: string | undefined
  open(): Promise<EnginePage>
}

const find = (named: string | undefined, ...paths: readonly string[]): string | undefined =>
  [...(named === undefined ? [] : [named]), ...paths].find((path) => existsSync(path))

const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['6.0', '4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)
const firefox = find(
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
)
const webKit = {
  driver: find(process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'),
  browser: find(process.env['WEBKIT_BROWSER_PATH'], ...miniBrowsers),
  screen: find(undefined, '/usr/bin/xvfb-run'),
}

/** The three engines. What is not installed is not run, and says so. */
export const engines: readonly Engine[] = [
  { name: 'Chromium', missing: undefined, open: async () => openBidi('chrome', await findChromium()) },
  {
    name: 'Firefox',
    missing: firefox === undefined ? 'Firefox: apt-get install firefox-esr, or name it in FIREFOX_PATH' : undefined,
    open: () => openBidi('firefox', firefox ?? ''),
  },
  {
    name: 'WebKit',
    missing: Object.values(webKit).includes(undefined) ? 'WebKit: apt-get install webkit2gtk-driver xvfb xauth' : undefined,
    open: () => openWebKit({ driver: webKit.driver ?? '', browser: webKit.browser ?? '', screen: webKit.screen ?? '' }),
  },
]
