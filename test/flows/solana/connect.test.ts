import { ana, ben } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'

import { accountOf, askedOf, setWallet } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { connectSolana, puffin, solanaHost } from './harness/solana-flow.js'

const openHost = useHost()
const ownPuffin = { namespace: 'solana', name: 'Puffin' } as const

describe('connect a Solana wallet', () => {
  test('default: choose it, say yes, and the app knows the account', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    expect((await host.snapshot()).account).toMatchObject({ address: ana.address, status: 'connected' })
  })

  test('behavior: no wallet is asked before the modal opens', async () => {
    const host = await openHost(solanaHost())
    await host.page.waitForTimeout(1_000)
    expect((await askedOf(host, ownPuffin)).methods).toEqual([])
  })

  test('behavior: reject: “Connection rejected”, and trying again works', async () => {
    const host = await openHost(solanaHost())
    await host.open()
    await host.choose('Puffin')
    await host.reject('Puffin')
    await host.modal.getByText('Connection rejected').waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Puffin')
    await expect.poll(() => accountOf(host, 'solana')).toBe(ana.address)
  })

  test('behavior: a reload restores the account in silence', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    await host.reload()
    await host.ready()
    await expect.poll(() => accountOf(host, 'solana')).toBe(ana.address)
    expect((await askedOf(host, ownPuffin)).prompts).toBe(0)
  })

  test('behavior: a silent wallet can be cancelled, and its late yes connects nothing', async () => {
    const host = await openHost(solanaHost([{ ...puffin, behavior: 'silent' }, { name: 'Razorbill' }]))
    await host.open()
    await host.choose('Puffin')
    await host.modal.getByText('Continue in Puffin').waitFor()
    await host.modal.getByRole('button', { name: 'Cancel' }).click()
    await host.modal.getByRole('button', { name: 'Razorbill' }).waitFor()
    await host.page.evaluate(() => window.flow?.familyWallets['solana']?.['Puffin']?.answer('approve'))
    await host.page.waitForTimeout(500)
    expect(await host.snapshot()).toMatchObject({ account: { status: 'disconnected' }, connections: [] })
  })

  test('behavior: a wallet that comes while the modal stands is offered at once', async () => {
    const host = await openHost(solanaHost())
    await host.open()
    await host.modal.getByRole('button', { name: 'Puffin' }).waitFor()
    await host.page.evaluate(() => window.flow?.addFamilyWallet('solana', { name: 'Razorbill' }))
    await host.choose('Razorbill')
    await host.approve('Razorbill')
    await expect.poll(() => accountOf(host, 'solana')).toBe(ana.address)
  })

  test('behavior: the account is changed in the wallet; a lock ends the connection', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    await host.page.evaluate((to) => window.flow?.familyWallets['solana']?.['Puffin']?.changeAccount(to), ben.address)
    await expect.poll(() => accountOf(host, 'solana')).toBe(ben.address)
    await host.page.evaluate(() => window.flow?.familyWallets['solana']?.['Puffin']?.lock())
    await expect.poll(() => accountOf(host, 'solana')).toBeUndefined()
  })

  test('behavior: a disconnect by the app tells the wallet', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    await setWallet(host, ownPuffin, { behavior: 'approve' })
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => accountOf(host, 'solana')).toBeUndefined()
    expect((await askedOf(host, ownPuffin)).methods).toContain('standard:disconnect')
  })
})
