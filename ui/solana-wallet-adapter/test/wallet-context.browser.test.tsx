import { solana } from '@billfold/solana'
import { solanaDevnet } from '@billfold/solana/networks'
import { type FakeWallet, fakeStandardWallet, fakeWallet } from '@billfold/test/fakes'
import { type Billfold, createBillfold } from '@billfold/ui'
import { WalletReadyState } from '@solana/wallet-adapter-base'
import { type WalletContextState, useWallet } from '@solana/wallet-adapter-react'
import { PublicKey } from '@solana/web3.js'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { BillfoldWalletProvider } from '../src/index.js'

const first = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const second = 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg'

interface App {
  readonly billfold: Billfold
  readonly wallet: FakeWallet
  /** What `useWallet()` said last. */
  now(): WalletContextState
}

/** An app as it stands on the wallet adapter, with our provider in place of its own. */
function app(storagePrefix = `adapter-${crypto.randomUUID()}`, wallet = announce()): App {
  const billfold = createBillfold({ projectId: 'test', storagePrefix, networks: [solanaDevnet], plugins: [solana()] })
  let last: WalletContextState | undefined
  function Page(): ReactElement {
    last = useWallet()
    return <output>{last.publicKey?.toBase58()}</output>
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <BillfoldWalletProvider billfold={billfold}>
        <Page />
      </BillfoldWalletProvider>
    </StrictMode>,
  )
  onTestFinished(async () => {
    root.unmount()
    container.remove()
    await billfold.destroy()
  })
  const now = (): WalletContextState => {
    if (last === undefined) throw new Error('nothing is drawn yet')
    return last
  }
  return { billfold, wallet, now }
}

/** Puts a wallet into the page, by the Wallet Standard. */
function announce(): FakeWallet {
  const accounts = [{ address: first }, { address: second }]
  const wallet = fakeWallet({ accounts, networkId: solanaDevnet.caipNetworkId })
  const standard = fakeStandardWallet(wallet, {
    name: 'Harbour',
    keyOf: (address) => new PublicKey(address).toBytes(),
    features: (ask) => ({
      'solana:signMessage': {
        signMessage: async ({ message }: { readonly message: Uint8Array }) => {
          await ask('sign', new TextDecoder().decode(message))
          return [{ signedMessage: message, signature: new Uint8Array(64).fill(7) }]
        },
      },
      'solana:signTransaction': { signTransaction: () => Promise.reject(new Error('not here')) },
    }),
  })
  const announced = ({ detail }: Event & { readonly detail?: unknown }): void => register(detail as never)
  const register = ({ register: take }: { register(wallet: object): void }): void => take(standard)
  window.addEventListener('wallet-standard:app-ready', announced)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  onTestFinished(() => window.removeEventListener('wallet-standard:app-ready', announced))
  return wallet
}

/** Presses the wallet in the modal. */
async function choose(): Promise<void> {
  const row = await vi.waitFor(() => {
    const buttons = document.querySelector('billfold-modal')?.shadowRoot?.querySelectorAll('button') ?? []
    const found = [...buttons].find((button) => button.textContent.includes('Harbour'))
    if (found === undefined) throw new Error('no wallet')
    return found
  }, 60_000)
  row.click()
}

async function connected({ now }: App): Promise<void> {
  await expect.poll(now).toBeTruthy()
  const connecting = now().connect()
  await choose()
  await connecting
  await expect.poll(() => now().publicKey?.toBase58()).toBe(first)
}

describe('useWallet() of the wallet adapter', () => {
  test('default: connect opens the modal, and the wallet that was chosen there is the one', async () => {
    const one = app()
    await expect.poll(() => one.now().wallet?.readyState).toBe(WalletReadyState.Installed)
    expect([one.now().connected, one.now().publicKey, one.now().signMessage]).toEqual([false, null, undefined])
    await connected(one)
    expect(one.now()).toMatchObject({ connected: true, connecting: false, wallet: { adapter: { name: 'Billfold' } } })
  })

  test('behavior: a connection that is made in the modal is known here', async () => {
    const one = app()
    await one.billfold.open()
    await choose()
    await expect.poll(() => one.now().publicKey?.toBase58()).toBe(first)
    expect(one.wallet.prompts).toBe(1)
  })

  test('behavior: the modal that is closed is the visitor’s no', async () => {
    const one = app()
    await expect.poll(one.now).toBeTruthy()
    const ended = one
      .now()
      .connect()
      .then(
        () => 'connected',
        (error: unknown) => (error as Error).name,
      )
    await expect.poll(() => one.billfold.getSnapshot().isOpen).toBe(true)
    await expect.poll(() => one.now().connecting).toBe(true)
    await one.billfold.close()
    expect(await ended).toBe('WalletConnectionError')
    await expect.poll(() => [one.now().connected, one.now().connecting]).toEqual([false, false])
  })

  test('behavior: what asks the wallet reaches it', async () => {
    const one = app()
    await connected(one)
    await expect(one.now().signMessage?.(new TextEncoder().encode('hello'))).resolves.toEqual(new Uint8Array(64).fill(7))
    expect(one.wallet.calls.at(-1)).toMatchObject({ method: 'sign' })
  })

  test('behavior: another account in the wallet is another one here', async () => {
    const one = app()
    await connected(one)
    one.wallet.changeAccounts({ address: second }, { address: first })
    await expect.poll(() => one.now().publicKey?.toBase58()).toBe(second)
  })

  test('behavior: after a reload the connection is taken over, and nobody is asked', async () => {
    const storagePrefix = `adapter-${crypto.randomUUID()}`
    const before = app(storagePrefix)
    await connected(before)
    await before.billfold.destroy()
    const after = app(storagePrefix, before.wallet)
    await expect.poll(() => after.now().publicKey?.toBase58()).toBe(first)
    expect(after.wallet.prompts).toBe(1)
  })

  test.each([
    ['the app', (one: App) => one.now().disconnect()],
    ['the modal', (one: App) => one.billfold.disconnect()],
    ['another choice of the app', async (one: App) => one.now().select(null)],
  ])('behavior: disconnected by %s, nobody is connected in both', async (_, run) => {
    const one = app()
    await connected(one)
    await run(one)
    await expect.poll(() => [one.now().connected, one.now().disconnecting, one.now().publicKey]).toEqual([false, false, null])
    expect(one.billfold.getSnapshot().account.status).toBe('disconnected')
  })
})
