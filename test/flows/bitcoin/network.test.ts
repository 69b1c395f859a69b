import { bitcoinChainId, gro } from '@billfold/local-chains/bitcoin/seed'
import { expect, test } from 'vitest'

import { accountOf, familyHost, signMessage } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { isSignedBy } from './harness/is-signed-by.js'

const openHost = useHost()

test.each([
  ['that names itself by WBIP 4', { name: 'Grebe' }],
  ['with the methods of UniSat', { name: 'Wizz Wallet', standard: 'unisat', place: 'wizz' }],
] as const)('behavior: a wallet %s that moves to another network has other addresses, and comes back', async (_, wallet) => {
  const { name } = wallet
  const host = await openHost(familyHost('bip122', [{ ...wallet, network: 'mainnet' }]))
  const moveTo = (network: string): Promise<void> =>
    host.page.evaluate(
      ([which, to]) => {
        const held = window.flow?.familyWallets.bip122?.[which] as { changeNetwork?(name: string): void } | undefined
        held?.changeNetwork?.(to)
      },
      [name, network] as const,
    )
  await host.open()
  await host.choose(name)
  await host.approve(name)
  await expect.poll(() => accountOf(host, 'bip122')).toMatch(/^bc1q/)
  await moveTo('regtest')
  await expect.poll(() => accountOf(host, 'bip122')).toBe(gro.address)
  expect((await host.snapshot()).network?.caipNetworkId).toBe(bitcoinChainId)
  await moveTo('testnet')
  await expect.poll(() => accountOf(host, 'bip122')).toMatch(/^tb1q/)
  await moveTo('regtest')
  await expect.poll(() => accountOf(host, 'bip122')).toBe(gro.address)

  const text = 'I agree to berth at pier 7.'
  const signing = signMessage(host, 'bip122', text)
  await host.approve(name)
  expect(isSignedBy(gro.secret, text, String(await signing))).toBe(true)
})
