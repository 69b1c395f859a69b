import { describe, expect, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { Cloud } from '../cloud.js'
import type { FunnelName } from './funnel-names.js'

const event = (name: string, properties: object = {}): object => ({
  ...{ eventId: '1', url: 'https://app.example', domain: 'app.example', timestamp: 1 },
  props: { type: 'track', event: name, address: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', properties },
})

/** A cloud, and what it heard of visitors. */
async function listening(): Promise<{ readonly cloud: Cloud; readonly heard: FunnelName[] }> {
  const heard: FunnelName[] = []
  const cloud = await openCloud({ projects: [{ id: 'demo' }] }, { observer: { told: (_, name) => void heard.push(name) } })
  return { cloud, heard }
}

const send = (cloud: Cloud, path: string, body: unknown): ReturnType<typeof ask> =>
  ask(cloud, `${path}?projectId=demo&st=t&sv=v`, { method: 'POST', body: JSON.stringify(body) })

describe('the sink of analytics', () => {
  test('default: a batch is counted, step by step, by wallet and by failure', async () => {
    const { cloud, heard } = await listening()
    const batch = [event('MODAL_OPEN'), event('SELECT_WALLET', { name: 'Tern' }), event('CONNECT_SUCCESS', { name: 'Tern' })]
    expect((await send(cloud, '/batch', batch)).status).toBe(200)
    expect(heard).toEqual(['funnel opened', 'funnel chosen', 'funnel chosen Tern', 'funnel connected', 'funnel connected Tern'])
  })

  test('behavior: a single event is one too', async () => {
    const { cloud, heard } = await listening()
    expect((await send(cloud, '/e', event('CONNECT_ERROR', { message: 'Failed to connect' }))).status).toBe(200)
    expect(heard).toEqual(['funnel failed', 'funnel failed Failed to connect'])
  })

  test.each<[string, unknown]>([
    ['no event', { hello: 1 }],
    ['a list of junk', [1, null, 'x', { props: 5 }]],
    ['an event that nobody knows', event('SOMETHING_ELSE')],
    ['an event with another kind of name', event('modal open')],
  ])('behavior: %s is counted as nothing, and refused by nobody', async (_, body) => {
    const { cloud, heard } = await listening()
    expect([(await send(cloud, '/batch', body)).status, heard]).toEqual([200, []])
  })

  test('behavior: names without an end are cut, and more names than anybody has wallets are counted together', async () => {
    const { cloud, heard } = await listening()
    await send(cloud, '/batch', [event('SELECT_WALLET', { name: 'x'.repeat(1_000) })])
    expect(heard[1]).toBe(`funnel chosen ${'x'.repeat(60)}`)
    await send(
      cloud,
      '/batch',
      Array.from({ length: 300 }, (_, index) => event('SELECT_WALLET', { name: `Wallet ${index}` })),
    )
    expect(new Set(heard).size).toBeLessThanOrEqual(102)
    expect(heard).toContain('funnel chosen others')
  })

  test('behavior: a project that nobody knows is refused', async () => {
    const { cloud, heard } = await listening()
    const refused = await ask(cloud, '/batch?projectId=nobody', { method: 'POST', body: JSON.stringify([event('MODAL_OPEN')]) })
    expect([refused.status >= 400, heard]).toEqual([true, []])
  })
})
