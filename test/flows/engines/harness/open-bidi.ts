import { launch } from 'puppeteer-core'

import { chromiumArguments } from '../../../../.ci/find-chromium.mjs'
import { type EnginePage, windowSize } from './engine-page.js'

/** Opens a page by WebDriver BiDi, which Firefox and Chromium speak. */
export async function openBidi(browser: 'firefox' | 'chrome', executablePath: string): Promise<EnginePage> {
  const running = await launch({
    ...{ browser, executablePath, protocol: 'webDriverBiDi', headless: true, defaultViewport: windowSize },
    ...(browser === 'chrome' ? { args: chromiumArguments } : { extraPrefsFirefox: silence, env: { ...process.env, ...forRoot() } }),
  })
  const page = await running.newPage()
  return {
    engine: await running.version(),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (expression) => JSON.parse((await page.evaluate(jsonOf(expression))) as string) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, { shift = false } = {}) => {
      if (shift) await page.keyboard.down('Shift')
      await page.keyboard.press(key)
      if (shift) await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => running.close(),
  }
}

/** Firefox asks its maker for settings, lists and updates as it starts: nobody but the page's own hosts is to be reached. */
const silence = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.safebrowsing.provider.google4.updateURL': '',
  'browser.safebrowsing.provider.mozilla.updateURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
} as const

/** For root, its sandbox keeps the fonts of the system from a page. */
function forRoot(): Readonly<Record<string, string>> {
  return process.getuid?.() === 0 ? { MOZ_DISABLE_CONTENT_SANDBOX: '1' } : {}
}

/** What comes back over the wire is text: a value that JSON cannot say is null. */
export function jsonOf(expression: string): string {
  return `(async () => JSON.stringify((await (${expression})) ?? null))()`
}
