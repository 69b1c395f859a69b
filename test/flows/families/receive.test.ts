import type { ChainNamespace } from '@billfold/kernel'
import { alice } from '@billfold/local-chains/evm/seed'
import { expect, test } from 'vitest'

import { connectFamily, familyHost } from '../harness/family-flow.js'
import type { HostFlow } from '../harness/host-flow.js'
import { readQr } from '../harness/read-qr.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()
const browser = { permissions: ['clipboard-read', 'clipboard-write'] }

/** The address of the account as the app knows it on its network. */
async function addressOf(host: HostFlow): Promise<string> {
  const { address = '', displayAddress = address } = (await host.snapshot()).account
  return displayAddress
}

/** Goes from the account to its address, and looks at what a person, a camera and the next app get. */
async function expectReceived(host: HostFlow, linkOf: (address: string) => string): Promise<void> {
  await host.open()
  await host.modal.getByRole('button', { name: 'Receive' }).click()
  await host.modal.getByRole('heading', { name: 'Receive' }).waitFor()
  await host.modal.getByRole('img', { name: 'Code with the address of this account' }).waitFor()
  await expect.poll(async () => (await readQr(host)) === linkOf(await addressOf(host)), { timeout: 60_000 }).toBe(true)
  const shown = async (): Promise<string> => (await host.modal.locator('bdi').allTextContents()).join('\n').replaceAll(/\s/g, '')
  expect(await shown()).toContain(await addressOf(host))
  await host.modal.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => host.page.evaluate(() => navigator.clipboard.readText())).toBe(await addressOf(host))
}

test('default: eip155: the address with its checksum, and a link with the network', async () => {
  const host = await openHost({ browser })
  await host.connect('Tern')
  await expectReceived(host, (address) => `ethereum:${address}@31337`)
  expect(await addressOf(host)).toBe(alice.address)
})

const wallets: readonly (readonly [ChainNamespace, wallet: string, scheme: string])[] = [
  ['solana', 'Puffin', 'solana:'],
  ['bip122', 'Grebe', 'bitcoin:'],
  ['polkadot', 'Murre', ''],
  ['cosmos', 'Petrel', ''],
  ['sui', 'Dipper', ''],
  ['stacks', 'Skua', ''],
]

test.each(wallets)('default: %s: the same, by a link where there is one', async (namespace, wallet, scheme) => {
  const host = await openHost(familyHost(namespace, [{ name: wallet }], { browser }))
  await connectFamily(host, wallet)
  await expectReceived(host, (address) => `${scheme}${address}`)
  expect(await addressOf(host)).toMatch(/^\w{20,}$/)
})
