import { createKernel } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { createBurnerWallet } from '@billfold/test-wallets/burner'
import { verifySignature } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { register } from '../testing/fake-solana-wallet.js'
import { solanaProviderKey } from './contract.js'
import { solana } from './manifest.js'
import { solanaDevnet } from './networks/index.js'
import { fromBase58 } from './provider/encodings.js'

test('behavior: a wallet that others wrote is found, connects, signs a message, and disconnects', async () => {
  const ports = fakePorts()
  const kernel = createKernel(ports, [solana({ discovery: 'start' })], { projectId: 'p', networks: [solanaDevnet] })
  await kernel.start()
  await kernel.plugins.activate('chain.solana')
  register(ports.page, createBurnerWallet())
  const [connector] = kernel.connectors.all
  expect(connector).toMatchObject({ name: 'Burner Wallet', imageUrl: expect.stringMatching(/^data:image\//) })
  const outcome = connector && (await kernel.connections.connect(connector))
  expect(outcome?.status).toBe('connected')
  const { address = '', network } = kernel.families.find('solana') ?? {}
  expect(network?.caipNetworkId).toBe(solanaDevnet.caipNetworkId)
  const provider = await kernel.load(solanaProviderKey)
  const [signed] = await provider.signer().modifyAndSignMessages([{ content: Uint8Array.of(1, 2, 3), signatures: {} }])
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(fromBase58(address) ?? []), 'Ed25519', false, ['verify'])
  expect(await verifySignature(key, signed?.signatures[address] as never, signed?.content ?? new Uint8Array())).toBe(true)
  await kernel.connections.disconnect()
  expect(kernel.families.find('solana')?.address).toBeUndefined()
  await kernel.destroy()
})
