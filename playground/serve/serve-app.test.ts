import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { serveApp } from './serve-app.js'

const world = {
  nodes: { 'eip155:1': 'http://127.0.0.1:8545' },
  cloud: 'http://127.0.0.1:8787',
  relay: 'ws://x/"&"',
}
const script = 'export const boats = "paper"\n'.repeat(100)

async function served(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-app-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'lab'))
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>')
  writeFileSync(join(folder, 'lab/index.html'), '<html><head></head>lab</html>')
  writeFileSync(join(folder, 'assets/boats-abc.js'), script)
  const app = await serveApp({ folder, world, port: 0 })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return app.url
}

describe('serveApp', () => {
  test('default: a page is told its world', async () => {
    const page = await (await fetch(await served())).text()
    const [, content = ''] = /<meta name="billfold-world" content="([^"]*)"/.exec(page) ?? []
    expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(world)
  })

  test('behavior: a file goes over the network compressed, and is kept', async () => {
    const response = await fetch(`${await served()}assets/boats-abc.js`)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe(script)
  })

  test('behavior: who cannot read gzip gets the file as it is', async () => {
    const response = await fetch(`${await served()}assets/boats-abc.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(script)
  })

  test('behavior: a page is found without the slash at its end, and nothing else is found', async () => {
    const url = await served()
    expect(await (await fetch(`${url}lab`)).text()).toContain('lab')
    expect((await fetch(`${url}gone`)).status).toBe(404)
    expect((await fetch(`${url}assets/..%2f..%2fetc/passwd`)).status).toBe(404)
  })
})
