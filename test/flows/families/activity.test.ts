import type { ChainNamespace } from '@billfold/kernel'
import { hauk } from '@billfold/local-chains/bitcoin/seed'
import { tine } from '@billfold/local-chains/cosmos/seed'
import { alice, carol } from '@billfold/local-chains/evm/seed'
import { wim } from '@billfold/local-chains/polkadot/seed'
import { ben } from '@billfold/local-chains/solana/seed'
import { tove } from '@billfold/local-chains/stacks/seed'
import { pia } from '@billfold/local-chains/sui/seed'
import { numberToHex, parseEther } from 'viem'
import { expect, test } from 'vitest'

import { connectFamily, familyHost, transfer } from '../harness/family-flow.js'
import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()

/** Opens the account, and its tab Activity. */
async function openActivity(host: HostFlow): Promise<void> {
  await host.open()
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
}

/** Opens the newest transaction once it was mined, and looks at what is told of it. */
async function expectMined(host: HostFlow, amount: string, to: string): Promise<void> {
  const row = host.modal.getByRole('button', { name: new RegExp(`Sent.*\u2212${amount}`) }).first()
  await row.waitFor()
  await row.click()
  await host.modal.getByText('Confirmed', { exact: true }).waitFor({ timeout: 60_000 })
  await host.modal.getByRole('heading', { name: 'Sent' }).waitFor()
  expect(await host.modal.locator('bdi[title]').evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toContain(to)
}

test('default: eip155: what the app sent is in the activity, and confirmed when the chain has it', async () => {
  const host = await openHost()
  await host.connect('Tern')
  const value = numberToHex(parseEther('0.0123'))
  const asked = host.request('eth_sendTransaction', { from: alice.address, to: carol.address, value })
  await host.approve('Tern')
  expect((await asked).result).toBeTypeOf('string')
  await openActivity(host)
  await expectMined(host, '0\\.012 ETH', carol.address)
})

const payments: readonly (readonly [ChainNamespace, wallet: string, to: string, amount: string, told: string])[] = [
  ['solana', 'Puffin', ben.address, '3345678', '0\\.003 SOL'],
  ['sui', 'Dipper', pia.address, '33450000', '0\\.033 SUI'],
  ['stacks', 'Skua', tove.address, '3345000', '3\\.345 STX'],
  ['polkadot', 'Murre', wim.address, '33450000000', '3\\.345 DOT'],
  ['bip122', 'Grebe', hauk.address, '2345600', '0\\.023 BTC'],
  ['cosmos', 'Petrel', tine.address, '33456', '0\\.033 HBR'],
]

test.each(payments)('default: %s: the same', async (namespace, wallet, to, amount, told) => {
  const host = await openHost(familyHost(namespace, [{ name: wallet }]))
  await connectFamily(host, wallet)
  const sending = transfer(host, namespace, { to, amount })
  await host.approve(wallet)
  expect((await sending).message).toBeUndefined()
  await openActivity(host)
  await expectMined(host, told, to)
})
