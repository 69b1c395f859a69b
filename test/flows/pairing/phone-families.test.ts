import type { ChainNamespace } from '@billfold/kernel'
import { gro } from '@billfold/local-chains/bitcoin/seed'
import { runa } from '@billfold/local-chains/cosmos/seed'
import { vera } from '@billfold/local-chains/polkadot/seed'
import { ana } from '@billfold/local-chains/solana/seed'
import { rosa } from '@billfold/local-chains/stacks/seed'
import { mara } from '@billfold/local-chains/sui/seed'
import { afterEach, expect, test } from 'vitest'

import { accountOf, familyHost, signMessage } from '../harness/family-flow.js'
import { usePairing } from './harness/use-pairing.js'
import { type PhonePage, usePhonePage } from './harness/use-phone-page.js'

const openPairing = usePairing()
const openPhone = usePhonePage()
const phones: PhonePage[] = []
afterEach(async () => {
  await Promise.all(phones.splice(0).map(({ page }) => page.context().close()))
})

const owners: readonly (readonly [namespace: ChainNamespace, address: string])[] = [
  ['solana', ana.address],
  ['bip122', gro.address],
  ['sui', mara.address],
  ['stacks', rosa.address],
  ['polkadot', vera.address],
  ['cosmos', runa.address],
]

test.each(owners)('default: %s: the phone of the playground pairs, and signs what the page verifies', async (namespace, address) => {
  const flow = await openPairing(familyHost(namespace, []))
  const phone = await openPhone(flow)
  phones.push(phone)
  await flow.openCode()
  await phone.paste(await flow.readCode())
  await phone.answer('Approve')
  await expect.poll(() => accountOf(flow.host, namespace)).toBe(address)
  await flow.host.modal.waitFor({ state: 'detached' })

  // What the adapter hands out was verified with the key of the account.
  const signing = signMessage(flow.host, namespace, 'I agree to berth at pier 7.')
  await phone.question.getByText(/sign/).first().waitFor()
  await phone.answer('Approve')
  expect(await signing).toEqual(expect.any(String))
})
