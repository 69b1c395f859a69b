import { alice, brook, carol } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'
import { gull, tern } from './harness/wallets.js'

const openHost = useHost()
const addressOf = (host: HostFlow) => async (): Promise<string | undefined> => (await host.snapshot()).account.address

describe('the account changes', () => {
  test('behavior: in the wallet: the app follows', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.changeAccount('example.tern', brook.address)
    await expect.poll(addressOf(host)).toBe(brook.address)
    expect((await host.request('eth_accounts')).result).toEqual([brook.address, alice.address])
  })

  test('behavior: a storm of 10,000 changes ends at the last one, and the app hears of few of them', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const heard = await host.page.evaluate(
      async ([one, two]) => {
        const wallet = window.flow?.wallets['example.tern']
        let count = 0
        const stop = window.flow?.handles[0]?.subscribe(() => (count += 1))
        for (let times = 0; times < 10_000; times += 1) wallet?.changeAccount(times % 2 === 0 ? one : two)
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        stop?.()
        return count
      },
      [alice.address, brook.address] as const,
    )
    await expect.poll(addressOf(host)).toBe(brook.address)
    expect(heard).toBeLessThanOrEqual(2)
  })

  test('behavior: the wallet locks: nobody is connected; it unlocks: it can be connected again', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.act('example.tern', 'lock')
    await expect.poll(addressOf(host)).toBeUndefined()
    await host.act('example.tern', 'unlock')
    await host.open()
    await host.choose('Tern')
    await expect.poll(addressOf(host)).toBe(alice.address)
  })

  test.each([
    ['no list', 'everything'],
    ['addresses that are none', ['0x12', {}, null]],
    ['a thousand junk values', Array.from({ length: 1_000 }, () => 'junk')],
  ])('behavior: accountsChanged with %s changes nothing for the worse', async (_, payload) => {
    const host = await openHost()
    host.watch.allow(/^(error|warning): .*billfold/)
    await host.connect('Tern')
    await host.page.evaluate((what) => window.flow?.wallets['example.tern']?.emit('accountsChanged', what), payload)
    await host.page.waitForTimeout(300)
    expect([alice.address, undefined]).toContain(await addressOf(host)())
    await host.changeAccount('example.tern', brook.address)
    await host.open()
  })
})

describe('several wallets', () => {
  test('behavior: a second wallet takes the first one’s place, and disconnecting ends it alone or leads back', async () => {
    const host = await openHost({ wallets: [tern, gull] })
    await host.connect('Tern')
    await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'Connect' }))
    await host.choose('Gull')
    await host.approve('Gull')
    await expect.poll(addressOf(host)).toBe(carol.address)
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ connectorId: 'example.gull' }))
    await expect.poll(async () => (await host.snapshot()).connections.map(({ connectorId }) => connectorId)).not.toContain('example.gull')
    expect((await host.wallet('example.tern')).methods).not.toContain('wallet_revokePermissions')
  })

  test('behavior: disconnecting from the account view ends it', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.open()
    await host.modal.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(addressOf(host)).toBeUndefined()
  })
})
