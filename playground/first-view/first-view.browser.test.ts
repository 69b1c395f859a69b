import { eip155 } from '@billfold/eip155'
import { mainnet, polygon } from '@billfold/eip155/networks'
import type { PluginManifest } from '@billfold/kernel'
import { solana } from '@billfold/solana'
import { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
import { walletConnect } from '@billfold/walletconnect'
import { wallets } from '@billfold/wallets'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { type AnnouncedWallet, announceLater, announceOnce, announceWallets } from './announce.js'
import { atRest, hold, inModal, isReacts, painted, seen, shadow } from './modal-in-page.js'

const account = '0x00000000000000000000000000000000000a11ce'

/** The rest of the modal, which comes after the first view: a test says when, and whether at all. */
const rest = vi.hoisted(() => ({ mayCome: Promise.resolve(), viewMayCome: Promise.resolve(), isMissing: false, isViewMissing: false }))

vi.mock('../../ui/src/app/mount.js', async (original) => {
  const { mountApp } = await original<typeof import('../../ui/src/app/mount.js')>()
  return {
    mountApp(options: Parameters<typeof mountApp>[0]) {
      if (rest.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
      return mountApp(options)
    },
  }
})

vi.mock('../../ui/src/page-kernel/page-kernel.js', async (original) => {
  const { createPageKernel } = await original<typeof import('../../ui/src/page-kernel/page-kernel.js')>()
  await rest.mayCome
  return { createPageKernel }
})

vi.mock('../../ui/src/first-view/first-connect.js', async (original) => {
  const { FirstConnect } = await original<typeof import('../../ui/src/first-view/first-connect.js')>()
  const create: typeof FirstConnect.create = async (needs) => {
    await rest.viewMayCome
    if (rest.isViewMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return FirstConnect.create(needs)
  }
  return { FirstConnect: { create, warm: FirstConnect.warm, createThemes: FirstConnect.createThemes } }
})

let complaints: unknown[][] = []

beforeEach(async () => {
  await page.viewport(1_000, 800)
  complaints = []
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said))
})

afterEach(() => {
  rest.isMissing = false
  rest.isViewMissing = false
  vi.restoreAllMocks()
})

function walletOf(name: string): AnnouncedWallet & { readonly request: ReturnType<typeof vi.fn> } {
  const answers: Readonly<Record<string, unknown>> = { eth_requestAccounts: [account], eth_accounts: [account], eth_chainId: '0x1' }
  return { name, rdns: `example.${name.toLowerCase()}`, request: vi.fn(async ({ method }) => answers[method]) }
}

/** Wallets with names in which no sign stands for a letter: what those look like is told at once, and all are listed together. */
function fleet(count: number): readonly AnnouncedWallet[] {
  const letter = (index: number): string => String.fromCodePoint(65 + index)
  return Array.from({ length: count }, (_, index) => walletOf(`Boat${letter(Math.floor(index / 26))}${letter(index % 26)}`))
}

/** Lets the wait for late plugins and wallets, which is three seconds, never end by itself: a busy machine may take longer to come there. */
function waitForEver(): void {
  const setTimer = window.setTimeout
  const neverAfter = (handler: TimerHandler, delay?: number): number => (delay === 3_000 ? 0 : setTimer(handler, delay))
  vi.spyOn(window, 'setTimeout').mockImplementation(neverAfter as typeof setTimer)
}

function handle(options: Partial<BillfoldOptions> = {}): Billfold {
  const billfold = createBillfold({
    projectId: 'test',
    storagePrefix: `test-${crypto.randomUUID()}`,
    networks: [mainnet, polygon],
    plugins: [eip155()],
    metadata: { name: 'Harbour Exchange' },
    ...options,
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

/** Opens it, and does not wait: a test may be over before the rest is here. */
function open(billfold: Billfold): void {
  billfold.open().catch(() => undefined)
}

const rowOf = (name: string): HTMLElement | null => inModal(`[data-key="connector example.${name.toLowerCase()}"]`)
const names = (): readonly (string | null)[] => [...(shadow()?.querySelectorAll('ul [title]') ?? [])].map(({ textContent }) => textContent)
describe('the first view', () => {
  const options: readonly (readonly [string, Partial<BillfoldOptions>])[] = [
    ['one family', {}],
    ['legal texts', { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' }],
    [
      'a box to tick',
      { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy', features: { legalCheckbox: true } },
    ],
    ['a box to tick, in another language', { locale: 'de', termsUrl: 'https://app.example/terms', features: { legalCheckbox: true } }],
    ['another language', { locale: 'de' }],
    ['a language from right to left', { locale: 'ar' }],
    ['own words', { messages: { shell: { connectTitle: 'Come aboard' } } }],
    ['wallets of the host', { wallets: { custom: [{ id: 'own', name: 'Own wallet', image_url: '/own.png' }] } }],
    ['an excluded wallet', { wallets: { exclude: ['example.beacon'] } }],
    ['two families', { plugins: [solana(), eip155()] }],
    ['pairing', { plugins: [walletConnect(), eip155()], endpoints: { relay: ['ws://localhost:1'] } }],
    ['the list of wallets', { plugins: [wallets(), eip155()], features: { allWallets: true } }],
    ['no name', { metadata: {} }],
    ['an order of the host', { orders: { connectorTypes: ['custom', 'injected'] } }],
  ]

  test.each(options)('behavior: with %s React takes over the very nodes', async (_, more) => {
    onTestFinished(announceWallets(walletOf('Harbour'), walletOf('Beacon')))
    const billfold = handle({ debug: true, logLevel: 'warn', ...more })
    const opening = billfold.open()
    const [row, heading] = [await seen(() => rowOf('Harbour')), inModal('h1')]
    const before = names()
    await seen(() => isReacts(row))
    await opening
    await seen(() => shadow()?.querySelector('section')?.children.length === 1)
    expect([rowOf('Harbour'), inModal('h1')]).toEqual([row, heading])
    expect(shadow()?.activeElement).toBe(heading)
    expect(before).toEqual(names().slice(0, before.length))
    expect(complaints.filter(([, said]) => !String(said).includes('no network of solana') && !String(said).includes('relay'))).toEqual([])
  })
})

describe('before the rest is here', () => {
  test('behavior: a press is kept and carried out', async () => {
    const harbour = walletOf('Harbour')
    onTestFinished(announceWallets(harbour))
    const billfold = handle()
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    row.click()
    expect(inModal('[data-thread]')?.dataset['thread']).toBe('pending')
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    expect(harbour.request.mock.calls.filter(([{ method }]) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('behavior: plugins that wait for something else hold no press up', async () => {
    waitForEver()
    onTestFinished(announceWallets(walletOf('Harbour')))
    const load = vi.fn<PluginManifest['load']>()
    const loadOn = ['stored:wallet-name', 'namespace:solana'] as const
    const billfold = handle({ plugins: [eip155(), { id: 'feature.note', contract: 1, version: '1.0.0', loadOn, load }] })
    open(billfold)
    ;(await seen(() => rowOf('Harbour'))).click()
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    expect(load).not.toHaveBeenCalled()
  })

  test('behavior: a keyboard moves the focus, which stays where it is', async () => {
    onTestFinished(announceWallets(walletOf('Harbour'), walletOf('Beacon')))
    const billfold = handle()
    open(billfold)
    const row = await seen(() => rowOf('Beacon'))
    row.focus()
    await seen(() => isReacts(row))
    await seen(() => inModal('section')?.ariaBusy === null)
    expect(shadow()?.activeElement).toBe(row)
    await userEvent.keyboard('{Enter}')
    await seen(() => billfold.getSnapshot().account.status === 'connected')
  })

  test('behavior: a finger that is down keeps everything where it is, and its press is carried out', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle()
    const opening = billfold.open()
    const row = await seen(() => rowOf('Harbour'))
    row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await opening
    onTestFinished(announceWallets(walletOf('Beacon')))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([names(), isReacts(row)]).toEqual([['Harbour'], false])
    row.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }))
    row.click()
    await seen(() => billfold.getSnapshot().account.status === 'connected')
  })

  test('behavior: a wallet that comes late is listed, and the row that has the focus keeps it', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle())
    const row = await seen(() => rowOf('Harbour'))
    row.focus()
    onTestFinished(announceWallets(walletOf('Beacon')))
    await seen(() => rowOf('Beacon'))
    expect(shadow()?.activeElement).toBe(row)
    await seen(() => isReacts(row))
    expect(rowOf('Harbour')).toBe(row)
  })

  test('behavior: a hundred wallets stand before the rest', async () => {
    onTestFinished(announceWallets(...fleet(100)))
    open(handle())
    await seen(() => names().length === 100)
    const row = rowOf('BoatAA')
    await seen(() => isReacts(row))
    expect(names()).toHaveLength(100)
  })

  test('behavior: closed meanwhile it is closed, and opens again with the same view', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle()
    open(billfold)
    await seen(() => rowOf('Harbour'))
    await userEvent.keyboard('{Escape}')
    await seen(() => inModal('dialog[open]') === null)
    await billfold.open()
    await seen(() => inModal('dialog[open]'))
    await seen(() => isReacts(rowOf('Harbour')))
    expect(names()).toEqual(['Harbour'])
  })

  test('behavior: nothing moves when the list of wallets arrives', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle({ plugins: [wallets(), eip155()] }))
    const row = await seen(() => rowOf('Harbour'))
    // The card stands in the middle: one that grows moves every row.
    const place = (): readonly unknown[] => [row.offsetTop, inModal('section')?.offsetHeight]
    const before = place()
    expect(names()).toEqual(['Harbour'])
    await seen(() => names().length === 4)
    await seen(() => inModal('[data-key=all-wallets]')?.textContent.includes('+'))
    expect(place()).toEqual(before)
  })

  test('behavior: it stands where storage is denied', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    open(handle())
    const row = await seen(() => rowOf('Harbour'))
    await seen(() => isReacts(row))
    expect(names()).toEqual(['Harbour'])
  })

  test('behavior: when the rest does not come the wallets stand, and a press says so', async () => {
    rest.isMissing = true
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle())
    const row = await seen(() => rowOf('Harbour'))
    await seen(() => complaints.some(([said]) => String(said).includes('could not be loaded')))
    expect(row.isConnected).toBe(true)
    row.click()
    expect((await seen(() => inModal('[role=alert] h1'))).textContent).toBe('Could not load this part')
    rest.isMissing = false
    inModal('[role=alert] button')?.click()
    await seen(() => isReacts(rowOf('Harbour')))
  })

  test('behavior: axe finds nothing', async () => {
    rest.isMissing = true
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle({ termsUrl: 'https://app.example/terms' }))
    await seen(() => rowOf('Harbour'))
    await atRest()
    const { violations } = await axe.run(document.querySelector('billfold-modal') ?? document)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test('behavior: with no wallet plugin another view is the first, and it comes with the rest', async () => {
    await handle({ plugins: [] }).open()
    expect(isReacts(await seen(() => inModal('h1')))).toBe(true)
    await seen(() => inModal('section')?.ariaBusy === null)
  })

  test('behavior: a wallet that was used before stands first, and says so', async () => {
    const storagePrefix = `test-${crypto.randomUUID()}`
    const value = [{ id: 'example.beacon', rdns: 'example.beacon' }]
    localStorage.setItem(`billfold/${storagePrefix}/recent-wallets`, JSON.stringify({ version: 1, stamp: 1, at: 1, value }))
    onTestFinished(announceWallets(walletOf('Harbour'), walletOf('Beacon')))
    open(handle({ storagePrefix }))
    const row = await seen(() => rowOf('Beacon'))
    expect(row.textContent).toContain('Recent')
    await seen(() => isReacts(row))
    expect(rowOf('Beacon')?.textContent).toContain('Recent')
  })
})

describe('the box to tick', () => {
  const options = { termsUrl: 'https://app.example/terms', features: { legalCheckbox: true } }
  const box = (): HTMLInputElement | null => inModal('input[type=checkbox]') as HTMLInputElement | null

  test('behavior: nothing can be pressed before it is ticked, and the tick is taken over', async () => {
    const harbour = walletOf('Harbour')
    onTestFinished(announceWallets(harbour))
    const billfold = handle(options)
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    const release = hold(inModal('h1') ?? row)
    row.click()
    expect([row.ariaDisabled, inModal('[data-thread]')?.dataset['thread']]).toEqual(['true', 'idle'])
    box()?.click()
    expect(row.ariaDisabled).toBe(null)
    expect(rowOf('Harbour')).toBe(row)
    const ticked = box()
    release()
    await seen(() => isReacts(row))
    await seen(() => inModal('section')?.ariaBusy === null)
    expect([box(), box()?.checked, row.ariaDisabled]).toEqual([ticked, true, null])
    row.click()
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    expect(harbour.request.mock.calls.filter(([{ method }]) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('behavior: what is pressed after it is carried out when the rest is here', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle(options)
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    const release = hold(inModal('h1') ?? row)
    box()?.click()
    row.click()
    release()
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    expect(billfold.getSnapshot().account.address?.toLowerCase()).toBe(account)
  })

  test('behavior: axe finds nothing', async () => {
    rest.isMissing = true
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle(options))
    await seen(() => rowOf('Harbour'))
    await atRest()
    const { violations } = await axe.run(document.querySelector('billfold-modal') ?? document)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('between the first view and React', () => {
  test('behavior: a hundred wallets that come together are listed, and none moves the row that has the focus', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle())
    const row = await seen(() => rowOf('Harbour'))
    row.focus()
    onTestFinished(announceWallets(...fleet(99)))
    await seen(() => names().length === 100)
    await seen(() => isReacts(row))
    expect([shadow()?.activeElement, names().length]).toEqual([row, 100])
  })

  test('behavior: a press on a wallet that is gone afterwards says so, and connects nothing', async () => {
    const harbour = walletOf('Harbour')
    announceOnce(harbour)
    const billfold = handle({ debug: true, logLevel: 'warn' })
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    row.click()
    await seen(() => complaints.some(([, said]) => String(said).includes('not on the list any more')))
    expect([rowOf('Harbour'), harbour.request.mock.calls]).toEqual([null, []])
    expect(inModal('[data-thread]')?.dataset['thread']).toBe('idle')
  })

  test('behavior: a wallet that answers the kernel late keeps its row, and its press is carried out', async () => {
    waitForEver()
    const harbour = walletOf('Harbour')
    const answer = announceLater(harbour)
    const billfold = handle({ debug: true, logLevel: 'warn' })
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    row.click()
    await seen(() => isReacts(row))
    await billfold.ready
    await painted()
    expect([rowOf('Harbour'), inModal('[data-thread]')?.dataset['thread']]).toEqual([row, 'pending'])
    answer()
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    expect(complaints).toEqual([])
  })

  test('behavior: what is pressed in a view that is drawn anew is carried out', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle({ debug: true, logLevel: 'warn' })
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    const release = hold(row)
    await billfold.setLocale('de')
    // The moment before React has drawn: the row stands, and its view goes.
    const watching = new MutationObserver(() => row.isConnected && row.click())
    watching.observe(inModal('section') ?? row, { childList: true })
    release()
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    watching.disconnect()
    expect(row.isConnected).toBe(false)
  })

  test('behavior: another language draws the view anew, with the same wallets', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle({ debug: true, logLevel: 'warn' })
    open(billfold)
    const heading = await seen(() => inModal('h1'))
    await seen(() => rowOf('Harbour'))
    const release = hold(heading)
    await billfold.setLocale('de')
    release()
    await seen(() => inModal('h1')?.textContent === 'Wallet verbinden')
    expect(names()).toEqual(['Harbour'])
    expect(complaints.filter(([, said]) => String(said).includes('drawn anew'))).toEqual([])
  })

  test('behavior: a host that closes it meanwhile finds it closed, and as it was at the next opening', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle()
    const opening = billfold.open()
    const row = await seen(() => rowOf('Harbour'))
    const release = hold(row)
    await opening
    await billfold.close()
    expect([inModal('dialog[open]'), billfold.getSnapshot().isOpen]).toEqual([null, false])
    release()
    await seen(() => isReacts(row))
    await billfold.open()
    await seen(() => inModal('dialog[open]'))
    expect([rowOf('Harbour'), names()]).toEqual([row, ['Harbour']])
  })

  test('behavior: two handles of a page each have a view of their own', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const [one, other] = [handle({ metadata: { name: 'One' } }), handle({ metadata: { name: 'Other' } })]
    open(one)
    await seen(() => inModal('p')?.textContent?.includes('One'))
    await one.close()
    open(other)
    const modals = (): readonly Element[] => [...document.querySelectorAll('billfold-modal')]
    const opened = (): ShadowRoot | null | undefined =>
      modals().find(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]') !== null)?.shadowRoot
    await seen(() => opened()?.querySelector('p')?.textContent?.includes('Other'))
    await seen(() => isReacts(opened()?.querySelector('[data-key="connector example.harbour"]') ?? null))
    expect(modals()).toHaveLength(2)
  })

  test('behavior: a keyboard that walks on meanwhile stays where it has come to', async () => {
    onTestFinished(announceWallets(walletOf('Harbour'), walletOf('Beacon')))
    open(handle())
    const row = await seen(() => rowOf('Harbour'))
    const release = hold(inModal('h1') ?? row)
    inModal('h1')?.focus()
    await userEvent.keyboard('{Tab}')
    const reached = shadow()?.activeElement ?? null
    expect(reached?.getAttribute('data-key')).toContain('connector')
    release()
    await seen(() => isReacts(row))
    await seen(() => inModal('section')?.ariaBusy === null)
    expect(shadow()?.activeElement).toBe(reached)
  })

  test('behavior: once React has the nodes, each next view has the focus, also one that is here already', async () => {
    const harbour = walletOf('Harbour')
    harbour.request.mockReturnValue(new Promise(() => undefined))
    onTestFinished(announceWallets(harbour))
    const opening = handle().open()
    const row = await seen(() => rowOf('Harbour'))
    await seen(() => isReacts(row))
    await opening
    await seen(() => inModal('section')?.ariaBusy === null)
    for (const times of [1, 2]) {
      rowOf('Harbour')?.focus()
      await userEvent.keyboard('{Enter}')
      const next = await seen(() => inModal('[data-view="ConnectingExternal"] h1'))
      await painted()
      expect([times, shadow()?.activeElement]).toEqual([times, next])
      await page.getByRole('button', { name: 'Back' }).click()
      await seen(() => inModal('[data-view="ConnectingExternal"]') === null)
    }
  })

  test('behavior: a screen reader hears the view once', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const heard: unknown[] = []
    const hear = (event: Event): void => void heard.push((event.composedPath()[0] as Element).tagName)
    const billfold = handle()
    const opening = billfold.open()
    await seen(() => inModal('h1'))
    shadow()?.addEventListener('focusin', hear)
    const lines = [...(shadow()?.querySelectorAll('[role=status], [role=alert]') ?? [])]
    const watching = new MutationObserver((changes) => heard.push(...changes))
    for (const line of lines) watching.observe(line, { childList: true, characterData: true, subtree: true })
    await seen(() => isReacts(rowOf('Harbour')))
    await opening
    expect([shadow()?.activeElement, heard]).toEqual([inModal('h1'), []])
  })

  test.each(['a button', 'Escape', 'a press beside the card'])('behavior: the first outline is left by %s', async (way) => {
    rest.viewMayCome = new Promise(() => undefined)
    onTestFinished(() => void (rest.viewMayCome = Promise.resolve()))
    const billfold = handle()
    open(billfold)
    await seen(() => inModal('dialog[open]'))
    const close = inModal('button')
    expect([close?.ariaLabel, close?.offsetWidth, close?.offsetHeight]).toEqual(['Close', 44, 44])
    if (way === 'a button') close?.click()
    else if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else for (const type of ['pointerdown', 'click']) inModal('dialog')?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    await seen(() => inModal('dialog[open]') === null)
    expect(billfold.getSnapshot().isOpen).toBe(false)
  })

  test('behavior: where the view does not come, React draws it', async () => {
    rest.isViewMissing = true
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle()
    open(billfold)
    const row = await seen(() => rowOf('Harbour'))
    expect(isReacts(row)).toBe(true)
    expect(complaints.some(([said]) => String(said).includes('could not be drawn ahead'))).toBe(true)
  })
})
