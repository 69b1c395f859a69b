import { alice } from '@billfold/local-chains/evm/seed'
import { ana, solanaChainName } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { accountOf, connectedFamilies, openFor } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { bothFamilies, connectBoth } from './harness/solana-flow.js'

const openHost = useHost()

const front = async (host: HostFlow): Promise<string | undefined> => (await host.snapshot()).account.address
const active = (host: HostFlow): Promise<string | undefined> =>
  host.page.evaluate(() => window.flow?.handles[0]?.getSnapshot().activeNamespace)

describe('opening for a chain family other than the active one leads to a network switch', () => {
  test('behavior: nobody is connected there: its wallets are offered, and the first family stays connected', async () => {
    const host = await openHost(bothFamilies())
    await host.connect('Tern')
    await openFor(host, 'solana')
    await host.modal.getByRole('button', { name: 'Puffin' }).waitFor()
    expect(await host.modal.getByRole('button', { name: 'Tern' }).count()).toBe(0)
    await host.choose('Puffin')
    await host.approve('Puffin')
    await expect.poll(() => front(host)).toBe(ana.address)
    expect([await accountOf(host, 'eip155'), await connectedFamilies(host)]).toEqual([alice.address, ['eip155', 'solana']])
  })

  test('behavior: somebody is: it comes to the front, and no wallet is asked', async () => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    const before = (await host.wallet('example.tern')).prompts
    await openFor(host, 'eip155')
    await expect.poll(() => active(host)).toBe('eip155')
    await expect.poll(() => front(host)).toBe(alice.address)
    await expect.poll(async () => (await host.snapshot()).view).toBe('Account')
    expect((await host.wallet('example.tern')).prompts).toBe(before)
    expect(await connectedFamilies(host)).toEqual(['eip155', 'solana'])
  })

  test('behavior: a no in its wallet leaves the first family connected, and the next open shows it', async () => {
    const host = await openHost(bothFamilies())
    await host.connect('Tern')
    await openFor(host, 'solana')
    await host.choose('Puffin')
    await host.reject('Puffin')
    await host.modal.getByText('Connection rejected').waitFor()
    await host.modal.getByRole('button', { name: 'Close' }).click()
    await host.modal.waitFor({ state: 'detached' })
    expect([await accountOf(host, 'eip155'), await connectedFamilies(host)]).toEqual([alice.address, ['eip155']])
    await openFor(host, 'eip155')
    await expect.poll(async () => (await host.snapshot()).view).toBe('Account')
    expect(await front(host)).toBe(alice.address)
  })

  test('behavior: SwitchActiveChain left by back changes nothing', async () => {
    const host = await openHost(bothFamilies())
    await host.connect('Tern')
    await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'Networks' }))
    await host.modal.getByRole('button', { name: new RegExp(solanaChainName) }).click()
    await host.modal.getByRole('button', { name: 'Choose a wallet' }).waitFor()
    await host.modal.getByRole('button', { name: 'Back' }).click()
    await expect.poll(async () => (await host.snapshot()).view).toBe('Networks')
    expect([await active(host), await front(host)]).toEqual(['eip155', alice.address])
  })
})

describe('disconnect', () => {
  test('behavior: all: every family ends, every wallet is told, and a reload brings nobody back', async () => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => connectedFamilies(host)).toEqual([])
    await host.asked('example.tern', 'wallet_revokePermissions')
    await expect
      .poll(() => host.page.evaluate(() => window.flow?.familyWallets['solana']?.['Puffin']?.requests.map(({ method }) => method)))
      .toContain('standard:disconnect')
    await host.reload()
    await host.ready()
    expect([await accountOf(host, 'eip155'), await accountOf(host, 'solana'), await connectedFamilies(host)]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  test('behavior: the one in front: the one that is left comes to the front, after a reload too', async () => {
    const host = await openHost(bothFamilies())
    await connectBoth(host)
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ namespace: 'solana' }))
    await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
    await expect.poll(async () => [await active(host), await front(host)]).toEqual(['eip155', alice.address])
    await host.reload()
    await host.ready()
    await expect.poll(async () => [await active(host), await front(host)]).toEqual(['eip155', alice.address])
    expect(await connectedFamilies(host)).toEqual(['eip155'])
  })
})
