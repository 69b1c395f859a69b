import type { ChainNamespace } from '@billfold/kernel'
import { vera, veraName } from '@billfold/local-chains/polkadot/seed'
import { ana } from '@billfold/local-chains/solana/seed'
import { rosa } from '@billfold/local-chains/stacks/seed'
import { mara } from '@billfold/local-chains/sui/seed'
import { expect, test } from 'vitest'

import { accountOf, connectFamily, familyHost } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { fill } from '../send/visit.js'

const openHost = useHost()

/** A name of a chain, and whom it leads to. */
type Named = readonly [namespace: ChainNamespace, wallet: string, name: string, address: string]

const named: readonly Named[] = [
  ['polkadot', 'Murre', veraName, vera.address],
  ['solana', 'Puffin', 'ana-of-the-pier.sol', ana.address],
  ['stacks', 'Skua', 'rosa.btc', rosa.address],
  ['sui', 'Dipper', 'mara.sui', mara.address],
]

test.each(named)('default: %s: the name of the account stands in its head', async (namespace, wallet, name, address) => {
  const host = await openHost(familyHost(namespace, [{ name: wallet }], { names: {} }))
  await connectFamily(host, wallet)
  expect(await accountOf(host, namespace)).toBe(address)
  await expect.poll(async () => (await host.snapshot()).account.profileName).toBe(name)
  await host.open()
  await host.modal.getByRole('heading', { name }).waitFor()
})

test('behavior: sui: a name leads to its address where one sends', async () => {
  const host = await openHost(familyHost('sui', [{ name: 'Dipper' }], { names: {} }))
  await connectFamily(host, 'Dipper')
  await fill(host, { amount: '1', to: 'mara.sui' })
  await host.modal.getByRole('paragraph').filter({ hasText: '0x13b5' }).waitFor()
  await host.modal.getByRole('button', { name: 'Preview send' }).click()
  const receiver = host.modal.getByRole('listitem').filter({ hasText: /^To/ })
  await expect.poll(() => receiver.innerText()).toContain('mara.sui')
})
