import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import { smartWallet, walletsScene } from './multi-wallet.js'
import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'

let shell: OpenShell

const open = async (scene: Scene): Promise<void> => void (shell = await openShell(scene))
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const metatrust = (): Locator => button(/^Metatrust/)
const inUse = (): readonly string[] =>
  [...shell.card.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map((row) => row.dataset['key']?.split(' ').at(-1) ?? '')

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('all wallets', () => {
  test('default: they stand by family, the ones in use marked', async () => {
    await open(walletsScene())
    await expect.poll(() => shell.title()).toBe('Wallets')
    await expect.element(page.getByText('3 wallets connected')).toBeVisible()
    for (const family of ['Ethereum', 'Solana']) await expect.element(page.getByRole('heading', { name: family })).toBeVisible()
    expect(inUse()).toEqual(['bowbit', 'puffin'])
  })

  test('behavior: a press brings a wallet to the front, and says so', async () => {
    await open(walletsScene())
    await userEvent.click(metatrust())
    await expect.poll(inUse).toEqual(['metatrust', 'puffin'])
    await expect.element(page.getByText('Wallet switched')).toBeVisible()
    expect(shell.kernel.families.account('eip155')?.address).toMatch(/79C8$/)
  })

  test('behavior: one of earlier is connected anew, one that is gone can only be forgotten', async () => {
    const gone = [sampleConnector({ name: 'Gone', hue: 300 })]
    const earlier = [sampleConnector({ name: 'Rainlum', hue: 46 })]
    await open(walletsScene({ earlier, gone }))
    await expect.element(button(/^Gone/)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('Not found in this browser')).toBeVisible()
    await userEvent.click(button('Forget Gone'))
    await expect.element(button(/^Gone/)).not.toBeInTheDocument()
    await userEvent.click(button(/^Rainlum/))
    await expect.poll(() => shell.kernel.families.active?.session?.connector.name).toBe('Rainlum')
    await expect.element(page.getByText('New Wallet Added')).toBeVisible()
    await expect.poll(() => shell.title()).toBe('Wallets')
  })

  test('behavior: all are disconnected by a second press, and the modal closes', async () => {
    await open(walletsScene())
    await userEvent.click(button('Disconnect all'))
    await expect.element(button('Keep')).toBeVisible()
    expect(shell.kernel.connections.live).toHaveLength(3)
    await expect
      .poll(async () => (await userEvent.click(button('Disconnect all')), shell.kernel.modal.isOpen), { interval: 700 })
      .toBe(false)
    expect(shell.kernel.connections.live).toEqual([])
  })

  test('behavior: a name that is no name is said in the language of the visitor', async () => {
    const wallets = [sampleConnector({ name: 'View only', id: 'watched' }), sampleConnector({ name: 'Browser wallet', id: 'nameless' })]
    shell = await openShell(walletsScene({ wallets, name: 'Vault' }), { locale: 'de' })
    await expect.poll(() => shell.card.textContent).toMatch(/Vault.*Nur ansehen.*Browser-Wallet/s)
    expect(shell.card.textContent).not.toContain('View only')
  })

  test('behavior: the account leads here, and from here one adds another', async () => {
    await open(walletsScene())
    await userEvent.click(button('Back'))
    await userEvent.click(button('Wallets'))
    await expect.poll(() => shell.title()).toBe('Wallets')
    await userEvent.click(button('Add wallet'))
    await expect.poll(() => shell.kernel.router.view).toBe('Connect')
  })
})

describe('one wallet', () => {
  test('default: by keyboard to it; a name is there at once, and again in the list', async () => {
    await open(walletsScene())
    await expect.element(button('Manage Metatrust')).toBeVisible()
    ;(button('Manage Metatrust').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shell.title()).toBe('Metatrust')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Savings')
    await expect.poll(() => shell.title()).toBe('Savings')
    await userEvent.click(button('Back'))
    await expect.element(button(/^Savings/)).toBeVisible()
  })

  test('behavior: it is moved to another place', async () => {
    await open(walletsScene({ view: 'ProfileWallet' }))
    await expect.element(button('Move up')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Move down'))
    await expect.element(button('Move down')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Back'))
    const rows = (): readonly (string | undefined)[] =>
      [...shell.card.querySelectorAll<HTMLElement>('[data-key^="wallet eip155"]')].map((row) => row.dataset['key']?.split(' ').at(-1))
    await expect.poll(rows).toEqual(['bowbit', 'metatrust'])
  })

  test('behavior: the other account comes to the front', async () => {
    await open(walletsScene({ wallets: [smartWallet], view: 'ProfileWallet' }))
    await userEvent.click(button(/A4dc/i))
    await expect.poll(() => shell.kernel.families.account()?.address).toMatch(/A4dc$/)
    await expect.element(page.getByText('Account switched')).toBeVisible()
  })

  test('behavior: it is disconnected by a second press, and the list stands again', async () => {
    await open(walletsScene({ view: 'ProfileWallet' }))
    await userEvent.click(button('Disconnect'))
    await expect.element(button('Keep')).toBeVisible()
    await expect.poll(async () => (await userEvent.click(button('Disconnect')), shell.title()), { interval: 700 }).toBe('Wallets')
    await expect.element(page.getByRole('heading', { name: 'Used before' })).toBeVisible()
  })
})
