import { createKernel } from '@billfold/kernel'
import { expect, test } from 'vitest'
import { fakeChain } from './fake-chain.js'
import { fakeConnector } from './fake-connector.js'
import { fakeNetwork } from './fake-network.js'
import { fakePorts } from './fake-ports.js'
import { fakeWalletSource } from './fake-wallet-source.js'

test('default: its wallet is on the list once the plugin runs, and leaves with it', async () => {
  const source = fakeWalletSource(fakeConnector({ namespace: 'solana', id: 'bowbit', name: 'Bowbit' }))
  const kernel = createKernel(fakePorts(), [fakeChain('solana'), source], { projectId: 'p', networks: [fakeNetwork('solana')] })
  await kernel.start()
  await kernel.plugins.activate(source.id)
  expect(kernel.connectors.rows.map(({ name }) => name)).toEqual(['Bowbit'])
  await kernel.plugins.unregister(source.id)
  expect(kernel.connectors.rows).toEqual([])
  await kernel.destroy()
})
