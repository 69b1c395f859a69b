import type { PluginManifest, ViewName } from '@billfold/kernel'
import { fakeClock } from '@billfold/test/fakes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { fewConnectors, lookAlikeConnector, phoneOfTwo, sampleConnector } from './sample-connectors.js'
import { sampleFeatures } from './sample-features.js'
import { manyNetworks, sampleNetworks } from './sample-networks.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'
import { watchMovements } from './watch-movements.js'

let shell: OpenShell

const open = async (scene: Scene, locale?: string): Promise<OpenShell> => {
  shell = await openShell(scene, locale === undefined ? {} : { locale })
  return shell
}
const connect: Scene['play'] = ({ modal }) => modal.open({ view: 'Connect' })
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const shows = (title: string): Promise<void> => expect.poll(() => shell.title()).toBe(title)
const focusIsOn = (words: string): Promise<void> => expect.poll(() => shell.focused()?.textContent ?? '').toContain(words)

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('connecting by keyboard alone', () => {
  test('behavior: from the list to a wallet that declines, and again until it says yes', async () => {
    const wallet = sampleConnector({ name: 'Bowbit', behavior: 'wait' })
    const { kernel } = await open({ wallets: [wallet], play: connect })
    await focusIsOn('Connect a wallet')
    await tabTo('Bowbit')
    await userEvent.keyboard('{Enter}')
    await shows('Continue in Bowbit')
    await focusIsOn('Continue in Bowbit')
    await expect.poll(() => wallet.wallet.waiting).toBe(1)
    wallet.wallet.answer('refuse')
    await shows('Connection rejected')
    await expect.element(page.getByText('You declined the request in Bowbit. Nothing was shared.')).toBeVisible()
    await tabTo('Try again')
    await userEvent.keyboard('{Enter}')
    await shows('Continue in Bowbit')
    await expect.poll(() => wallet.wallet.waiting).toBe(1)
    wallet.wallet.answer('approve')
    await shows('Connected')
    await expect.poll(() => kernel.modal.isOpen).toBe(false)
    expect(kernel.families.activeCaipAddress).toContain('eip155:1:0x7a16')
  })

  test('behavior: a wallet that was used before is marked as recent', async () => {
    const { kernel } = await open({ wallets: [sampleConnector({ name: 'Metatrust' }), sampleConnector({ name: 'Bowbit' })], play: connect })
    await userEvent.click(button(/Bowbit/))
    await expect.poll(() => kernel.modal.isOpen).toBe(false)
    await kernel.connections.disconnect()
    await kernel.modal.open({ view: 'Connect' })
    await expect.element(button(/Bowbit/)).toHaveTextContent('Recent')
    await expect.element(button(/Metatrust/)).toHaveTextContent('Installed')
  })

  test('behavior: the warning about a name that only looks known stays while the wallet is asked', async () => {
    await open({ wallets: [lookAlikeConnector('wait')], play: connect })
    await userEvent.click(button(/evil/))
    await shows('Continue in МеtaMask (evil.wallet)')
    await expect.element(page.getByRole('paragraph').filter({ hasText: 'Not MetaMask. Only the name is similar.' })).toBeVisible()
  })

  test('behavior: a wallet that is gone leads back to the others', async () => {
    await open({ wallets: [sampleConnector({ name: 'Metatrust' })], play: connect })
    shell.kernel.router.push('ConnectingExternal', { connectorId: 'bowbit', namespace: 'eip155', wallet: { id: 'bowbit', name: 'Bowbit' } })
    await shows('Wallet not available')
    await userEvent.click(page.getByText('Choose a wallet'))
    await shows('Connect a wallet')
    expect(shell.kernel.router.history).toHaveLength(1)
  })

  test('behavior: back calls the question off, and the focus is where it was', async () => {
    const wallet = sampleConnector({ name: 'Bowbit', behavior: 'wait' })
    const { kernel } = await open({ wallets: [sampleConnector({ name: 'Metatrust' }), wallet], play: connect })
    await tabTo('Bowbit')
    await userEvent.keyboard('{Enter}')
    await shows('Continue in Bowbit')
    await expect.poll(() => kernel.families.active?.status).toBe('connecting')
    await userEvent.click(button('Back'))
    await shows('Connect a wallet')
    await focusIsOn('Bowbit')
    await expect.poll(() => kernel.families.active?.status).toBe('disconnected')
  })

  test('behavior: after 8 seconds there is a hint, the wallet is opened again, and one can still cancel', async () => {
    let asked = 0
    const bowbit = sampleConnector({ name: 'Bowbit', behavior: 'wait' })
    const counted = { ...bowbit, connect: (request: Parameters<typeof bowbit.connect>[0]) => (asked++, bowbit.connect(request)) }
    const clock = fakeClock()
    await open({ wallets: [counted], clock, play: asking })
    await shows('Continue in Bowbit')
    await expect.poll(() => asked).toBe(1)
    clock.advance(8000)
    await expect.element(page.getByText(/Still waiting/)).toBeVisible()
    // The region stands before its text: one that comes with it is not read by every screen reader.
    expect(
      page
        .getByText(/Still waiting/)
        .element()
        .closest('[aria-live]')
        ?.querySelector('h1'),
    ).toBeTruthy()
    await expect.element(button('Cancel')).toBeVisible()
    await userEvent.click(button('Open again'))
    await expect.poll(() => asked).toBe(2)
    await expect.element(page.getByText(/Still waiting/)).not.toBeInTheDocument()
  })

  test('behavior: a button that goes away by its own press leaves the focus on the heading', async () => {
    const wallet = sampleConnector({ name: 'Bowbit', behavior: 'refuse' })
    await open({ wallets: [wallet], play: asking })
    await shows('Connection rejected')
    wallet.wallet.behavior = 'wait'
    await tabTo('Try again')
    await userEvent.keyboard('{Enter}')
    await shows('Continue in Bowbit')
    await expect.poll(() => shell.focused()?.outerHTML ?? '').toMatch(/^<h1.*Continue in Bowbit/)
  })

  test('behavior: a wallet of two families connects the first of the app, and the other in one press', async () => {
    const both = [
      sampleConnector({ name: 'Phanframe', namespace: 'solana', behavior: 'wait' }),
      sampleConnector({ name: 'Phanframe', behavior: 'wait' }),
    ]
    const { kernel } = await open({ wallets: both, play: connect })
    await userEvent.click(button(/Phanframe/))
    await shows('Continue in Phanframe')
    await expect.poll(() => kernel.families.find('eip155')?.status).toBe('connecting')
    await userEvent.click(button('Connect on Solana instead'))
    await expect.poll(() => kernel.families.find('solana')?.status).toBe('connecting')
    expect(kernel.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: a wallet of two families asks which one, where the host wants it, and marks what is connected', async () => {
    const both = [sampleConnector({ name: 'Phanframe' }), sampleConnector({ name: 'Phanframe', namespace: 'solana', behavior: 'wait' })]
    const { kernel } = await open({
      wallets: both,
      options: { chooseFamily: true },
      play: async (given) => {
        const evm = given.connectors.all.find(({ namespace }) => namespace === 'eip155')
        if (evm !== undefined) await given.connections.connect(evm)
        await given.modal.open({ view: 'Connect' })
      },
    })
    await userEvent.click(button(/Phanframe/))
    await shows('Choose a chain')
    await expect.element(button(/^Ethereum.*Connected/)).toBeVisible()
    await userEvent.click(button(/Solana/))
    await shows('Continue in Phanframe')
    await expect.poll(() => kernel.families.find('solana')?.status).toBe('connecting')
  })

  test('behavior: nothing can be chosen before the terms are accepted', async () => {
    const { kernel } = await open({
      wallets: fewConnectors(),
      options: { features: { legalCheckbox: true } },
      play: connect,
    })
    await expect.element(button(/Metatrust/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(/Metatrust/).element(), { force: true })
    expect(kernel.router.view).toBe('Connect')
    await userEvent.click(page.getByRole('checkbox').element(), { force: true })
    await userEvent.click(button(/Metatrust/))
    expect(kernel.router.view).toBe('ConnectingExternal')
  })
})

describe('ways through the views', () => {
  test('behavior: the search has the focus in a new view, and what led there when one comes back', async () => {
    await open({ plugins: [sampleWalletList({ total: 60 })], wallets: fewConnectors(), play: connect })
    await tabTo('All wallets')
    await userEvent.keyboard('{Enter}')
    await shows('All wallets')
    await expect.poll(() => shell.focused()?.getAttribute('aria-label')).toBe('Search wallets')
    await userEvent.keyboard('velvet')
    await expect.element(button('Velvet')).toBeVisible()
    await userEvent.click(button('Back'))
    await shows('Connect a wallet')
    await focusIsOn('All wallets')
  })

  test.each<[name: string, scene: Scene, text: string]>([
    ['wallets', { plugins: [sampleWalletList({ total: 60 })], play: go('AllWallets') }, 'velvet'],
    ['networks', { options: { networks: manyNetworks(12) }, play: go('Networks') }, 'harbour 8'],
  ])('behavior: %s: the card keeps its height while one searches, and the field its place', async (_, scene, text) => {
    await open(scene)
    const field = page.getByRole('searchbox')
    await expect.element(field).toBeVisible()
    const height = (): number => found('[data-visit]').getBoundingClientRect().height
    await expect.poll(() => found('[data-visit]').querySelectorAll('li').length).toBeGreaterThan(2)
    const before = height()
    await userEvent.type(field, text)
    await expect.poll(() => found('[data-visit]').querySelectorAll('[role=list] button').length).toBe(1)
    expect(height()).toBe(before)
    await userEvent.clear(field)
    await expect.poll(() => found('[data-visit]').querySelectorAll('[role=list] button').length).toBeGreaterThan(2)
    expect(found('[data-visit]').style.minBlockSize).toBe('')
  })

  test('behavior: what led on may have been in the header', async () => {
    await open({ wallets: fewConnectors(), play: connect })
    await tabTo('Bowbit')
    await userEvent.click(button('What is a wallet?'))
    await shows('What is a wallet?')
    await userEvent.click(button('Back'))
    await shows('Connect a wallet')
    await expect.poll(() => shell.focused()?.getAttribute('aria-label')).toBe('What is a wallet?')
  })

  test('behavior: a list is where it was when one comes back', async () => {
    await open({ plugins: [sampleWalletList({ total: 600 })], play: go('AllWallets') })
    const scroller = await vi.waitFor(() => found('[data-view=AllWallets] [data-scroller]'), 60_000)
    await expect.element(button('Tomzer')).toBeVisible()
    await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(20_000)
    scroller.scrollTop = 1000
    await expect.poll(() => scroller.scrollTop).toBe(1000)
    shell.kernel.router.push('WhatIsAWallet')
    await shows('What is a wallet?')
    await userEvent.click(button('Back'))
    await shows('All wallets')
    expect(found('[data-view=AllWallets] [data-scroller]').scrollTop).toBe(1000)
  })

  test('behavior: networks: from the account to another network and back', async () => {
    const { kernel } = await open({ wallets: [sampleConnector({ name: 'Bowbit' })], play: connectedAccount })
    await userEvent.click(button(/Network: Ethereum/))
    await shows('Choose a network')
    await expect.element(button('Ethereum')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('Base'))
    await expect.poll(() => kernel.families.activeNetwork?.name).toBe('Base')
    await expect.poll(() => kernel.router.view).toBe('Account')
    await expect.element(button(/Network: Base/)).toBeVisible()
  })

  test('behavior: a wallet that does not switch says so, and nothing changed', async () => {
    const connector = sampleConnector({ name: 'Bowbit' })
    const { kernel } = await open({ wallets: [connector], play: connectedAccount })
    connector.wallet.behavior = 'refuse'
    kernel.networkSwitch.choose(sampleNetworks[1] as (typeof sampleNetworks)[number])
    await shows('Switch declined')
    expect(kernel.families.activeNetwork?.name).toBe('Ethereum')
  })

  test('behavior: the account ends its connection', async () => {
    const { kernel } = await open({ wallets: [sampleConnector({ name: 'Bowbit' })], play: connectedAccount })
    await userEvent.click(button('Disconnect'))
    await expect.poll(() => kernel.families.isConnected).toBe(false)
    expect(kernel.modal.isOpen).toBe(false)
  })

  const connectAll: Scene['play'] = async ({ connections, connectors, modal }) => {
    for (const connector of connectors.all) await connections.connect(connector)
    await modal.open({ view: 'Account' })
  }
  const endings = (): readonly string[] => [...shell.card.querySelectorAll('[data-key^=disconnect]')].map(({ textContent }) => textContent)

  test('behavior: of two wallets each ends by itself, or both', async () => {
    await open({
      wallets: [sampleConnector({ name: 'Bowbit' }), sampleConnector({ name: 'Rainlum', namespace: 'solana' })],
      play: connectAll,
    })
    await expect.element(page.getByRole('heading', { name: 'Also connected' })).toBeVisible()
    expect(endings()).toEqual([expect.stringMatching(/^Disconnect (Ethereum|Solana)$/), 'Disconnect all'])
  })

  test('behavior: what one approval of a phone connected is only said to end everywhere', async () => {
    const { kernel } = await open({ wallets: phoneOfTwo(), play: connectAll })
    await expect.element(page.getByRole('heading', { name: 'Also connected' })).toBeVisible()
    expect(endings()).toEqual(['Disconnect all'])
    await userEvent.click(button('Disconnect all'))
    await expect.poll(() => kernel.families.all.filter(({ address }) => address !== undefined)).toEqual([])
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: what one cannot reach is not in the tab order, and a picture that goes is nobody’s', async () => {
    await open({ wallets: fewConnectors(), play: connect })
    await userEvent.click(button('What is a wallet?'))
    await shows('What is a wallet?')
    const ghost = shell.card.querySelector('[inert]')
    expect(ghost?.querySelector('[id], [data-key]')).toBeNull()
    await expect.poll(() => ghost?.childElementCount).toBe(0)
    expect(page.getByRole('heading').elements()).toHaveLength(1)
  })

  test('behavior: a plugin that is taken away takes its view with it', async () => {
    const { kernel } = await open({ plugins: [sampleFeatures(['send'])], wallets: fewConnectors(), play: go('WalletSend') })
    await kernel.plugins.unregister('feature.sample-account')
    await shows('Connect a wallet')
    expect(kernel.router.view).toBe('Connect')
  })
})

describe('what goes wrong', () => {
  test('behavior: a view that breaks can be tried again, and left', async () => {
    const draw = vi.fn((): never => {
      throw new Error('broken')
    })
    const { kernel } = await open({ plugins: [withView(draw)], play: go('WalletSend') })
    await shows('Could not show this view')
    draw.mockImplementation((() => 'Works now') as () => never)
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText('Works now')).toBeVisible()
    kernel.router.back()
    await shows('Connect a wallet')
  })

  test('behavior: a download that fails is tried once more, and then by hand', async () => {
    const load = vi.fn<PluginManifest['load']>(() => Promise.reject(new TypeError('Failed to fetch')))
    await open({ plugins: [{ ...withView(() => 'Here'), load }], play: go('WalletSend') })
    await shows('Could not load this part')
    expect(load).toHaveBeenCalledTimes(2)
    load.mockImplementation(withView(() => 'Here').load)
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText('Here')).toBeVisible()
  })

  test('behavior: while a view is on its way its outline is no higher than most views', async () => {
    await open({ plugins: [{ ...withView(() => 'Here'), load: () => new Promise(() => undefined) }], play: go('WalletSend') })
    await expect.poll(() => shell.card.querySelector('[data-view=WalletSend] [aria-busy=true]')).not.toBeNull()
    expect(found('[data-view=WalletSend] [aria-busy=true]').offsetHeight).toBeLessThan(400)
  })

  test('behavior: an entry that throws is left out alone', async () => {
    const bad = {
      id: 'bad',
      icon: 'send' as const,
      view: 'WalletSend' as ViewName,
      get label(): string {
        throw new Error('no label')
      },
    }
    const plugin: PluginManifest = {
      id: 'feature.bad',
      contract: 1,
      slots: [{ slot: 'account.actions', order: 1, item: bad }],
      load: () => Promise.resolve({}),
    }
    await open({ plugins: [plugin, sampleFeatures(['send'])], wallets: [sampleConnector({ name: 'Bowbit' })], play: connectedAccount })
    await expect.element(button('Send')).toBeVisible()
  })

  test('behavior: a locale that does not exist is English, and a real one turns the card around', async () => {
    await open({ wallets: fewConnectors(), play: connect }, 'no such locale')
    await shows('Connect a wallet')
    expect(shell.root.dir).toBe('ltr')
    shell.app.update({ locale: 'ar' })
    await shows('توصيل محفظة')
    expect([shell.root.dir, shell.root.lang]).toEqual(['rtl', 'ar'])
  })

  test('behavior: what may not be closed shakes and stays', async () => {
    const { kernel, card } = await open({
      wallets: [sampleConnector({ name: 'Bowbit' })],
      options: { unsupportedNetworkDismissible: false },
      play: async (world) => {
        await connectedAccount(world)
        world.router.reset('UnsupportedChain')
      },
    })
    await shows('Switch network')
    const durations = watchMovements()
    await userEvent.click(button('Close'))
    expect(kernel.modal.isOpen).toBe(true)
    expect(durations(card)).toHaveLength(1)
  })
})

describe('what is said in passing', () => {
  test('behavior: an error is an alert that one can dismiss, in the visitor’s language', async () => {
    const { kernel } = await open({ wallets: fewConnectors(), clock: fakeClock(), play: connect }, 'de')
    kernel.toasts.show({ variant: 'error', message: 'Failed to connect' })
    await expect.element(page.getByRole('alert').getByText('Verbindung fehlgeschlagen')).toBeVisible()
    await userEvent.click(button('Ausblenden'))
    await expect.poll(() => kernel.toasts.current).toBeUndefined()
  })

  test('behavior: a toast stays while one points at it', async () => {
    const clock = fakeClock()
    const { kernel } = await open({ wallets: fewConnectors(), clock, play: connect })
    kernel.toasts.show({ variant: 'success', message: 'Done' })
    const waiting = clock.pending
    await userEvent.hover(page.getByText('Done'))
    await expect.poll(() => clock.pending).toBeLessThan(waiting)
    clock.advance(60_000)
    expect(kernel.toasts.current?.message).toBe('Done')
    await userEvent.unhover(page.getByText('Done'))
    await expect.poll(() => (clock.advance(60_000), kernel.toasts.current)).toBeUndefined()
  })
})

test('behavior: at 400 % everything can be reached, and nothing scrolls sideways', async () => {
  await page.viewport(320, 256)
  await open({ wallets: [sampleConnector({ name: 'Bowbit', behavior: 'wait' })], play: asking }, 'de')
  await shows('Weiter in Bowbit')
  const cancel = button('Abbrechen').element()
  cancel.scrollIntoView()
  const { bottom } = cancel.getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(shell.card.getBoundingClientRect().bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(found('[data-view=ConnectingExternal] [data-scroller]').scrollWidth).toBeLessThanOrEqual(320)
})

test('behavior: taken down, it leaves the card empty', async () => {
  await open({ wallets: fewConnectors(), play: connect })
  shell.app.unmount()
  await expect.poll(() => shell.card.childElementCount).toBe(0)
})

const connectedAccount: Scene['play'] = async ({ connections, connectors, modal }) => {
  const [connector] = connectors.all
  if (connector !== undefined) await connections.connect(connector)
  await modal.open({ view: 'Account' })
}

const asking: Scene['play'] = async ({ modal, router, connectors }) => {
  await modal.open({ view: 'Connect' })
  router.push('ConnectingExternal', { connectorId: connectors.all[0]?.id ?? '', namespace: 'eip155' })
}

function go(view: ViewName): Scene['play'] {
  return async ({ modal, router }) => {
    await modal.open({ view: 'Connect' })
    router.push(view as 'AllWallets')
  }
}

function withView(component: () => unknown): PluginManifest {
  return {
    id: 'feature.one-view',
    contract: 1,
    views: ['WalletSend'],
    load: () => Promise.resolve({ views: { WalletSend: { component } } }),
  }
}

function found(selector: string): HTMLElement {
  const element = shell.card.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`The card has no ${selector}.`)
  return element
}

/** Presses Tab until the focus is on what has these words. */
async function tabTo(words: string): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    await userEvent.keyboard('{Tab}')
    const focused = shell.focused()
    if (focused?.localName !== 'h1' && focused?.textContent.includes(words) === true) return
  }
  throw new Error(`Tab never leads to "${words}".`)
}
