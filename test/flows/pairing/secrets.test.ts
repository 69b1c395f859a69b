import { alice } from '@billfold/local-chains/evm/seed'
import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { PairingFlow } from './harness/pairing-flow.js'
import { hearEvents, kept, keyOf, listen } from './harness/secrets.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

const databases = (flow: PairingFlow) => async () => (await kept(flow)).databases

describe('the pairing key', () => {
  test('behavior: it leaves the page by the screen alone: not in requests, frames, logs, errors, events, analytics, history or our storage', async () => {
    const flow = await openPairing()
    const heard = listen(flow)
    const events = await hearEvents(flow)
    await flow.openCode()
    const key = keyOf(await flow.scan())
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
    await flow.host.request('personal_sign', stringToHex('hello'), alice.address)
    flow.phone.behavior = 'reject'
    await flow.host.request('personal_sign', stringToHex('no'), alice.address)
    const all = heard() + (await events())
    expect(all).toContain('irn_publish')
    expect(all).toContain('pairing:changed')
    expect(all).not.toContain(key)
    expect((await kept(flow)).open).not.toContain(key)
  })

  test('behavior: the relay learns a topic and sealed text, and no address', async () => {
    const flow = await openPairing()
    const heard = listen(flow)
    await flow.connect()
    await flow.host.request('personal_sign', stringToHex('to nobody else'), alice.address)
    const frames = heard()
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
    await expect.poll(databases(flow)).toContain(key)
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await flow.host.page.clock.fastForward(4 * 60_000 + 50_000)
    await expect.poll(databases(flow)).not.toContain(key)
  })

  test('behavior: once it was used it is in no storage', async () => {
    const flow = await openPairing()
    await flow.openCode()
    const key = keyOf(await flow.scan())
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
    await expect.poll(databases(flow)).not.toContain(key)
  })
})
