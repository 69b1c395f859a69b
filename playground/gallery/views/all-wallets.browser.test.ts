import type { PluginManifest } from '@billfold/kernel'
import { storedItems } from '@billfold/kernel'
import { wallets } from '@billfold/wallets'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { doubtfulConnectors, sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { walletService } from './wallet-service.js'

let shell: OpenShell

const play: Scene['play'] = ({ modal }) => modal.open({ view: 'AllWallets' })
const registry: readonly PluginManifest[] = [wallets()]
const service = { plugins: registry, options: { endpoints: { wallet: 'https://wallets.example' } }, play }
const open = async (scene: Scene): Promise<OpenShell> => (shell = await openShell(scene))
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const focused = (): string => shell.focused()?.textContent ?? ''
const focusIsOn = (words: string): Promise<void> => expect.poll(focused).toContain(words)

/** The code that draws only what is seen has come. */
const isVirtual = async (first: string): Promise<void> => {
  await expect.element(button(first)).toBeVisible()
  await expect.poll(() => shell.card.querySelector('[data-index]')).not.toBeNull()
}

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('all wallets', () => {
  test('default: without a service the packaged registry is there, with a picture for each', async () => {
    await open({ plugins: registry, play })
    await expect.element(button('MetaMask')).toBeVisible()
    await expect.element(page.getByText(/^\d{3} wallets$/)).toBeVisible()
    await expect.poll(() => shell.card.querySelectorAll('img[src^="blob:"]').length).toBeGreaterThan(8)
  })

  test('behavior: opened for one family, it has wallets of that family only, in the search too', async () => {
    const openForSolana: Scene['play'] = async ({ families, modal }) => {
      families.activate('solana')
      await modal.open({ view: 'AllWallets', namespace: 'solana' })
    }
    await open({
      plugins: registry,
      options: { wallets: { custom: [{ id: 'evm', name: 'Evmonly', chains: ['eip155:1'] }] } },
      play: openForSolana,
    })
    await expect.element(button('Phantom')).toBeVisible()
    expect(button('Evmonly').elements()).toEqual([])
    await userEvent.type(page.getByRole('searchbox'), 'rabby')
    await expect.poll(() => shell.card.querySelectorAll('[role=listitem]').length).toBe(0)
  })

  test('behavior: what a family needs another wallet for leads to wallets of that family only', async () => {
    const toSolana: Scene['play'] = async ({ modal, networks, router }) => {
      await modal.open({ view: 'Connect' })
      const network = networks.of('solana')[0]
      if (network !== undefined) router.push('SwitchActiveChain', { network })
    }
    await open({ plugins: registry, play: toSolana })
    await userEvent.click(button('Choose a wallet'))
    await expect.element(button(/^Phantom/)).toBeVisible()
    expect(button(/^Rabby/).elements()).toEqual([])
  })

  test('behavior: while a phone is paired what needs another phone waits, and says why', async () => {
    const pairFirst: Scene['play'] = async (kernel) => {
      const phone = kernel.connectors.byId('walletConnect')
      if (phone !== undefined) await kernel.connections.connect(phone)
      await kernel.modal.open({ view: 'AllWallets' })
    }
    const both = [sampleConnector({ name: 'Phone', type: 'WALLET_CONNECT', id: 'walletConnect' }), sampleConnector({ name: 'Rainlum' })]
    await open({ plugins: registry, wallets: both, play: pairFirst })
    const tile = button('Zerion')
    await expect.element(tile).toHaveAttribute('aria-disabled', 'true')
    await expect.element(tile).toHaveAccessibleDescription('Already connected through your phone')
    await expect.element(page.getByRole('paragraph').filter({ hasText: 'Already connected through your phone' })).toBeVisible()
    ;(tile.element() as HTMLElement).click()
    expect(shell.kernel.router.view).toBe('AllWallets')
    await expect.element(button('Rainlum')).not.toHaveAttribute('aria-disabled')
  })

  test('behavior: a wallet in doubt has a mark, and the reason for who listens', async () => {
    await open({ wallets: doubtfulConnectors(), plugins: registry, play })
    await expect.element(button('МеtaMask (evil.wallet)')).toHaveAccessibleDescription('Not MetaMask. Only the name is similar.')
    await expect.element(button('Phantom (free.tokens)')).toHaveAccessibleDescription('Uses the name or ID of another wallet')
    await expect.element(button('MetaMask')).not.toHaveAttribute('aria-describedby')
  })

  test('behavior: a wallet is found by a name that it had', async () => {
    await open({ plugins: registry, play })
    await expect.element(button('MetaMask')).toBeVisible()
    await userEvent.type(page.getByRole('searchbox'), 'bitkeep')
    await expect.element(button('Bitget Wallet')).toBeVisible()
    await expect.poll(() => shell.card.querySelectorAll('[role=listitem]').length).toBe(1)
  })

  test('behavior: arrows, Home and End move in the grid, also to what is out of sight', async () => {
    await open({ ...service, serve: walletService({ total: 40 }) })
    await isVirtual('Bowbit')
    ;(button('Bowbit').element() as HTMLElement).focus()
    const names = (): readonly string[] =>
      [...shell.card.querySelectorAll('[role=listitem] button')].map((tile) => tile.getAttribute('title') ?? '')
    const [first = '', second = '', , , fifth = ''] = names()
    expect(first).toBe('Bowbit')
    await userEvent.keyboard('{ArrowRight}')
    await focusIsOn(second)
    await userEvent.keyboard('{ArrowDown}')
    await focusIsOn(fifth)
    await userEvent.keyboard('{End}')
    const place = (): string | null | undefined => shell.focused()?.closest('[role=listitem]')?.getAttribute('aria-posinset')
    const last = (): string | null | undefined => shell.card.querySelector('[role=listitem]')?.getAttribute('aria-setsize')
    await expect.poll(place).toBe(last())
    await userEvent.keyboard('{Home}')
    await focusIsOn('Bowbit')
  })

  test('behavior: a name that is typed has the focus', async () => {
    await open({ plugins: registry, play })
    await isVirtual('MetaMask')
    ;(button('MetaMask').element() as HTMLElement).focus()
    await userEvent.keyboard('rabb')
    await expect.poll(focused).toContain('Rabby')
  })

  test('behavior: certified ones alone, and all again', async () => {
    await open({ ...service, serve: walletService({ total: 30, certifiedEvery: 10 }) })
    const box = page.getByRole('checkbox', { name: 'Certified only' })
    await userEvent.click(box)
    await expect.element(box).toBeChecked()
    await expect.poll(() => shell.card.querySelectorAll('[role=listitem]').length).toBe(3)
    await userEvent.click(box)
    await expect.poll(() => shell.card.querySelectorAll('[role=listitem]').length).toBeGreaterThan(3)
  })

  test.each([
    [403, 'Wallet list not available'],
    [500, 'Could not load wallets'],
  ])('behavior: %i has a sentence of its own, and trying again works', async (status, title) => {
    let isDown = true
    const answer = walletService({ total: 20 })
    await open({
      ...service,
      serve: (fetch) => {
        answer(fetch)
        return fetch.route(/getWallets/, () => (isDown ? { status } : { json: { data: [{ id: 'a', name: 'Harbour' }], count: 1 } }))
      },
    })
    await expect.element(page.getByText(title)).toBeVisible()
    isDown = false
    await userEvent.click(button('Try again'))
    await expect.element(button('Harbour')).toBeVisible()
  })

  test('behavior: the picture of a wallet is asked for by its image_id, and comes as a blob, with images fetched for the first 20', async () => {
    const asked = new Set<string>()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    await open({
      ...service,
      serve: (fetch) => {
        walletService({ total: 200 })(fetch)
        fetch.route('/getWalletImage/', ({ path }) => {
          asked.add(path)
          return { text: svg, headers: { 'content-type': 'image/svg+xml' } }
        })
      },
    })
    await expect.poll(() => asked.size).toBeGreaterThanOrEqual(20)
    expect(asked).toContain(`/getWalletImage/picture-0`)
    await expect.poll(() => shell.card.querySelectorAll('img[src^="blob:"]').length).toBeGreaterThan(8)
    expect(asked.size).toBeLessThan(40)
  })

  test('behavior: when further pages do not come, what is there stays and says so', async () => {
    await open({ ...service, serve: walletService({ total: 200, later: { status: 500 } }) })
    await expect.element(page.getByText('Could not load more wallets.')).toBeVisible()
    expect(shell.card.querySelectorAll('[role=listitem]')).toHaveLength(4)
  })

  test('behavior: who used a wallet that is over is told what to do', async () => {
    await open({
      plugins: registry,
      play: async ({ storage, modal }) => {
        storage.item(storedItems['recent-wallets']).write([{ id: 'io.leapwallet.LeapWallet', rdns: 'io.leapwallet.LeapWallet' }])
        await modal.open({ view: 'Connect' })
      },
    })
    await expect.element(button(/Leap/)).toHaveTextContent('Discontinued')
    await userEvent.click(button(/Leap/))
    await expect.poll(() => shell.title()).toBe('Leap is discontinued')
    await expect.element(page.getByText('It has not been available since May 28, 2026.')).toBeVisible()
    await expect.element(page.getByText(/recovery phrase of Leap/)).toBeVisible()
    await userEvent.click(button('Choose another wallet'))
    await expect.poll(() => shell.title()).toBe('All wallets')
    await expect.element(button('MetaMask')).toBeVisible()
  })
})
