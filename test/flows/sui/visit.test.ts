import { mara, nils, pia, suiChainId } from '@billfold/local-chains/sui/seed'
import { verifyPersonalMessageSignature } from '@mysten/sui/verify'
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
const dipper = { namespace: 'sui', name: 'Dipper' } as const
const suiHost = familyHost('sui', [{ name: 'Dipper' }])

async function mistOf(account: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'suix_getBalance', params: [account] })
  const answer = await fetch(inject('flows').nodes[suiChainId] ?? '', { method: 'POST', body })
  return BigInt(((await answer.json()) as { readonly result: { readonly totalBalance: string } }).result.totalBalance)
}

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

  test('behavior: SUI is sent: shown in the wallet, and on the ledger when it is told', async () => {
    const host = await openHost(suiHost)
    await connectFamily(host, 'Dipper')
    const before = await mistOf(pia.address)
    const sending = transfer(host, 'sui', { to: pia.address, amount: '12345000' })
    await host.window('Dipper').getByText(pia.address).waitFor()
    await host.approve('Dipper')
    expect(await sending).toEqual({ transaction: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{40,46}$/) })
    expect(await mistOf(pia.address)).toBe(before + 12_345_000n)
  })

  test('behavior: an address of EVM is refused with the reason, and the wallet is not asked', async () => {
    const host = await openHost(suiHost)
    await connectFamily(host, 'Dipper')
    const asked = (await askedOf(host, dipper)).prompts
    expect(await transfer(host, 'sui', { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: '1' })).toEqual({
      message: 'That is an address of an EVM network, and not of Sui. Nothing was sent.',
    })
    expect((await askedOf(host, dipper)).prompts).toBe(asked)
  })
})
