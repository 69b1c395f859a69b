/** What the pages show runs as it stands there. */
import { type FakeWallet, fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

// The addresses in the examples are nobody's: nothing leaves this machine for them.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the examples', () => {
  test.each([
    ['start/page', () => import('./start/page.js')],
    ['start/families', () => import('./start/families.js')],
    ['start/phones', () => import('./start/phones.js')],
    ['guide/look', () => import('./guide/look.js')],
    ['guide/sign-in', () => import('./guide/sign-in.js')],
    ['guide/endpoints', () => import('./guide/endpoints.js')],
    ['migrate/from-wallet-adapter', () => import('./migrate/from-wallet-adapter.js')],
  ])('default: with %s the button opens the modal', async (_, load) => {
    const { billfold } = await load()
    onTestFinished(() => billfold.destroy())
    const button = document.createElement('billfold-button')
    Object.assign(button, { billfold })
    document.body.append(button)
    await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await userEvent.click(button)
    await expect.element(page.getByRole('heading', { name: 'Connect a wallet' })).toBeVisible()
    await billfold.close()
    expect(billfold.getSnapshot().isOpen).toBe(false)
  })

  test.each([
    ['start/wallet', async () => (await import('./start/wallet.js')).Wallet],
    ['start/features', async () => (await import('./start/features.js')).Donate],
    ['migrate/from-appkit', async () => (await import('./migrate/from-appkit.js')).Header],
  ])('default: the component of %s shows the button', async (_, load) => {
    const Component = await load()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    onTestFinished(() => root.unmount())
    root.render(<Component />)
    await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })

  test('default: with guide/headless a page draws the wallets, connects one and signs, and the modal is never there', async () => {
    const wallet = announce()
    const { billfold, drawWallets, sign } = await import('./guide/headless.js')
    const list = document.body.appendChild(document.createElement('ul'))
    const leave = drawWallets(list)
    onTestFinished(async () => {
      leave()
      await billfold.destroy()
    })
    await userEvent.click(page.getByRole('button', { name: 'Bowbit' }))
    await expect.poll(() => billfold.getSnapshot().account.address).toBe(account)
    expect(await sign('hello')).toBe('0x5169')
    expect([wallet.calls.at(-1)?.method, document.querySelector('billfold-modal')]).toEqual(['sign', null])
  })

  test('default: with guide/kernel-alone the kernel connects without a shell', async () => {
    const wallet = announce()
    const { address, connect, kernel, start } = await import('./guide/kernel-alone.js')
    onTestFinished(() => kernel.destroy())
    await start()
    await expect.poll(() => kernel.connectors.all.map(({ name }) => name)).toContain('Bowbit')
    expect(await connect('Nobody')).toBe('absent')
    wallet.behavior = 'refuse'
    expect(await connect('Bowbit')).toBe('refused')
    wallet.behavior = 'approve'
    expect([await connect('Bowbit'), address()]).toEqual(['connected', account])
  })
})

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Puts a wallet into the page, by EIP-6963. */
function announce(): FakeWallet {
  const wallet = fakeWallet({ accounts: [{ address: account }], networkId: 'eip155:1', networkIds: ['eip155:1'], signature: '0x5169' })
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: crypto.randomUUID(), name: 'Bowbit', rdns: 'example.bowbit', icon }
  const detail = Object.freeze({ info, provider: fakeEvmProvider(wallet) })
  const tell = (): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  onTestFinished(() => window.removeEventListener('eip6963:requestProvider', tell))
  return wallet
}
