import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'

import { chromiumArguments, findChromium } from '../../../.ci/find-chromium.mjs'
import { buildHosts } from './build.js'
import { installHosts } from './install.js'
import { installWithNpm } from './install-npm.js'
import { packInto } from './pack.js'
import { serveHosts } from './serve.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the hosts were installed and built. */
    readonly folder: string
    /** Where they are served. */
    readonly origin: string
    /** Where the one browser of all tests listens. */
    readonly browser: string
  }
}

/** Makes the hosts as a stranger would, from what would be published, and serves them: once for all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-hosts-'))
  try {
    const packed = packInto(join(folder, 'packed'))
    installHosts(folder, packed)
    installWithNpm(folder, packed)
    await buildHosts(folder)
    const { origin, server } = await serveHosts(folder)
    const browser = await chromium.launchServer({ executablePath: await findChromium(), args: chromiumArguments })
    provide('folder', folder)
    provide('origin', origin)
    provide('browser', browser.wsEndpoint())
    return async () => {
      await browser.close()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
