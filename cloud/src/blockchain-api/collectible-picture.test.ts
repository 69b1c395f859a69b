import { describe, expect, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import { content, openPieceHost } from '../../testing/piece-host.js'
import type { Cloud } from '../cloud.js'
import type { CloudOptions } from '../config/config.js'

const folder = `bafybei${'a'.repeat(52)}`
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

async function opened(more: Partial<CloudOptions> = {}): Promise<{ readonly cloud: Cloud; readonly host: string }> {
  const { url: host } = await openPieceHost({
    [`/ipfs/${folder}/1.svg`]: content(svg, 'image/svg+xml'),
    '/1.png': content('bytes', 'image/png'),
    '/page': content('<script>', 'text/html'),
  })
  const cloud = await openCloud({ collectibles: { ipfs: `${host}/ipfs`, hosts: [host] }, ...more })
  return { cloud, host }
}

const at = (address: string): string => `/v1/collectibles/picture?url=${encodeURIComponent(address)}`

describe('GET /v1/collectibles/picture', () => {
  test('default: a picture that never changes, out of which nobody gets a script', async () => {
    const { cloud } = await opened()
    const { status, text, headers } = await ask(cloud, at(`ipfs://${folder}/1.svg`))
    expect([status, text]).toEqual([200, svg])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none';.* sandbox/),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test('behavior: one of a host may change', async () => {
    const { cloud, host } = await opened()
    expect((await ask(cloud, at(`${host}/1.png`))).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test.each([
    ['a host that nobody named', 400, () => 'https://spy.example/1.png'],
    ['the metadata of a machine', 400, () => 'http://169.254.169.254/latest'],
    ['the cloud itself', 400, (_: string, cloud: string) => `${cloud}/healthz`],
    ['nothing', 400, () => ''],
    ['a web page', 502, (host: string) => `${host}/page`],
    ['what is not there', 502, (host: string) => `${host}/2.png`],
  ])('behavior: %s is refused', async (_, status, addressOf) => {
    const { cloud, host } = await opened()
    const { json, ...reply } = await ask(cloud, at(addressOf(host, cloud.url)))
    expect([reply.status, json.status]).toEqual([status, 'FAILED'])
  })

  test('behavior: a cloud that is told of no place passes nothing on', async () => {
    const { cloud, host } = await opened({ collectibles: {} })
    expect((await ask(cloud, at(`${host}/1.png`))).status).toBe(400)
    expect((await ask(cloud, at(`ipfs://${folder}/1.svg`))).status).toBe(400)
  })

  test('behavior: pages of strangers and projects that are not known are refused, and calls are counted', async () => {
    const { cloud, host } = await opened({
      projects: [{ id: 'demo', origins: ['https://app.example'] }],
      rateLimit: { calls: 3, seconds: 60 },
    })
    const path = at(`${host}/1.png`)
    expect((await ask(cloud, path, { origin: 'https://app.example' })).status).toBe(200)
    expect((await ask(cloud, path, { origin: 'https://spy.example' })).status).toBe(403)
    expect((await ask(cloud, `${path}&projectId=other`)).status).toBe(401)
    const statuses = [await ask(cloud, path), await ask(cloud, path), await ask(cloud, path)].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
