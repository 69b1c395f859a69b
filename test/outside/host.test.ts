/** The fixture that apps test with, in an app of somebody else: built on the packed packages, driven by tests that know only the README. */
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'

import { findChromium } from '../../.ci/find-chromium.mjs'
import { runIn } from './setup/run-in.js'

const cwd = join(inject('outside'), 'host')

describe('@billfold/test/playwright', () => {
  beforeAll(() => runIn(cwd, 'pnpm', 'run', 'build'))

  test('behavior: a page of Playwright is what it takes, to the letter of the types', async () => {
    expect(await runIn(cwd, 'pnpm', 'exec', 'tsc', '--noEmit')).toBe('')
  })

  test('default: ten lines connect, approve and reject, on EVM and on Solana', async () => {
    const env = { PORT: String(await freePort()), CHROMIUM: await findChromium() }
    const said = await runIn({ cwd, env }, 'pnpm', 'exec', 'playwright', 'test', '--workers=1')
    expect(said).toMatch(/^ {2}4 passed/m)
  })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
