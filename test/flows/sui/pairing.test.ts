import { mara, pia, suiChainId } from '@billfold/local-chains/sui/seed'
import { suiAnswers } from '@billfold/test-wallets/sui'
import { verifyPersonalMessageSignature } from '@mysten/sui/verify'
import { expect, inject, test } from 'vitest'

import { accountOf, familyHost, signMessage, transfer } from '../harness/family-flow.js'
import { usePairing } from '../pairing/harness/use-pairing.js'

const openPairing = usePairing()

/** Family that a phone with Mara's key grants. */
const sui = {
  chains: [suiChainId],
  methods: ['sui_signPersonalMessage', 'sui_signTransaction', 'sui_signAndExecuteTransaction', 'sui_getAccounts'],
  events: ['accountsChanged', 'chainChanged'],
  accounts: [`${suiChainId}:${mara.address}`],
}

test('default: a phone with a Sui account connects, signs a message, and signs a transfer that the page sends', async () => {
  const answers = suiAnswers(mara, inject('flows').nodes[suiChainId])
  const flow = await openPairing({ ...familyHost('sui', []), phone: { families: { sui }, answers } })
  await flow.openCode()
  await flow.scan()
  await expect.poll(() => accountOf(flow.host, 'sui')).toBe(mara.address)
  await flow.host.modal.waitFor({ state: 'detached' })
  const text = 'I agree to berth at pier 7.'
  const signer = await verifyPersonalMessageSignature(new TextEncoder().encode(text), String(await signMessage(flow.host, 'sui', text)))
  expect(signer.toSuiAddress()).toBe(mara.address)
  expect((await transfer(flow.host, 'sui', { to: pia.address, amount: '1000000' })).transaction).toMatch(/^\w{40,46}$/)
  expect(flow.phone.requests).toEqual(['sui_signPersonalMessage', 'sui_signTransaction'])
  flow.phone.behavior = 'reject'
  expect(await transfer(flow.host, 'sui', { to: pia.address, amount: '1000000' })).toEqual({ message: 'Connection rejected' })
})
