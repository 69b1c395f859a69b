import { alice } from '@billfold/local-chains/evm/seed'
import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { PairingFlow } from './harness/pairing-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

/** Everything that leaves the page, and everything that it says. */
async function listen({ host }: PairingFlow): Promise<() => Promise<string>> {
  const heard: string[] = []
  host.page.on('console', (message) => heard.push(message.text()))
  host.page.on('pageerror', (error) => heard.push(String(error.stack)))
  host.page.on('request', (request) => heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
  host.page.on('websocket', (socket) => {
    heard.push(socket.url())
    socket.on('framesent', ({ payload }) => heard.push(String(payload)))
  })
  const events = await host.page.evaluateHandle(() => {
    const told: string[] = []
    window.flow?.handles[0]?.onAny((event) => void told.push(JSON.stringify(event)))
    return told
  })
  return async () => [...heard, ...(await events.jsonValue())].join('\n')
}

/** Everything that the page keeps for later. */
function kept({ host }: PairingFlow): Promise<string> {
  return host.page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be read`)))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store)
        const read = <T>(asking: IDBRequest<T[]>): Promise<T[]> =>
          new Promise((resolve) => asking.addEventListener('success', () => resolve(asking.result)))
        found.push(await read(all.getAllKeys()), await read(all.getAll()))
      }
      database.close()
    }
    return JSON.stringify(found)
  })
}

function keyOf(code: string): string {
  const key = new URLSearchParams(code.slice(code.indexOf('?'))).get('symKey') ?? ''
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  return key
}

describe('T32: the pairing key', () => {
  test('behavior: it leaves the page by the screen alone: not in requests, frames, logs, errors, events, analytics, history or our storage', async () => {
    const flow = await openPairing()
    const heard = await listen(flow)
    await flow.openCode()
    const key = keyOf(await flow.scan())
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
    await flow.host.request('personal_sign', stringToHex('hello'), alice.address)
    flow.phone.conduct = 'reject'
    await flow.host.request('personal_sign', stringToHex('no'), alice.address)
    const all = await heard()
    expect(all).toContain('irn_publish')
    expect(all).toContain('pairing:changed')
    expect(all).not.toContain(key)
    expect(await flow.host.page.evaluate(() => JSON.stringify([{ ...localStorage }, location.href, history.state]))).not.toContain(key)
  })

  test('behavior: T19: the relay learns a topic and sealed text, and no address', async () => {
    const flow = await openPairing()
    const heard = await listen(flow)
    await flow.connect()
    await flow.host.request('personal_sign', stringToHex('to nobody else'), alice.address)
    const frames = (await heard())
      .split('\n')
      .filter((line) => line.includes('irn_') || line.includes('ws://'))
      .join('\n')
    expect(frames.toLowerCase()).not.toContain(alice.address.toLowerCase().slice(2))
    expect(frames).not.toContain(stringToHex('to nobody else').slice(2))
  })

  test('behavior: after its expiry it is in no storage', async () => {
    const flow = await openPairing()
    await flow.host.page.clock.install()
    await flow.host.reload()
    await flow.openCode()
    const key = keyOf(await flow.readCode())
    await expect.poll(() => kept(flow)).toContain(key)
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await flow.host.page.clock.fastForward(4 * 60_000 + 50_000)
    await expect.poll(() => kept(flow)).not.toContain(key)
  })

  test('behavior: once it was used it is in no storage', async () => {
    const flow = await openPairing()
    await flow.openCode()
    const key = keyOf(await flow.scan())
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
    await expect.poll(() => kept(flow)).not.toContain(key)
  })
})
