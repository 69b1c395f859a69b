import { cosmosDenom, cosmosNetworkId, runa, sven, tine } from '@billfold/local-chains/cosmos/seed'
import { describe, expect, inject, test } from 'vitest'

import {
  accountOf,
  askedOf,
  connectFamily,
  connectedFamilies,
  familyHost,
  setWallet,
  signMessage,
  transfer,
} from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()
const petrel = { namespace: 'cosmos', name: 'Petrel' } as const
const cosmosHost = familyHost('cosmos', [{ name: 'Petrel' }])

/** How much somebody has, as the node tells it. */
async function heldBy(account: string): Promise<string> {
  const text = [account, cosmosDenom].map((field) => Buffer.from(field, 'utf8'))
  const data = Buffer.concat(text.flatMap((bytes, index) => [Buffer.from([((index + 1) << 3) | 2, bytes.length]), bytes])).toString('hex')
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'abci_query', params: { path: '/cosmos.bank.v1beta1.Query/Balance', data } })
  const answer = await fetch(inject('flows').nodes[cosmosNetworkId] ?? '', { method: 'POST', body })
  const { value } = ((await answer.json()) as { readonly result: { readonly response: { readonly value: string } } }).result.response
  return /(\d+)$/.exec(Buffer.from(value, 'base64').toString('latin1'))?.[1] ?? ''
}

describe('a visitor with a Cosmos wallet', () => {
  test('default: connect, sign, come back, disconnect', async () => {
    const host = await openHost(cosmosHost)
    await connectFamily(host, 'Petrel')
    expect((await host.snapshot()).account).toMatchObject({ address: runa.address, status: 'connected' })

    const text = 'I agree to berth at pier 7.'
    const signing = signMessage(host, 'cosmos', text)
    await host.window('Petrel').getByText(text).waitFor()
    await host.approve('Petrel')
    // What the page hands out was verified: 64 bytes in base 64.
    expect(await signing).toMatch(/^[A-Za-z0-9+/]{86}==$/)

    await host.reload()
    await host.ready()
    await expect.poll(() => accountOf(host, 'cosmos')).toBe(runa.address)
    expect((await askedOf(host, petrel)).prompts).toBe(0)

    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => connectedFamilies(host)).toEqual([])
    expect((await askedOf(host, petrel)).methods).toContain('disable')
  })

  test('behavior: reject: “Connection rejected”, and trying again works', async () => {
    const host = await openHost(cosmosHost)
    await host.open()
    await host.choose('Petrel')
    await host.reject('Petrel')
    await host.modal.getByText('Connection rejected').waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Petrel')
    await expect.poll(() => accountOf(host, 'cosmos')).toBe(runa.address)
  })

  test('behavior: the account is changed in the wallet; a lock ends the connection', async () => {
    const host = await openHost(cosmosHost)
    await connectFamily(host, 'Petrel')
    await host.page.evaluate((to) => window.flow?.familyWallets['cosmos']?.['Petrel']?.changeAccount(to), sven.address)
    await expect.poll(() => accountOf(host, 'cosmos')).toBe(sven.address)
    await host.page.evaluate(() => window.flow?.familyWallets['cosmos']?.['Petrel']?.lock())
    await expect.poll(() => accountOf(host, 'cosmos')).toBeUndefined()
  })

  test('behavior: a wallet that comes while the modal stands is offered, and one that is slow connects', async () => {
    const host = await openHost(cosmosHost)
    await host.open()
    await host.modal.getByRole('button', { name: 'Petrel' }).waitFor()
    await host.page.evaluate(() => window.flow?.addFamilyWallet('cosmos', { name: 'Fulmar' }))
    await setWallet(host, { namespace: 'cosmos', name: 'Fulmar' }, { delay: 1_500 })
    await host.choose('Fulmar')
    await host.approve('Fulmar')
    await expect.poll(() => accountOf(host, 'cosmos')).toBe(runa.address)
  })

  test('behavior: the coin is sent: shown in the wallet, and on the ledger when it is told', async () => {
    const host = await openHost(cosmosHost)
    await connectFamily(host, 'Petrel')
    const before = BigInt(await heldBy(tine.address))
    const sending = transfer(host, 'cosmos', { to: tine.address, amount: '12345' })
    await host.window('Petrel').getByText(tine.address).waitFor()
    await host.approve('Petrel')
    expect(await sending).toEqual({ transaction: expect.stringMatching(/^[0-9A-F]{64}$/) })
    expect(BigInt(await heldBy(tine.address))).toBe(before + 12_345n)
  })

  test('behavior: an address of another chain is refused with the reason, and the wallet is not asked', async () => {
    const host = await openHost(cosmosHost)
    await connectFamily(host, 'Petrel')
    const asked = (await askedOf(host, petrel)).prompts
    expect(await transfer(host, 'cosmos', { to: 'osmo1wqtvczv7qqcyndmknxfp02gttkgrpwdt7f40jp', amount: '1' })).toMatchObject({
      message: expect.stringContaining('it begins with osmo1, and here addresses begin with cosmos1'),
    })
    expect((await askedOf(host, petrel)).prompts).toBe(asked)
  })
})
