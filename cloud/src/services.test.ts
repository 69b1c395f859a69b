import { expect, onTestFinished, test } from 'vitest'

import { testDatabase } from '../testing/test-database.js'
import { openServices } from './services.js'

test('default: the services answer requests of the web, without a server of Node', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const runtime = { listensAt: () => 'https://cloud.example', addressOf: () => '1.1.1.1' }
  const options = { projects: [{ id: 'demo', origins: ['https://app.example'] }], wallets: [{ id: 'aaa', name: 'Alpha' }] }
  const { app, stop } = await openServices(options, runtime, { database })
  onTestFinished(() => stop(0))
  const ask = async (origin: string): Promise<Response> =>
    app.fetch(new Request('https://cloud.example/getWallets?projectId=demo', { headers: { origin } }))
  const answer = await ask('https://app.example')
  expect([answer.status, await answer.json()]).toEqual([200, { count: 1, data: [{ id: 'aaa', name: 'Alpha', image_id: 'aaa' }] }])
  expect((await ask('https://evil.example')).status).toBe(403)
})
