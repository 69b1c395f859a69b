import { alice, brook } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'

const openHost = useHost()
const addressOf =
  (host: HostFlow, handle = 0) =>
  async (): Promise<string | undefined> =>
    (await host.snapshot(handle)).account.address

describe('two tabs', () => {
  test('behavior: one connects, and the other, opened later, is connected without asking', async () => {
    const first = await openHost()
    await first.connect('Tern')
    const second = await openHost({ beside: first })
    await second.ready()
    expect(await addressOf(second)()).toBe(alice.address)
    expect((await second.wallet('example.tern')).prompts).toBe(0)
  })

  test('behavior: the account that is picked in one is known in the other', async () => {
    const first = await openHost()
    await first.connect('Tern')
    const second = await openHost({ beside: first })
    await second.ready()
    await second.changeAccount('example.tern', brook.address)
    await expect.poll(addressOf(second)).toBe(brook.address)
    await expect.poll(addressOf(first)).toBe(brook.address)
  })

  test('behavior: disconnecting in one disconnects the other', async () => {
    const first = await openHost()
    await first.connect('Tern')
    const second = await openHost({ beside: first })
    await second.ready()
    await second.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(addressOf(second)).toBeUndefined()
    await expect.poll(addressOf(first)).toBeUndefined()
  })
})

describe('two handles on one page', () => {
  test('behavior: each has a connection of its own', async () => {
    const host = await openHost({ handles: 2 })
    await host.page.evaluate(() => void window.flow?.handles[1]?.open())
    await host.choose('Tern')
    await host.approve('Tern')
    await expect.poll(addressOf(host, 1)).toBe(alice.address)
    expect(await addressOf(host, 0)()).toBeUndefined()
    await host.reload()
    await host.page.evaluate(() => Promise.all(window.flow?.handles.map(({ ready }) => ready) ?? []))
    expect([await addressOf(host, 0)(), await addressOf(host, 1)()]).toEqual([undefined, alice.address])
  })
})
