import { alice } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useFaults } from './harness/faults.js'
import { useHost } from './harness/use-host.js'

const openHost = useHost()
const fail = useFaults()

describe('the cloud misbehaves, and a wallet of this browser still connects', () => {
  test.each([
    ['down', { reset: true }],
    ['slow', { delay: 3_000 }],
    ['hanging', { hang: true }],
    ['a drip of bytes', { drip: 200 }],
    ['403', { status: 403 }],
    ['401', { status: 401 }],
    ['429 with Retry-After', { status: 429, retryAfter: 1 }],
    ['429 without', { status: 429 }],
    ['500', { status: 500 }],
    ['a page of a hotel in HTML', { html: true }],
    ['half a JSON', { malformed: true }],
    ['the wrong shape', { body: { data: 7, features: 'x', balances: [1, null] } }],
    ['5 MB', { huge: 5_000_000 }],
    ['a redirect to nowhere', { redirect: 'http://127.0.0.1:9/' }],
    ['no CORS headers', { withoutCors: true }],
  ])('behavior: %s', async (_, fault) => {
    await fail('*', fault)
    const host = await openHost()
    host.watch.allow(/./)
    await host.open()
    await host.choose('Tern')
    await host.approve('Tern')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
    await host.modal.waitFor({ state: 'detached' })
    await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'Account' }))
    await host.modal.getByRole('button', { name: 'Disconnect' }).waitFor()
    await host.page.keyboard.press('Escape')
    await host.modal.waitFor({ state: 'detached' })
    expect(
      host.watch.complaints.filter(
        (complaint) => complaint.startsWith('error: ') && !/Failed to load|billfold|CORS|Access|Content Security Policy/.test(complaint),
      ),
    ).toEqual([])
  })
})

describe('a busy cloud', () => {
  test('behavior: 429 with Retry-After 30: the list says how long it waits, and can be asked at once', async () => {
    await fail('GET /getWallets', { status: 429, retryAfter: 30, times: 2 })
    const host = await openHost()
    host.watch.allow(/429/)
    await host.open()
    await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'AllWallets' }))
    const said = host.modal.getByText(/Trying again in \d+ s/)
    const seconds = async (): Promise<number> => Number(/(\d+) s/.exec((await said.first().textContent()) ?? '')?.[1])
    await said.first().waitFor()
    const before = await seconds()
    await expect.poll(seconds).toBeLessThan(before)
    await expect.poll(() => host.modal.getByRole('status').filter({ hasText: 'Trying again in 30 s' }).count()).toBe(1)
    await host.modal.getByRole('button', { name: 'Try now' }).click()
    await host.modal.getByRole('button', { name: 'MetaMask' }).first().waitFor()
    expect(await said.count()).toBe(0)
  })
})

describe('offline', () => {
  test('behavior: the modal opens, and a wallet of this browser connects', async () => {
    const host = await openHost()
    host.watch.allow(/ERR_INTERNET_DISCONNECTED|billfold/)
    // The page cannot load anything now: the modal has been open before.
    await host.open()
    await host.choose('Tern')
    await host.reject('Tern')
    await host.page.keyboard.press('Escape')
    await host.modal.waitFor({ state: 'detached' })
    await host.context.setOffline(true)
    await host.open()
    await host.choose('Tern')
    await host.approve('Tern')
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: while one is connected the account stays, with what was known of it', async () => {
    const host = await openHost()
    host.watch.allow(/ERR_INTERNET_DISCONNECTED|billfold|Failed to load/)
    await host.connect('Tern')
    await host.open()
    await host.modal.getByText('USD Coin').waitFor()
    await host.page.keyboard.press('Escape')
    await host.modal.waitFor({ state: 'detached' })
    await host.context.setOffline(true)
    await host.open()
    await host.modal.getByText('USD Coin').waitFor()
    expect((await host.snapshot()).account.address).toBe(alice.address)
  })
})
