/** The host provider as an app uses it through `@solana/wallet-adapter`: the library itself, and nothing of ours around it. */
import { type Kernel, createKernel } from '@billfold/kernel'
import { fakePorts, fakeWallet } from '@billfold/test/fakes'
import { type StandardAdapter, createStandardAdapter } from '@billfold/test-wallets/burner'
import { ana } from '@billfold/local-chains/solana/seed'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeSolanaWallet, register } from '../../testing/fake-solana-wallet.js'
import { solanaProviderKey } from '../contract.js'
import { solana } from '../manifest.js'
import { solanaDevnet } from '../networks/index.js'

interface App {
  readonly kernel: Kernel
  readonly adapter: StandardAdapter
  /** Errors that the library tells the app of. */
  readonly errors: Error[]
  choose(): Promise<unknown>
}

async function app(): Promise<App> {
  const ports = fakePorts()
  const kernel = createKernel(ports, [solana({ discovery: 'start' })], { projectId: 'p', networks: [solanaDevnet] })
  onTestFinished(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.solana')
  const accounts = [{ address: ana.address }]
  register(ports.page, fakeSolanaWallet(fakeWallet({ accounts, networkId: solanaDevnet.caipNetworkId }), { name: 'Harbour' }))
  const provider = await kernel.load(solanaProviderKey)
  // The library works in pages only, and knows one by these names.
  for (const name of ['window', 'document']) vi.stubGlobal(name, {})
  const adapter = createStandardAdapter(provider)
  vi.unstubAllGlobals()
  const errors: Error[] = []
  adapter.on('error', (error) => void errors.push(error))
  const choose = async (): Promise<unknown> => {
    const connector = kernel.connectors.find({ id: 'Harbour', namespace: 'solana' })
    return connector && kernel.connections.connect(connector)
  }
  return { kernel, adapter, errors, choose }
}

describe('an app with @solana/wallet-adapter', () => {
  test('default: connecting without a wallet opens the modal for Solana, and ends when somebody has connected', async () => {
    const { kernel, adapter, errors, choose } = await app()
    const connecting = adapter.connect()
    await expect.poll(() => [kernel.modal.isOpen, kernel.router.view, kernel.modal.namespace]).toEqual([true, 'Connect', 'solana'])
    await choose()
    await connecting
    expect([adapter.connected, adapter.publicKey?.toBase58(), errors]).toEqual([true, ana.address, []])
  })

  test('behavior: who closes the modal has said no, and the library is told so in words', async () => {
    const { kernel, adapter, errors } = await app()
    const connecting = adapter.connect()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    kernel.modal.close()
    await expect(connecting).rejects.toThrow('rejected')
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('rejected')])
  })

  test('behavior: a silent connect asks nobody', async () => {
    const { kernel, adapter } = await app()
    await expect(adapter.autoConnect()).rejects.toHaveProperty('name', 'WalletAccountError')
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: with a wallet that is connected nobody is asked', async () => {
    const { kernel, adapter, choose } = await app()
    await choose()
    await adapter.connect()
    expect([adapter.connected, kernel.modal.isOpen]).toEqual([true, false])
  })

  test('behavior: leaving through the library ends the connection, of this family alone', async () => {
    const { kernel, adapter, errors, choose } = await app()
    await choose()
    await adapter.connect()
    await adapter.disconnect()
    expect([adapter.connected, kernel.families.find('solana')?.address, errors]).toEqual([false, undefined, []])
    await adapter.disconnect()
    expect(errors).toEqual([])
  })

  test('behavior: a page that goes while the modal is open leaves nobody waiting', async () => {
    const { kernel, adapter } = await app()
    const connecting = adapter.connect()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    const ended = connecting.catch((error: Error) => error.name)
    await kernel.destroy()
    expect(await ended).toBe('WalletConnectionError')
  })
})
