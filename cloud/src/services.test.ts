import { expect, onTestFinished, test, vi } from 'vitest'

import { testDatabase } from '../testing/test-database.js'
import { Relay } from './relay/relay.js'
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

test('behavior: where a part cannot be made the relay and the other parts are stopped, also those that are made later', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const stopRelay = vi.spyOn(Relay.prototype, 'stop')
  onTestFinished(() => stopRelay.mockRestore())
  const stop = vi.fn()
  const parts = [
    () => ({ stop }),
    () => Promise.reject(new Error('no such place')),
    () => new Promise<{ stop: typeof stop }>((resolve) => setTimeout(() => resolve({ stop }), 50)),
  ]
  const opening = openServices({ projects: [{ id: 'demo' }] }, { listensAt: () => '', addressOf: () => undefined }, { database, parts })
  await expect(opening).rejects.toThrow('no such place')
  expect([stop.mock.calls, stopRelay.mock.calls]).toEqual([[[0], [0]], [[0]]])
})
