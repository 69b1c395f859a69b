import { eip155 } from '@billfold/eip155'
import { base, mainnet } from '@billfold/eip155/networks'
import { type FakeWallet, fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'
import { type Billfold, createBillfold } from '@billfold/ui'
import * as two from '@wagmi/core'
import * as three from '@wagmi/core-3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { billfoldConnector } from '../src/index.js'

const first = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const second = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A wallet that stands in the page until it is removed. */
interface AnnouncedWallet {
  readonly wallet: FakeWallet
  remove(): void
}

/** Puts a wallet into the page, by EIP-6963. */
function announceWallet(name: string, accounts: readonly string[]): AnnouncedWallet {
  const wallet = fakeWallet({
    accounts: accounts.map((address) => ({ address })),
    networkId: 'eip155:1',
    networkIds: ['eip155:1', 'eip155:8453'],
    signature: '0x5169',
  })
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const detail = Object.freeze({
    info: { uuid: crypto.randomUUID(), name, rdns: 'example.bowbit', icon },
    provider: fakeEvmProvider(wallet),
  })
  const announce = (): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return { wallet, remove: () => window.removeEventListener('eip6963:requestProvider', announce) }
}

interface Page {
  readonly billfold: Billfold
  readonly config: ReturnType<typeof two.createConfig>
  readonly wallet: FakeWallet
  readonly remove: () => void
}

/** The set-up of an app, whichever wagmi it has. */
function settings(billfold: Billfold) {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return {
    chains: [
      { id: 1, name: 'Ethereum', nativeCurrency, rpcUrls: { default: { http: [] } } },
      { id: 8453, name: 'Base', nativeCurrency, rpcUrls: { default: { http: [] } } },
    ],
    connectors: [billfoldConnector(billfold)],
    multiInjectedProviderDiscovery: false,
    storage: null,
  } as const
}

const transport = two.http(location.origin)
const transports = { 1: transport, 8453: transport }

describe.each([
  { version: 2, wagmi: two, configOf: (billfold: Billfold) => two.createConfig({ ...settings(billfold), transports }) },
  {
    version: 3,
    // The same functions: what the app writes compiles with its own, as the next line does.
    wagmi: three as unknown as typeof two,
    configOf: (billfold: Billfold) => three.createConfig({ ...settings(billfold), transports }) as unknown as Page['config'],
  },
])('wagmi $version', ({ wagmi, configOf }) => {
  const { connect, disconnect, getAccount, reconnect, signMessage, switchChain } = { ...wagmi }

  function page(storagePrefix = `wagmi-${crypto.randomUUID()}`, announced = announceWallet('Bowbit', [first, second])): Page {
    const { wallet, remove } = announced
    const billfold = createBillfold({ projectId: 'test', storagePrefix, networks: [mainnet, base], plugins: [eip155()] })
    onTestFinished(async () => {
      remove()
      await billfold.destroy()
    })
    return { billfold, wallet, remove, config: configOf(billfold) }
  }

  const connectorOf = ({ config }: Page) => {
    const [connector] = config.connectors
    if (connector === undefined) throw new Error('wagmi has no connector')
    return connector
  }

  /** Presses the wallet in the modal. */
  async function choose(): Promise<void> {
    const row = await vi.waitFor(() => {
      const buttons = document.querySelector('billfold-modal')?.shadowRoot?.querySelectorAll('button') ?? []
      const found = [...buttons].find((button) => button.textContent.includes('Bowbit'))
      if (found === undefined) throw new Error('no wallet')
      return found
    }, 60_000)
    row.click()
  }

  async function connected(one: Page): Promise<void> {
    const connecting = connect(one.config, { connector: connectorOf(one) })
    await choose()
    await connecting
  }

  describe('a connection', () => {
    test('default: connect opens the modal, and wagmi has the wallet that was chosen there', async () => {
      const one = page()
      const connecting = connect(one.config, { connector: connectorOf(one) })
      await choose()
      await expect(connecting).resolves.toMatchObject({ accounts: [first, second], chainId: 1 })
      expect(getAccount(one.config)).toMatchObject({ status: 'connected', address: first, chainId: 1 })
    })

    test('behavior: the modal that is closed is the visitor’s no', async () => {
      const one = page()
      const connecting = connect(one.config, { connector: connectorOf(one) })
      const ended = connecting.then(
        () => 'connected',
        (error: unknown) => (error as Error).name,
      )
      await expect.poll(() => one.billfold.getSnapshot().isOpen).toBe(true)
      await one.billfold.close()
      expect(await ended).toBe('UserRejectedRequestError')
      expect(getAccount(one.config).status).toBe('disconnected')
    })

    test('behavior: one that is made in the modal is known to wagmi', async () => {
      const one = page()
      await one.billfold.open()
      await choose()
      await expect.poll(() => getAccount(one.config).address).toBe(first)
    })

    test('behavior: after a reload wagmi takes over what the modal restored, and nobody is asked', async () => {
      const storagePrefix = `wagmi-${crypto.randomUUID()}`
      const before = page(storagePrefix)
      await connected(before)
      await before.billfold.destroy()
      const after = page(storagePrefix, before)
      await reconnect(after.config)
      await expect.poll(() => getAccount(after.config).address).toBe(first)
      expect(after.wallet.prompts).toBe(1)
    })
  })

  describe('while connected', () => {
    test('default: what asks the wallet reaches it', async () => {
      const one = page()
      await connected(one)
      await expect(signMessage(one.config, { message: 'hello' })).resolves.toBe('0x5169')
      expect(one.wallet.calls.at(-1)?.method).toBe('sign')
    })

    test('behavior: another account in the wallet is another one in wagmi', async () => {
      const one = page()
      await connected(one)
      one.wallet.changeAccounts({ address: second }, { address: first })
      await expect.poll(() => getAccount(one.config).address).toBe(second)
    })

    test('behavior: switchChain moves the modal, and the modal moves wagmi', async () => {
      const one = page()
      await connected(one)
      await expect(switchChain(one.config, { chainId: 8453 })).resolves.toMatchObject({ id: 8453 })
      expect([one.billfold.getSnapshot().network?.id, getAccount(one.config).chainId]).toEqual([8453, 8453])
      await one.billfold.switchNetwork('eip155:1')
      await expect.poll(() => getAccount(one.config).chainId).toBe(1)
    })

    test('behavior: a switch that the wallet declines is the visitor’s no, and nothing moves', async () => {
      const one = page()
      await connected(one)
      one.wallet.behavior = 'refuse'
      await expect(switchChain(one.config, { chainId: 8453 })).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
      expect(getAccount(one.config).chainId).toBe(1)
    })

    test.each([
      ['wagmi', (one: Page) => disconnect(one.config)],
      ['the modal', (one: Page) => one.billfold.disconnect()],
    ])('behavior: disconnected by %s, nobody is connected in both', async (_, run) => {
      const one = page()
      await connected(one)
      await run(one)
      await expect
        .poll(() => [getAccount(one.config).status, one.billfold.getSnapshot().account.status])
        .toEqual(['disconnected', 'disconnected'])
    })
  })
})
