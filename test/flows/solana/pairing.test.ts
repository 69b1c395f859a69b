import { alice } from '@billfold/local-chains/evm/seed'
import { ana, ben, solanaChainId } from '@billfold/local-chains/solana/seed'
import { evmAnswers } from '@billfold/test-wallets/pairing'
import { solanaAnswers } from '@billfold/test-wallets/solana'
import { describe, expect, test } from 'vitest'

import { accountOf, connectedFamilies, openFor, transfer } from '../harness/family-flow.js'
import type { PairingFlow } from '../pairing/harness/pairing-flow.js'
import { evmFamily, usePairing } from '../pairing/harness/use-pairing.js'
import { isSignedBy } from './harness/is-signed-by.js'
import { bothFamilies, solanaHost } from './harness/solana-flow.js'
import { signMessage } from './harness/provider.js'

const openPairing = usePairing()

/** Families that a phone with Ana's key grants. */
const solanaFamily: typeof evmFamily = {
  chains: [solanaChainId],
  methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions'],
  events: ['accountsChanged', 'chainChanged'],
  accounts: [`${solanaChainId}:${ana.address}`],
}
const answers = { ...evmAnswers({ privateKey: alice.privateKey, rpcUrls: {} }), ...solanaAnswers(ana) }

async function pair(flow: PairingFlow): Promise<void> {
  await flow.openCode()
  await flow.scan()
  await expect.poll(() => accountOf(flow.host, 'solana')).toBe(ana.address)
  await flow.host.modal.waitFor({ state: 'detached' })
}

/** A phone with a Solana account, paired where an extension is connected to the other family. */
async function pairedBesideAnExtension(): Promise<PairingFlow> {
  const flow = await openPairing({ ...bothFamilies([]), phone: { families: { solana: solanaFamily }, answers } })
  await flow.host.connect('Tern')
  await openFor(flow.host, 'solana')
  await flow.openPairingRow()
  await flow.scan()
  await expect.poll(() => connectedFamilies(flow.host)).toEqual(['eip155', 'solana'])
  return flow
}

describe('a paired phone with a Solana account', () => {
  test('default: it connects, signs a message, and signs a transfer that the page sends', async () => {
    const flow = await openPairing({ ...solanaHost([]), phone: { families: { solana: solanaFamily }, answers } })
    await pair(flow)
    expect(isSignedBy(ana.address, 'I agree to berth at pier 7.', await signMessage(flow.host, 'I agree to berth at pier 7.'))).toBe(true)
    expect((await transfer(flow.host, 'solana', { to: ben.address, amount: '1000000' })).transaction).toMatch(/^\w{80,90}$/)
    expect(flow.phone.requests).toEqual(['solana_signMessage', 'solana_signTransaction'])
    flow.phone.behavior = 'reject'
    expect(await transfer(flow.host, 'solana', { to: ben.address, amount: '1000000' })).toEqual({ message: 'Connection rejected' })
  })

  test('behavior: one approval connects both families, and ending it ends both', async () => {
    const flow = await openPairing({
      ...bothFamilies([]),
      phone: { families: { eip155: evmFamily, solana: solanaFamily }, answers },
    })
    await pair(flow)
    expect(await connectedFamilies(flow.host)).toEqual(['eip155', 'solana'])
    expect(await accountOf(flow.host, 'eip155')).toBe(alice.address)
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ namespace: 'solana' }))
    await expect.poll(() => connectedFamilies(flow.host)).toEqual([])
    await expect.poll(() => flow.phone.sessions).toEqual([])
  })

  test('behavior: the account shows both families of one approval, and says that they end together', async () => {
    const flow = await openPairing({
      ...bothFamilies([]),
      phone: { families: { eip155: evmFamily, solana: solanaFamily }, answers },
    })
    await pair(flow)
    const { host } = flow
    await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
    await host.open()
    await host.modal.getByRole('list', { name: 'Also connected' }).waitFor()
    expect(await host.modal.getByRole('button', { name: /^Disconnect/ }).allTextContents()).toEqual(['Disconnect all'])
    await host.modal.getByRole('button', { name: 'Disconnect all' }).click()
    await expect.poll(() => connectedFamilies(host)).toEqual([])
    await expect.poll(() => flow.phone.sessions).toEqual([])
    await expect.poll(() => host.button.textContent()).toBe('Connect wallet')
  })

  test('behavior: a disconnect of the paired family applies to all: the extension of the other family ends too', async () => {
    const flow = await pairedBesideAnExtension()
    const { host } = flow
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ namespace: 'solana' }))
    await expect.poll(() => connectedFamilies(host)).toEqual([])
    await expect.poll(() => flow.phone.sessions).toEqual([])
    expect((await host.wallet('example.tern')).methods).toContain('wallet_revokePermissions')
  })

  test('behavior: a disconnect of the other family leaves the paired one', async () => {
    const flow = await pairedBesideAnExtension()
    const { host } = flow
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ namespace: 'eip155' }))
    await expect.poll(() => connectedFamilies(host)).toEqual(['solana'])
    expect(flow.phone.sessions).toHaveLength(1)
  })
})
