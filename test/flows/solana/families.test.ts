import { alice } from '@billfold/local-chains/evm/seed'
import { ana, solanaChainId, solanaChainName } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'

import { accountOf, connectedFamilies } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { bothFamilies, connectBoth, connectSolana } from './harness/solana-flow.js'

const openHost = useHost()

describe('two families at once', () => {
  test('default: each has its own wallet, account and network', async () => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    expect([await accountOf(host, 'eip155'), await accountOf(host, 'solana')]).toEqual([alice.address, ana.address])
    expect(await connectedFamilies(host)).toEqual(['eip155', 'solana'])
  })

  test('behavior: both come back after a reload, and nobody is asked', async () => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    await host.reload()
    await host.ready()
    await expect.poll(async () => [await accountOf(host, 'eip155'), await accountOf(host, 'solana')]).toEqual([alice.address, ana.address])
  })

  test.each([
    ['eip155', ['solana']],
    ['solana', ['eip155']],
  ] as const)('behavior: a disconnect of %s leaves the other', async (namespace, left) => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    await host.page.evaluate((family) => window.flow?.handles[0]?.disconnect({ namespace: family }), namespace)
    await expect.poll(() => connectedFamilies(host)).toEqual(left)
    expect(await accountOf(host, namespace)).toBeUndefined()
  })

  test('behavior: one wallet of both families is one row', async () => {
    const host = await openHost(bothFamilies([{ name: 'Tern' }]))
    await host.open()
    await host.modal.getByRole('button', { name: 'Tern' }).first().waitFor()
    await host.page.waitForTimeout(300)
    await expect.poll(() => host.modal.getByRole('button', { name: /^Tern/ }).count()).toBe(1)
  })

  test('behavior: one wallet connects both families', async () => {
    const host = await openHost(bothFamilies([{ name: 'Tern' }]))
    for (const namespace of ['eip155', 'solana'] as const) {
      await host.page.evaluate((which) => void window.flow?.handles[0]?.open({ view: 'Connect', namespace: which }), namespace)
      await host.choose('Tern')
      await host.approve('Tern')
      await expect.poll(() => accountOf(host, namespace)).toBeDefined()
    }
    expect(await connectedFamilies(host)).toEqual(['eip155', 'solana'])
    expect([await accountOf(host, 'eip155'), await accountOf(host, 'solana')]).toEqual([alice.address, ana.address])
  })

  test('behavior: SwitchActiveChain: a network of a family without a wallet asks for one, and leads to its wallets', async () => {
    const host = await openHost(bothFamilies())
    await host.connect('Tern')
    await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'Networks' }))
    await host.modal.getByRole('button', { name: new RegExp(solanaChainName) }).click()
    await host.modal.getByRole('button', { name: 'Choose a wallet' }).click()
    await host.choose('Puffin')
    await host.approve('Puffin')
    await expect.poll(() => accountOf(host, 'solana')).toBe(ana.address)
    expect(await connectedFamilies(host)).toEqual(['eip155', 'solana'])
  })

  test('behavior: the app moves between the families, and both stay connected', async () => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    expect(await host.page.evaluate(() => window.flow?.handles[0]?.getSnapshot().activeNamespace)).toBe('solana')
    await host.page.evaluate(() => window.flow?.handles[0]?.switchNetwork('eip155:31337'))
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
    await host.page.evaluate((id) => window.flow?.handles[0]?.switchNetwork(id), solanaChainId)
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(ana.address)
  })

  test('behavior: with Solana alone nothing of the other family is asked', async () => {
    const host = await openHost(bothFamilies([{ name: 'Puffin' }], { wallets: [], hasNoEvm: true }))
    await connectSolana(host)
    expect(await connectedFamilies(host)).toEqual(['solana'])
  })
})
