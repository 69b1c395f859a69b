import { alice, dana, evmPostcards } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useFaults } from './harness/faults.js'
import { useHost } from './harness/use-host.js'

const openHost = useHost()
const fail = useFaults()

describe('the account', () => {
  test('default: what it holds, from the real chain: total, tokens and pictures', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.open()
    await host.modal.getByText('USD Coin').waitFor()
    await host.modal
      .getByText(/^\$\d{3},\d{3}\.\d\d$/)
      .first()
      .waitFor()
    for (const name of ['Ether', 'Tether USD', 'Harbour']) await host.modal.getByText(name, { exact: true }).first().waitFor()
    await host.modal.getByRole('tab', { name: 'NFTs' }).click()
    await expect.poll(() => host.modal.getByText(evmPostcards[0]).isVisible()).toBe(true)
  })

  test('behavior: a name and a picture that a service knows of stand in its head', async () => {
    const host = await openHost({ wallets: [{ name: 'Puffin', rdns: 'example.puffin', privateKeys: [dana.privateKey] }] })
    await host.connect('Puffin')
    await host.open()
    await host.modal.getByText('dana.harbour').waitFor()
    // No other picture is one pixel wide.
    const widths = (): Promise<readonly number[]> =>
      host.modal.locator('[data-visit] img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
    await expect.poll(widths).toContain(1)
    expect((await host.snapshot()).account).toMatchObject({
      profileName: 'dana.harbour',
      profileImage: expect.stringMatching(/^data:image/),
    })
  })

  test('behavior: the address is copied with its checksum', async () => {
    const host = await openHost({ browser: { permissions: ['clipboard-read', 'clipboard-write'] } })
    await host.connect('Tern')
    await host.open()
    await host.modal.getByRole('button', { name: /Copy address/ }).click()
    await expect.poll(() => host.page.evaluate(() => navigator.clipboard.readText())).toBe(alice.address)
  })

  test('behavior: balances fail: “Token Balance Unavailable”, and the rest works', async () => {
    await fail('GET /v1/account/{address}/balance', { status: 500 })
    const host = await openHost()
    host.watch.allow(/Failed to load|billfold/)
    await host.connect('Tern')
    await host.open()
    await host.modal.getByText('Token Balance Unavailable').first().waitFor()
    await expect.poll(() => host.modal.getByRole('button', { name: 'Disconnect' }).isVisible()).toBe(true)
  })
})
