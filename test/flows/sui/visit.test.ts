import { mara, nils } from '@billfold/local-chains/sui/seed'
import { verifyPersonalMessageSignature } from '@mysten/sui/verify'
import { describe, expect, test } from 'vitest'

import { accountOf, askedOf, connectFamily, connectedFamilies, familyHost, setWallet, signMessage } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()
const dipper = { namespace: 'sui', name: 'Dipper' } as const
const suiHost = familyHost('sui', [{ name: 'Dipper' }])

describe('a visitor with a Sui wallet', () => {
  test('default: connect, sign, come back, disconnect', async () => {
    const host = await openHost(suiHost)
    await connectFamily(host, 'Dipper')
    expect((await host.snapshot()).account).toMatchObject({ address: mara.address, status: 'connected' })

    const text = 'I agree to berth at pier 7.'
    const signing = signMessage(host, 'sui', text)
    await host.window('Dipper').getByText(text).waitFor()
    await host.approve('Dipper')
    const signer = await verifyPersonalMessageSignature(new TextEncoder().encode(text), String(await signing))
    expect(signer.toSuiAddress()).toBe(mara.address)

    await host.reload()
    await host.ready()
    await expect.poll(() => accountOf(host, 'sui')).toBe(mara.address)
    expect((await askedOf(host, dipper)).prompts).toBe(0)

    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => connectedFamilies(host)).toEqual([])
    expect((await askedOf(host, dipper)).methods).toContain('standard:disconnect')
  })

  test('behavior: reject: “Connection rejected”, and trying again works', async () => {
    const host = await openHost(suiHost)
    await host.open()
    await host.choose('Dipper')
    await host.reject('Dipper')
    await host.modal.getByText('Connection rejected').waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Dipper')
    await expect.poll(() => accountOf(host, 'sui')).toBe(mara.address)
  })

  test('behavior: the account is changed in the wallet; a lock ends the connection', async () => {
    const host = await openHost(suiHost)
    await connectFamily(host, 'Dipper')
    await host.page.evaluate((to) => window.flow?.familyWallets['sui']?.['Dipper']?.changeAccount(to), nils.address)
    await expect.poll(() => accountOf(host, 'sui')).toBe(nils.address)
    await host.page.evaluate(() => window.flow?.familyWallets['sui']?.['Dipper']?.lock())
    await expect.poll(() => accountOf(host, 'sui')).toBeUndefined()
  })

  test('behavior: a wallet that comes while the modal stands is offered at once, and one that is slow connects', async () => {
    const host = await openHost(suiHost)
    await host.open()
    await host.modal.getByRole('button', { name: 'Dipper' }).waitFor()
    await host.page.evaluate(() => window.flow?.addFamilyWallet('sui', { name: 'Ouzel' }))
    await setWallet(host, { namespace: 'sui', name: 'Ouzel' }, { delay: 1_500 })
    await host.choose('Ouzel')
    await host.approve('Ouzel')
    await expect.poll(() => accountOf(host, 'sui')).toBe(mara.address)
  })
})
