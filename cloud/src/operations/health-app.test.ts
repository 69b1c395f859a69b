import { describe, expect, onTestFinished, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import { RelayClient } from '../../testing/relay-client.js'
import { testDatabase } from '../../testing/test-database.js'

describe('health', () => {
  test('default: a cloud lives and is ready, and asks no project of who wants to know', async () => {
    const cloud = await openCloud()
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers } = await ask(cloud, `${path}?projectId=`)
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })

  test('behavior: without its database it lives and is not ready', async () => {
    const database = await testDatabase()
    const cloud = await openCloud({}, { database, log: () => undefined })
    await database.close()
    expect((await ask(cloud, '/healthz')).status).toBe(200)
    const { status, json } = await ask(cloud, '/readyz')
    expect([status, json]).toEqual([503, { status: 'unready', reason: 'the database is away' }])
  })

  test('behavior: it is asked more often than calls may be made', async () => {
    const cloud = await openCloud({ rateLimit: { calls: 1, seconds: 1_000 } })
    const statuses = [await ask(cloud, '/readyz'), await ask(cloud, '/readyz'), await ask(cloud, '/readyz')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('metrics', () => {
  const metricsSecret = 'a-secret-for-prometheus'
  const read = (secret?: string) => ({ headers: secret === undefined ? {} : { Authorization: `Bearer ${secret}` } })

  test('behavior: there are none without a secret, and none for who does not know it', async () => {
    expect((await ask(await openCloud(), '/metrics')).status).toBe(404)
    const cloud = await openCloud({ metricsSecret })
    expect((await ask(cloud, '/metrics')).status).toBe(401)
    expect((await ask(cloud, '/metrics', read('something-else'))).status).toBe(401)
  })

  test('default: requests by route and status, sockets, messages, what waits, queries, and what was too much', async () => {
    const cloud = await openCloud({ projects: [{ id: 'demo' }, { id: 'test' }], metricsSecret, rateLimit: { calls: 2, seconds: 100_000 } })
    for (const _ of [1, 2, 3]) await ask(cloud, '/getWallets')
    await ask(cloud, '/getWallets?projectId=else')
    const client = await RelayClient.open(cloud.relayUrl)
    onTestFinished(() => client.close())
    await client.ask('irn_publish', { topic: 'a'.repeat(64), message: 'sealed', ttl: 300, tag: 1 })
    const { status, text } = await ask(cloud, '/metrics', read(metricsSecret))
    expect(status).toBe(200)
    for (const line of [
      'billfold_http_requests_total{route="GET /getWallets",method="GET",status="200"} 2',
      'billfold_http_requests_total{route="GET /getWallets",method="GET",status="429"} 1',
      'billfold_http_requests_total{route="GET /getWallets",method="GET",status="401"} 1',
      'billfold_rate_limited_total{door="http"} 1',
      'billfold_relay_messages_total{deed="published"} 1',
      'billfold_relay_sockets 1',
      'billfold_relay_mailbox_messages 1',
      'billfold_relay_mailbox_bytes 518',
      'billfold_http_request_seconds_count{route="GET /getWallets"} 4',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toMatch(/process_resident_memory_bytes \d+/)
  })
})
