import { alice, brook, carol } from '@billfold/local-chains/evm/seed'
import { type Page, devices } from 'playwright'
import { describe, expect, test } from 'vitest'

import { filmButton } from './harness/film-button.js'
import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'
import { auk, gull, tern } from './harness/wallets.js'

const openHost = useHost()

/** Presses Tern, and lets go once something has happened and was painted. */
async function pressWhile(host: HostFlow, happen: () => Promise<void>): Promise<void> {
  await host.modal.getByRole('button', { name: 'Tern' }).hover()
  await host.page.mouse.down()
  await happen()
  await host.painted()
  await host.page.mouse.up()
}

describe('connect', () => {
  test.each([
    ['an announced wallet', 'Tern', 'Tern', alice, {}],
    ['another announced wallet', 'Gull', 'Gull', carol, {}],
    ['a wallet of old on a desktop, as “Browser wallet”', 'Browser wallet', 'Auk', alice, {}],
    ['a wallet of old on a phone, as “Browser wallet”', 'Browser wallet', 'Auk', alice, devices['Pixel 7']],
  ] as const)('default: %s: choose it, say yes, and the app knows the account', async (_, row, name, { address }, browser) => {
    const host = await openHost({ wallets: [tern, gull, auk], browser })
    await host.open()
    await host.choose(row)
    await host.approve(name)
    await expect.poll(async () => (await host.snapshot()).account).toMatchObject({ address, status: 'connected' })
    await expect.poll(() => host.modal.count()).toBe(0)
  })

  test('behavior: from the press to the account the app’s button is never narrower than before', async () => {
    const host = await openHost()
    const film = await filmButton(host)
    await host.connect('Tern')
    await expect.poll(() => host.button.textContent()).toMatch(/…\w{4}[\d.,]+ \w+$/)
    const frames = await film()
    expect(frames.filter(({ width }) => width < (frames[0]?.width ?? 0))).toEqual([])
  })

  test('behavior: nothing is requested, and no wallet is asked, before the modal opens', async () => {
    const host = await openHost()
    await host.page.waitForTimeout(1_500)
    expect(host.watch.requests.filter(({ url }) => !url.startsWith(new URL(host.page.url()).origin))).toEqual([])
    expect((await host.wallet('example.tern')).methods).toEqual([])
  })

  test('behavior: a wallet that comes while the modal stands is offered at once', async () => {
    const host = await openHost({ wallets: [tern] })
    await host.open()
    await host.modal.getByRole('button', { name: 'Tern' }).waitFor()
    await host.addWallet(gull)
    await host.choose('Gull')
    await host.approve('Gull')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(carol.address)
  })

  test('behavior: a wallet that is pressed hears of it, although another one announces itself meanwhile', async () => {
    const host = await openHost({ wallets: [tern] })
    await host.open()
    await pressWhile(host, () => host.addWallet(gull))
    await host.approve('Tern')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: a wallet that is pressed hears of it, although the list of wallets arrives meanwhile', async () => {
    let arrive: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    const hold = (page: Page): Promise<unknown> => page.route(/getWallets/, (route) => arrival.then(() => route.continue()))
    const host = await openHost({ wallets: [tern], prepare: async (page) => void (await hold(page)) })
    await host.open()
    await pressWhile(host, async () => {
      const arrived = host.page.waitForResponse(/getWallets/)
      arrive()
      await arrived
    })
    await host.approve('Tern')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: a press that begins in the card and ends beside it leaves nothing', async () => {
    const host = await openHost()
    await host.open()
    await host.modal.getByRole('heading').first().hover()
    await host.page.mouse.down()
    await host.page.mouse.move(20, 20)
    await host.page.mouse.up()
    await host.painted()
    expect((await host.snapshot()).isOpen).toBe(true)
    await host.page.mouse.click(20, 20)
    await expect.poll(async () => (await host.snapshot()).isOpen).toBe(false)
  })

  test('behavior: several accounts of one wallet are all known, the one in use first', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const [connection] = (await host.snapshot()).connections
    expect(connection?.accounts.map(({ address }) => address)).toEqual([alice.address, brook.address])
  })
})

describe('when it does not work at once', () => {
  test('behavior: reject: “Connection rejected”, nothing is logged, and trying again works', async () => {
    const host = await openHost()
    await host.open()
    await host.choose('Tern')
    await host.reject('Tern')
    await host.modal.getByText('Connection rejected').waitFor()
    expect((await host.snapshot()).account.status).toBe('disconnected')
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Tern')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: a silent wallet can be cancelled, and its late yes connects nothing', async () => {
    const host = await openHost({ wallets: [{ ...tern, behavior: 'silent' }, gull] })
    await host.open()
    await host.choose('Tern')
    await host.modal.getByText('Continue in Tern').waitFor()
    await host.modal.getByRole('button', { name: 'Cancel' }).click()
    await host.modal.getByRole('button', { name: 'Gull' }).waitFor()
    await host.answer('example.tern', 'approve')
    await host.page.waitForTimeout(500)
    expect(await host.snapshot()).toMatchObject({ account: { status: 'disconnected' }, connections: [] })
    await host.choose('Gull')
    await host.approve('Gull')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(carol.address)
  })

  test('behavior: a request that is open in the wallet already is said, and its yes connects', async () => {
    const host = await openHost({ wallets: [{ ...tern, behavior: 'pending' }] })
    await host.open()
    await host.choose('Tern')
    await host.modal.getByText('Your wallet already has a request open. Finish it there.').waitFor()
    await host.set('example.tern', { behavior: 'approve' })
    await host.page.evaluate(() => window.flow?.wallets['example.tern']?.provider.request({ method: 'eth_requestAccounts' }))
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
    expect((await host.wallet('example.tern')).methods.filter((method) => method === 'eth_requestAccounts')).toHaveLength(2)
  })

  test.each([
    ['an answer that is no list', { result: 'yes' }],
    ['an empty list', { result: [] }],
    ['addresses that are none', { result: ['0x1', 7, null] }],
    ['an unknown code', { error: { code: 77, message: 'odd' } }],
    ['-32603', { error: { code: -32603, message: 'Internal JSON-RPC error.' } }],
    ['4100', { error: { code: 4100, message: 'Unauthorized' } }],
    ['4200', { error: { code: 4200, message: 'Unsupported method' } }],
    ['4900', { error: { code: 4900, message: 'Disconnected' } }],
  ])('behavior: %s from the wallet is one clear sentence and a way on', async (_, reply) => {
    const host = await openHost({ wallets: [{ ...tern, behavior: 'approve' }] })
    host.watch.allow(/^(error|warning): .*billfold/)
    await host.reply('example.tern', 'eth_requestAccounts', reply)
    await host.open()
    await host.choose('Tern')
    await host.modal.getByRole('button', { name: 'Try again' }).waitFor()
    expect((await host.snapshot()).account.status).toBe('disconnected')
    await host.reply('example.tern', 'eth_requestAccounts')
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: a wallet that says everything twice connects once', async () => {
    const host = await openHost({ wallets: [{ ...tern, answersTwice: true }] })
    await host.page.evaluate(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      window.flow?.handles[0]?.on('connection:connected', (event) => told.push(event))
    })
    await host.connect('Tern')
    await host.page.waitForTimeout(300)
    expect(await host.page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toHaveLength(1)
    expect((await host.snapshot()).connections).toHaveLength(1)
  })
})
