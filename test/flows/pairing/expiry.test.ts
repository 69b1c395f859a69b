import { alice } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import type { PairingFlow } from './harness/pairing-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()
const minute = 60_000

/** Opens the code in a page whose clock the test turns. */
async function openedAt(flow: PairingFlow): Promise<string> {
  await flow.host.page.clock.install()
  await flow.host.reload()
  await flow.openCode()
  return flow.readCode()
}

describe('the life of a code on the screen', () => {
  test('behavior: it expires on screen: a new QR is made by itself 10 s before the 4 minutes, with a notice, and pairs', async () => {
    const flow = await openPairing()
    const first = await openedAt(flow)
    await flow.host.page.clock.fastForward(4 * minute - 20_000)
    expect(await flow.readCode()).toBe(first)
    await flow.host.page.clock.fastForward(10_000)
    await flow.host.modal.getByText('The code was renewed. Scan this one.').waitFor()
    await expect.poll(() => flow.readCode()).not.toBe(first)
    await flow.scan()
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: there is a code on the screen all the time: no flash', async () => {
    const flow = await openPairing()
    await openedAt(flow)
    await flow.host.page.evaluate(() => {
      const gaps: number[] = []
      const root = document.querySelector('billfold-modal')?.shadowRoot
      new MutationObserver(() => {
        if (!root?.querySelector('[part=qr] svg path')) gaps.push(1)
      }).observe(root ?? document, { subtree: true, childList: true, attributes: true })
      Object.assign(globalThis, { gaps })
    })
    await flow.host.page.clock.fastForward(4 * minute - 10_000)
    await flow.host.modal.getByText('The code was renewed. Scan this one.').waitFor()
    expect(await flow.host.page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)).toEqual([])
  })

  test('behavior: a late approval after expiry is refused with “Link expired”, and the new code stands', async () => {
    const flow = await openPairing()
    await openedAt(flow)
    flow.phone.behavior = 'wait'
    await flow.scan()
    await expect.poll(() => flow.phone.proposals).toBe(1)
    await flow.host.page.clock.fastForward(4 * minute - 10_000)
    await flow.host.modal.getByText('The code was renewed. Scan this one.').waitFor()
    await flow.host.page.clock.fastForward(11_000)
    await flow.phone.decide('approve')
    await flow.host.page.getByText('Link expired').first().waitFor()
    await expect.poll(() => flow.phone.sessions).toEqual([])
    expect((await flow.host.snapshot()).account.status).not.toBe('connected')
  })
})
