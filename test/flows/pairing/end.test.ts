import { describe, expect, test } from 'vitest'

import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

describe('the end', () => {
  test('behavior: a refused app that is tried again and again: no error is left to the page, and no socket', async () => {
    const flow = await openPairing({ options: { projectId: 'nobody' }, hasNoCloud: true })
    // Our own messages, and none of the SDK.
    flow.host.watch.allow(/\[billfold\] APKT007/)
    const before = flow.relay.size
    await flow.host.open()
    for (let time = 0; time < 4; time += 1) {
      await flow.openPairingRow()
      await flow.host.modal.getByText('Pairing is not available').waitFor()
      await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    }
    await flow.host.page.waitForTimeout(2_000)
    expect(flow.relay.size).toBe(before)
  })

  test('behavior: a handle that is destroyed while a code stands leaves no socket, and nothing goes wrong later', async () => {
    const flow = await openPairing()
    const before = flow.relay.size
    await flow.host.page.clock.install()
    await flow.host.reload()
    await flow.openCode()
    await expect.poll(() => flow.relay.size).toBe(before + 1)
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.destroy())
    await expect.poll(() => flow.relay.size).toBe(before)
    await flow.host.page.clock.fastForward(6 * 60_000)
    await flow.host.page.waitForTimeout(500)
    expect(flow.relay.size).toBe(before)
  })

  test('behavior: Escape calls a pairing off at once, and the wallet that approves later is let go', async () => {
    const flow = await openPairing()
    await flow.openCode()
    const code = await flow.readCode()
    await flow.host.page.keyboard.press('Escape')
    await flow.host.modal.waitFor({ state: 'detached' })
    await flow.phone.scan(code)
    await expect.poll(() => flow.phone.proposals).toBe(1)
    await expect.poll(() => flow.phone.sessions).toEqual([])
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })
})
