import { type Kernel, createKernel } from '@billfold/kernel'
import { eip155 } from '@billfold/eip155'
import { fakeEvmProvider, fakeNetwork, fakePorts, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import type { CoinbaseOptions } from './contract.js'
import { coinbase } from './manifest.js'

const alice = '0x00000000000000000000000000000000000a11ce'
const networks = [fakeNetwork('eip155')]

function setUp(options: Partial<CoinbaseOptions> = {}): { kernel: Kernel; make: ReturnType<typeof vi.fn>; sdk: ReturnType<typeof vi.fn> } {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
  const make = vi.fn(() => ({ getProvider: () => fakeEvmProvider(wallet) }))
  const sdk = vi.fn(async () => ({ createCoinbaseWalletSDK: make }))
  const kernel = createKernel(fakePorts(), [eip155(), coinbase({ sdk, ...options })], { projectId: 'p', networks, reconnect: false })
  return { kernel, make, sdk }
}

const listed = (kernel: Kernel): readonly string[] => kernel.connectors.all.map(({ type, id, name }) => `${type} ${id} ${name}`)

describe('connector.coinbase', () => {
  test('default: it stands in the list, and its SDK is loaded when it is chosen', async () => {
    const { kernel, make, sdk } = setUp({ appName: 'Harbour' })
    await kernel.start()
    await kernel.modal.open()
    await expect.poll(() => listed(kernel)).toEqual(['EXTERNAL coinbaseWalletSDK Coinbase Wallet'])
    expect(sdk).not.toHaveBeenCalled()
    const connector = kernel.connectors.byId('coinbaseWalletSDK')
    if (connector === undefined) throw new Error('it is not listed')
    expect(await kernel.connections.connect(connector)).toMatchObject({ status: 'connected' })
    expect(kernel.families.account('eip155')).toMatchObject({ status: 'connected', address: alice })
    expect(make.mock.calls).toEqual([[{ appName: 'Harbour', appLogoUrl: null, appChainIds: [1], preference: { options: 'all' } }]])
    await kernel.destroy()
    expect(kernel.connectors.all).toEqual([])
  })

  test.each(['all', 'smartWalletOnly', 'eoaOnly'] as const)('parameters: preference %s', async (preference) => {
    const { kernel, make } = setUp({ preference })
    await kernel.start()
    await kernel.modal.open()
    await expect.poll(() => kernel.connectors.byId('coinbaseWalletSDK')).toBeDefined()
    await kernel.connectors.byId('coinbaseWalletSDK')?.connect({ network: undefined, signal: new AbortController().signal })
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ preference: { options: preference } }))
    await kernel.destroy()
  })

  test('behavior: the SDK of Base Account is taken as well', async () => {
    const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
    const createBaseAccountSDK = vi.fn(() => ({ getProvider: () => fakeEvmProvider(wallet) }))
    const { kernel } = setUp({ sdk: async () => ({ createBaseAccountSDK }) })
    await kernel.start()
    await kernel.modal.open()
    await expect.poll(() => kernel.connectors.byId('coinbaseWalletSDK')).toBeDefined()
    await kernel.connectors.byId('coinbaseWalletSDK')?.connect({ network: undefined, signal: new AbortController().signal })
    expect(createBaseAccountSDK).toHaveBeenCalledWith(expect.objectContaining({ preference: { telemetry: false } }))
    await kernel.destroy()
  })

  test('behavior: an SDK that does not load is told, and loaded anew at the next try', async () => {
    const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
    let isAway = true
    const { kernel } = setUp({
      sdk: async () => {
        if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
        return { createCoinbaseWalletSDK: () => ({ getProvider: () => fakeEvmProvider(wallet) }) }
      },
    })
    await kernel.start()
    await kernel.modal.open()
    await expect.poll(() => kernel.connectors.byId('coinbaseWalletSDK')).toBeDefined()
    const connector = kernel.connectors.byId('coinbaseWalletSDK')
    if (connector === undefined) throw new Error('it is not listed')
    expect(await kernel.connections.connect(connector)).toMatchObject({ status: 'failed' })
    isAway = false
    expect(await kernel.connections.connect(connector)).toMatchObject({ status: 'connected' })
    await settled()
    await kernel.destroy()
  })

  test('behavior: without the EVM family it takes no part, and says why', async () => {
    const kernel = createKernel(fakePorts(), [coinbase({ sdk: vi.fn() })], { projectId: 'p', networks })
    await kernel.start()
    await kernel.plugins.activate('connector.coinbase').catch(() => undefined)
    expect(kernel.plugins.status('connector.coinbase')).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('eip155.wallets'),
    })
    await kernel.destroy()
  })
})
