import { rosa, stacksChainId, stig, tove } from '@billfold/local-chains/stacks/seed'
import { hashMessage } from '@stacks/encryption'
import { getAddressFromPublicKey, publicKeyFromSignatureRsv } from '@stacks/transactions'
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
const skua = { namespace: 'stacks', name: 'Skua' } as const
const stacksHost = familyHost('stacks', [{ name: 'Skua' }])

/** The address whose key has signed a text. */
function signerOf(text: string, signature: string): string {
  return getAddressFromPublicKey(publicKeyFromSignatureRsv(Buffer.from(hashMessage(text)).toString('hex'), signature), 'testnet')
}

async function balanceOf(address: string): Promise<bigint> {
  const answer = await fetch(`${inject('flows').nodes[stacksChainId] ?? ''}/v2/accounts/${address}`)
  return BigInt(((await answer.json()) as { readonly balance: string }).balance)
}

describe('a visitor with a Stacks wallet', () => {
  test('default: connect, sign, come back, disconnect', async () => {
    const host = await openHost(stacksHost)
    await connectFamily(host, 'Skua')
    expect((await host.snapshot()).account).toMatchObject({ address: rosa.address, status: 'connected' })

    const text = 'I agree to berth at pier 7.'
    const signing = signMessage(host, 'stacks', text)
    await host.window('Skua').getByText(text).waitFor()
    await host.approve('Skua')
    expect(signerOf(text, String(await signing))).toBe(rosa.address)

    await host.reload()
    await host.ready()
    await expect.poll(() => accountOf(host, 'stacks')).toBe(rosa.address)
    expect((await askedOf(host, skua)).prompts).toBe(0)

    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => connectedFamilies(host)).toEqual([])
    expect((await askedOf(host, skua)).methods).toContain('wallet_disconnect')
  })

  test('behavior: STX is sent: shown in the wallet with its fee, and on the ledger when it is told', async () => {
    const host = await openHost(stacksHost)
    await connectFamily(host, 'Skua')
    const before = await balanceOf(tove.address)
    const sending = transfer(host, 'stacks', { to: tove.address, amount: '1500000' })
    await host.window('Skua').getByText('1500000 µSTX').waitFor()
    await host.window('Skua').getByText('180 µSTX').waitFor()
    await host.approve('Skua')
    expect((await sending).transaction).toMatch(/^[0-9a-f]{64}$/)
    expect(await balanceOf(tove.address)).toBe(before + 1_500_000n)
  })

  test('behavior: an address of the main network is refused before the wallet is asked', async () => {
    const host = await openHost(stacksHost)
    await connectFamily(host, 'Skua')
    const { prompts } = await askedOf(host, skua)
    const { message } = await transfer(host, 'stacks', { to: 'SP000000000000000000002Q6VF78', amount: '1' })
    expect(message).toBe('That address is not for Harbour Stacks. Nothing was sent.')
    expect((await askedOf(host, skua)).prompts).toBe(prompts)
  })

  test('behavior: reject: “Connection rejected”, and trying again works', async () => {
    const host = await openHost(stacksHost)
    await host.open()
    await host.choose('Skua')
    await host.reject('Skua')
    await host.modal.getByText('Connection rejected').waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Skua')
    await expect.poll(() => accountOf(host, 'stacks')).toBe(rosa.address)
  })

  test('behavior: the account is changed in the wallet; a lock ends the connection', async () => {
    const host = await openHost(stacksHost)
    await connectFamily(host, 'Skua')
    await host.page.evaluate((to) => window.flow?.familyWallets['stacks']?.['Skua']?.changeAccount(to), stig.address)
    await expect.poll(() => accountOf(host, 'stacks')).toBe(stig.address)
    await host.page.evaluate(() => window.flow?.familyWallets['stacks']?.['Skua']?.lock())
    await expect.poll(() => accountOf(host, 'stacks')).toBeUndefined()
  })

  test('behavior: a wallet that comes while the modal stands is offered, and one that is slow connects', async () => {
    const host = await openHost(stacksHost)
    await host.open()
    await host.modal.getByRole('button', { name: 'Skua' }).waitFor()
    await host.page.evaluate(() => window.flow?.addFamilyWallet('stacks', { name: 'Jaeger' }))
    await setWallet(host, { namespace: 'stacks', name: 'Jaeger' }, { delay: 1_500 })
    await host.choose('Jaeger')
    await host.approve('Jaeger')
    await expect.poll(() => accountOf(host, 'stacks')).toBe(rosa.address)
  })
})
