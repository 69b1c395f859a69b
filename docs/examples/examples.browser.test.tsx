/** What the pages show runs as it stands there. */
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
    ['migrate/from-appkit', async () => (await import('./migrate/from-appkit.js')).Header],
  ])('default: the component of %s shows the button', async (_, load) => {
    const Component = await load()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    onTestFinished(() => root.unmount())
    root.render(<Component />)
    await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })
})
