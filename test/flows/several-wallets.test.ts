import { alice, carol, dana } from '@billfold/local-chains/evm/seed'
import { expect, test } from 'vitest'

import { besideEvm } from './harness/family-flow.js'
import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'
import { gull, tern } from './harness/wallets.js'

const openHost = useHost()
const options = { features: { multiWallet: true } }
const addressOf = (host: HostFlow) => async (): Promise<string | undefined> => (await host.snapshot()).account.address
const row = (host: HostFlow, wallet: string): ReturnType<HostFlow['modal']['getByRole']> =>
  host.modal.getByRole('button', { name: new RegExp(`^${wallet}`) })

/** Opens the wallets, from the account. */
async function openWallets(host: HostFlow): Promise<void> {
  await host.open()
  await host.modal.getByRole('button', { name: 'Wallets', exact: true }).click()
  await host.modal.getByRole('heading', { name: 'Wallets' }).waitFor()
}

/** Connects a wallet beside the one that is connected. */
async function add(host: HostFlow, wallet: string): Promise<void> {
  await openWallets(host)
  await host.modal.getByRole('button', { name: 'Add wallet' }).click()
  await host.choose(wallet)
  await host.approve(wallet)
  await host.modal.getByText('New Wallet Added').waitFor()
  await host.modal.getByRole('heading', { name: 'Wallets' }).waitFor()
}

test('default: a second wallet is added, the first comes to the front unasked, and signs', async () => {
  const host = await openHost({ wallets: [tern, gull], options })
  await host.connect('Tern')
  await add(host, 'Gull')
  await expect.poll(addressOf(host)).toBe(carol.address)
  const before = await host.wallet('example.tern')
  await row(host, 'Tern').click()
  await expect.poll(addressOf(host)).toBe(alice.address)
  expect((await host.wallet('example.tern')).prompts).toBe(before.prompts)
  await host.page.keyboard.press('Escape')
  const asked = host.request('personal_sign', '0x68656c6c6f', alice.address)
  await host.approve('Tern')
  expect((await asked).result).toMatch(/^0x/)
})

test('behavior: it is disconnected, stands among those of earlier, and is there again after a reload', async () => {
  const host = await openHost({ wallets: [tern, gull], options })
  await host.connect('Tern')
  await add(host, 'Gull')
  await host.modal.getByRole('button', { name: 'Manage Gull' }).click()
  await host.modal.getByRole('textbox', { name: 'Name' }).fill('Trading')
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await host.modal.getByRole('button', { name: 'Keep' }).waitFor()
  // The yes is taken only once it was seen for a moment.
  await expect
    .poll(
      async () => {
        await host.modal
          .getByRole('button', { name: 'Disconnect', exact: true })
          .click({ timeout: 1_000 })
          .catch(() => undefined)
        return addressOf(host)()
      },
      { interval: 500 },
    )
    .toBe(alice.address)
  await host.modal.getByRole('heading', { name: 'Used before' }).waitFor()
  await host.reload()
  await host.ready()
  await openWallets(host)
  await row(host, 'Trading').click()
  await host.approve('Gull')
  await expect.poll(addressOf(host)).toBe(carol.address)
})

test('behavior: a wallet of another family stands beside it', async () => {
  const host = await openHost(besideEvm('solana', [{ name: 'Puffin' }], { options }))
  await host.connect('Tern')
  await add(host, 'Puffin')
  for (const name of ['Ethereum', 'Solana']) await host.modal.getByRole('heading', { name }).waitFor()
  await row(host, 'Tern').click()
  await expect.poll(addressOf(host)).toBe(alice.address)
})

test('behavior: two tabs that switch at the same moment show the same wallet, and lose none', async () => {
  const dunlin = { name: 'Dunlin', rdns: 'example.dunlin', privateKeys: [dana.privateKey] }
  const first = await openHost({ wallets: [tern, gull, dunlin], options })
  await first.connect('Tern')
  for (const wallet of ['Gull', 'Dunlin']) {
    await add(first, wallet)
    await first.page.keyboard.press('Escape')
  }
  const second = await openHost({ beside: first, wallets: [tern, gull, dunlin], options })
  await second.ready()
  for (const host of [first, second]) await openWallets(host)
  const owners = { Tern: alice.address, Gull: carol.address, Dunlin: dana.address }
  for (let round = 0; round < 4; round += 1) {
    const inUse = await addressOf(first)()
    const [one = '', other = ''] = Object.entries(owners).flatMap(([wallet, address]) => (address === inUse ? [] : [wallet]))
    await Promise.all([row(first, one).click(), row(second, other).click()])
    await expect
      .poll(async () => {
        const [here, there] = [await addressOf(first)(), await addressOf(second)()]
        return here === there && here !== inUse
      })
      .toBe(true)
  }
  for (const host of [first, second]) for (const wallet of Object.keys(owners)) expect(await row(host, wallet).count()).toBe(1)
})
