import { createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePage, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { fakeSolanaWallet, register } from '../testing/fake-solana-wallet.js'
import { solana } from './manifest.js'

test('behavior: a wallet is not asked for a method that the manifest does not declare', async () => {
  const [page, wallet] = [fakePage(), fakeWallet({ networkId: 'solana:1' })]
  register(page, fakeSolanaWallet(wallet))
  const declared = solana({ discovery: 'start' })
  const manifest = { ...declared, reaches: declared.reaches?.filter((reach) => !('rpc' in reach)) ?? [] }
  const kernel = createKernel(fakePorts({ page }), [manifest], { networks: [fakeNetwork('solana')] })
  await kernel.plugins.activate('chain.solana')
  const [found] = kernel.connectors.all
  expect(found && (await kernel.connections.connect(found))).toMatchObject({ status: 'failed', error: { code: 'plugin/undeclared' } })
  expect(wallet.calls).toEqual([])
  await kernel.destroy()
})
