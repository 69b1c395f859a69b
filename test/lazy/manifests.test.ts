import { readFileSync } from 'node:fs'
import { type Plugin, type ViteDevServer, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifestEntries } from './workspace-entries.js'

/** Makes every module of a plugin throw when it runs, except its eager half. */
const lazyHalvesThrow: Plugin = {
  name: 'lazy-halves-throw',
  enforce: 'pre',
  load(id) {
    const isLazy = /\/(?:plugins|examples)\/[^/]+\/src\//.test(id) && !/\/(?:manifest|contract)\.ts$/.test(id)
    return isLazy ? `throw new Error(${JSON.stringify(`${id} was loaded`)})` : undefined
  },
}

describe('manifests', () => {
  let server: ViteDevServer

  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [lazyHalvesThrow],
    })
  })
  afterAll(() => server.close())

  test.each(manifestEntries())('behavior: importing $name loads nothing of its runtime', async ({ file }) => {
    const exported = await server.ssrLoadModule(file)
    expect(Object.values(exported).filter((value) => typeof value === 'function')).not.toHaveLength(0)
  })

  test('behavior: the trap works, so that the tests above can fail', async () => {
    const [plugin] = manifestEntries().map(({ file }) => file.replace('manifest.ts', 'plugin.ts'))
    expect(plugin).toBeDefined()
    expect(readFileSync(String(plugin), 'utf8')).toContain('export')
    await expect(server.ssrLoadModule(String(plugin))).rejects.toThrow('was loaded')
  })
})
