import { createKernel } from '@billfold/kernel'
import { eip155 } from '@billfold/eip155'
import { fakeEvmProvider, fakeNetwork, fakePage, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { afterEach, expect, test } from 'vitest'
import { coinbase } from './manifest.js'

const alice = '0x00000000000000000000000000000000000a11ce'
const page = globalThis as { coinbaseWalletExtension?: unknown }

afterEach(() => {
  delete page.coinbaseWalletExtension
})

test('default: the SDK of the vendor hands over its extension, which connects', async () => {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
  const told: unknown[] = []
  page.coinbaseWalletExtension = { ...fakeEvmProvider(wallet), setAppInfo: (...facts: readonly unknown[]) => told.push(facts) }
  const manifests = [eip155(), coinbase({ sdk: () => import('@coinbase/wallet-sdk'), appName: 'Harbour' })]
  // The page that the kernel sees has no extension: it is the SDK that finds it.
  const kernel = createKernel(fakePorts({ page: fakePage() }), manifests, { projectId: 'p', networks: [fakeNetwork('eip155')] })
  await kernel.start()
  await kernel.modal.open()
  await expect.poll(() => kernel.connectors.byId('coinbaseWalletSDK')).toBeDefined()
  const connector = kernel.connectors.byId('coinbaseWalletSDK')
  if (connector === undefined) throw new Error('it is not listed')
  expect(await kernel.connections.connect(connector)).toMatchObject({ status: 'connected' })
  expect(kernel.families.account('eip155')).toMatchObject({ address: alice, status: 'connected' })
  expect(told).toEqual([['Harbour', '', [1], { options: 'all' }]])
  await kernel.destroy()
})
