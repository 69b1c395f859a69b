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

  test('behavior: the documentation stands at /docs/, each page at its name alone', async () => {
    const { url } = await withDocs(Promise.resolve())
    expect(await (await fetch(`${url}docs`)).text()).toContain('first page')
    expect(await (await fetch(`${url}docs/start/vue`)).text()).toContain('in Vue')
    expect((await fetch(`${url}docs/gone`)).status).toBe(404)
  })

  test('behavior: who asks for documentation that could not be built is told why, and the app stays up', async () => {
    const { url } = await withDocs(Promise.reject(new Error('a link is dead')))
    const response = await fetch(`${url}docs/`)
    expect([response.status, await response.text()]).toEqual([500, 'The documentation was not built: Error: a link is dead'])
    expect((await fetch(url)).status).toBe(200)
  })
})

async function withDocs(built: Promise<void>): Promise<{ readonly url: string }> {
  const root = mkdtempSync(join(tmpdir(), 'billfold-app-'))
  const [folder, docs] = [join(root, 'app'), join(root, 'docs')]
  mkdirSync(folder)
  mkdirSync(join(docs, 'start'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>')
  writeFileSync(join(docs, 'index.html'), '<html><head></head>first page</html>')
  writeFileSync(join(docs, 'start/vue.html'), '<html><head></head>in Vue</html>')
  const app = await serveApp({ folder, docs: built.then(() => docs), world, port: 0 })
  onTestFinished(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  return app
}
