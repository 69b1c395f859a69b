import { cosmosNetworkId, runa, tine } from '@billfold/local-chains/cosmos/seed'
import { cosmosAnswers } from '@billfold/test-wallets/cosmos'
import { expect, test } from 'vitest'

import { accountOf, familyHost, signMessage, transfer } from '../harness/family-flow.js'
import { usePairing } from '../pairing/harness/use-pairing.js'

const openPairing = usePairing()

/** Family that a phone with Runa's key grants. */
const cosmos = {
  chains: [cosmosNetworkId],
  methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
  events: ['accountsChanged', 'chainChanged'],
  accounts: [`${cosmosNetworkId}:${runa.address}`],
}

test('default: a phone with a Cosmos account connects, signs a message, and signs a transfer that the page sends', async () => {
  const flow = await openPairing({ ...familyHost('cosmos', []), phone: { families: { cosmos }, answers: cosmosAnswers(runa) } })
  await flow.openCode()
  await flow.scan()
  await expect.poll(() => accountOf(flow.host, 'cosmos')).toBe(runa.address)
  await flow.host.modal.waitFor({ state: 'detached' })
  expect(await signMessage(flow.host, 'cosmos', 'I agree to berth at pier 7.')).toMatch(/^[A-Za-z0-9+/]{86}==$/)
  expect((await transfer(flow.host, 'cosmos', { to: tine.address, amount: '1000' })).transaction).toMatch(/^[0-9A-F]{64}$/)
  expect(flow.phone.requests).toContain('cosmos_signAmino')
  flow.phone.behavior = 'reject'
  expect(await transfer(flow.host, 'cosmos', { to: tine.address, amount: '1000' })).toHaveProperty('message')
})
