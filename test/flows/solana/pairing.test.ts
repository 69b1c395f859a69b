import { alice } from '@billfold/local-chains/evm/seed'
import { ana, ben, solanaChainId } from '@billfold/local-chains/solana/seed'
import { evmAnswers } from '@billfold/test-wallets/pairing'
import { solanaAnswers } from '@billfold/test-wallets/solana'
import { describe, expect, test } from 'vitest'

import type { PairingFlow } from '../pairing/harness/pairing-flow.js'
import { evmFamily, usePairing } from '../pairing/harness/use-pairing.js'
import { isSignedBy } from './harness/is-signed-by.js'
import { accountOf, bothFamilies, connectedFamilies, solanaHost } from './harness/solana-flow.js'
import { signMessage, transfer } from './harness/transfer.js'

const openPairing = usePairing()

/** What a phone with Ana's key grants. */
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

describe('a paired phone with a Solana account', () => {
  test('default: it connects, signs a message, and signs a transfer that the page sends', async () => {
    const flow = await openPairing({ ...solanaHost([]), phone: { families: { solana: solanaFamily }, answers } })
    await pair(flow)
    expect(isSignedBy(ana.address, 'I agree to berth at pier 7.', await signMessage(flow.host, 'I agree to berth at pier 7.'))).toBe(true)
    expect((await transfer(flow.host, { to: ben.address, amount: '1000000' })).signature).toMatch(/^\w{80,90}$/)
    expect(flow.phone.requests).toEqual(['solana_signMessage', 'solana_signTransaction'])
    flow.phone.conduct = 'reject'
    expect(await transfer(flow.host, { to: ben.address, amount: '1000000' })).toEqual({ message: 'Connection rejected' })
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
})
