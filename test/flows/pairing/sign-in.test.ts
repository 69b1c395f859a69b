import { alice } from '@billfold/local-chains/evm/seed'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()
const account = privateKeyToAccount(alice.privateKey)
const signIn = { backend: inject('flows').backend }

test('default: one yes on the phone connects and signs in at the backend; a reload asks nothing', async () => {
  const flow = await openPairing({ signIn, phone: { signIn: (message) => account.signMessage({ message }) } })
  await flow.connect()
  expect([flow.phone.proposals, flow.phone.requests]).toEqual([1, []])
  await flow.host.reload()
  await flow.host.ready()
  await flow.host.painted()
  expect((await flow.host.snapshot()).isOpen).toBe(false)
  expect(flow.phone.requests).toEqual([])
})

test('behavior: a phone that cannot do both at once connects, and the sign view asks it', async () => {
  const flow = await openPairing({ signIn })
  await flow.openCode()
  await flow.scan()
  await flow.host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
  await flow.host.modal.getByRole('button', { name: 'Sign', exact: true }).click()
  await flow.host.modal.waitFor({ state: 'detached' })
  expect(flow.phone.requests).toEqual(['personal_sign'])
})
