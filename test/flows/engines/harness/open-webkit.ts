import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

import { Builder, Key, type WebDriver } from 'selenium-webdriver'

import { type EngineKey, type EnginePage, windowSize } from './engine-page.js'
import { jsonOf } from './open-bidi.js'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A screen that nobody looks at: the browser cannot do without one. */
  readonly screen: string
}

const keys: Readonly<Record<EngineKey, string>> = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }

/** Opens a page by W3C WebDriver, which WebKit speaks. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<EnginePage> {
  const port = await freePort()
  // The screen takes a number that is free, ends with what it shows, and so does the driver.
  const running = spawn(screen, ['-a', '-s', '-screen 0 1280x1000x24', driver, `--port=${port}`], { stdio: 'ignore', detached: true })
  const session = await connect(`http://127.0.0.1:${port}`, browser).catch((error: unknown) => {
    endGroup(running)
    throw error
  })
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize })
  const { version } = await versionOf(session)
  return {
    engine: `WebKitGTK ${version}`,
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    evaluate: async (expression) => JSON.parse(await session.executeScript<string>(`return ${jsonOf(expression)}`)) as never,
    click: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: (key, { shift = false } = {}) => {
      const actions = session.actions()
      if (shift) actions.keyDown(Key.SHIFT)
      actions.keyDown(keys[key]).keyUp(keys[key])
      if (shift) actions.keyUp(Key.SHIFT)
      return actions.perform()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit()
      endGroup(running)
    },
  }
}

/** A driver that has just been started takes a moment to listen. */
async function connect(server: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] }
  for (let tries = 1; ; tries += 1) {
    try {
      return await new Builder()
        .usingServer(server)
        .disableEnvironmentOverrides()
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
        .build()
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function versionOf(session: WebDriver): Promise<{ readonly version: string }> {
  return { version: (await session.getCapabilities()).getBrowserVersion() ?? 'of unknown version' }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
