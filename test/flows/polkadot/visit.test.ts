import { polkadotChainId, vera, wim, yann } from '@billfold/local-chains/polkadot/seed'
import { signatureVerify } from '@polkadot/util-crypto'
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
const murre = { namespace: 'polkadot', name: 'Murre' } as const
const polkadotHost = familyHost('polkadot', [{ name: 'Murre' }])

async function nonceOf(address: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'system_accountNextIndex', params: [address] })
  const answer = await fetch(inject('flows').nodes[polkadotChainId] ?? '', { method: 'POST', body })
  return ((await answer.json()) as { readonly result: number }).result
}

describe('a visitor with a Polkadot extension', () => {
  test('default: connect, sign, come back, disconnect', async () => {
    const host = await openHost(polkadotHost)
    await connectFamily(host, 'Murre')
    expect((await host.snapshot()).account).toMatchObject({ address: vera.address, status: 'connected' })

    const text = 'I agree to berth at pier 7.'
    const signing = signMessage(host, 'polkadot', text)
    await host.window('Murre').getByText(text).waitFor()
    await host.approve('Murre')
    expect(signatureVerify(text, String(await signing), vera.address).isValid).toBe(true)

    await host.reload()
    await host.ready()
    await expect.poll(() => accountOf(host, 'polkadot')).toBe(vera.address)
    expect((await askedOf(host, murre)).prompts).toBe(0)

    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => connectedFamilies(host)).toEqual([])
  })

  test('behavior: DOT is sent: shown in the wallet, and on the ledger when it is told', async () => {
    const host = await openHost(polkadotHost)
    await connectFamily(host, 'Murre')
    const before = await nonceOf(vera.address)
    const sending = transfer(host, 'polkadot', { to: wim.address, amount: '12340000000' })
    await host.window('Murre').getByText('12340000000 planck').waitFor()
    await host.approve('Murre')
    expect((await sending).transaction).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await nonceOf(vera.address)).toBe(before + 1)
  })

  test('behavior: what would be lost, or goes to another network, is refused before the wallet is asked', async () => {
    const host = await openHost(polkadotHost)
    await connectFamily(host, 'Murre')
    const { prompts } = await askedOf(host, murre)
    expect((await transfer(host, 'polkadot', { to: yann.address, amount: '1' })).message).toMatch('The receiver has no account yet')
    const kusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
    expect((await transfer(host, 'polkadot', { to: kusama, amount: '12340000000' })).message).toMatch('written for another network')
    expect((await askedOf(host, murre)).prompts).toBe(prompts)
  })

  test('behavior: reject: “Connection rejected”, and trying again works', async () => {
    const host = await openHost(polkadotHost)
    await host.open()
    await host.choose('Murre')
    await host.reject('Murre')
    await host.modal.getByText('Connection rejected').waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Murre')
    await expect.poll(() => accountOf(host, 'polkadot')).toBe(vera.address)
  })

  test('behavior: another account is shared in the extension; a lock ends the connection', async () => {
    const host = await openHost(polkadotHost)
    await connectFamily(host, 'Murre')
    await host.page.evaluate((to) => window.flow?.familyWallets['polkadot']?.['Murre']?.changeAccount(to), wim.address)
    await expect.poll(() => accountOf(host, 'polkadot')).toBe(wim.address)
    await host.page.evaluate(() => window.flow?.familyWallets['polkadot']?.['Murre']?.lock())
    await expect.poll(() => accountOf(host, 'polkadot')).toBeUndefined()
  })

  test('behavior: an extension that comes late and is slow connects, beside one that never answers', async () => {
    const host = await openHost(familyHost('polkadot', [{ name: 'Murre', behavior: 'silent' }]))
    await host.open()
    await host.modal.getByRole('button', { name: 'Murre' }).waitFor()
    await host.page.evaluate(() => window.flow?.addFamilyWallet('polkadot', { name: 'Dovekie' }))
    await setWallet(host, { namespace: 'polkadot', name: 'Dovekie' }, { delay: 1_500 })
    await host.choose('Dovekie')
    await host.approve('Dovekie')
    await expect.poll(() => accountOf(host, 'polkadot')).toBe(vera.address)
  })
})
