import { eip155 } from '@billfold/eip155'
import { mainnet, polygon } from '@billfold/eip155/networks'
import { solana } from '@billfold/solana'
import { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
import { walletConnect } from '@billfold/walletconnect'
import { wallets } from '@billfold/wallets'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { type AnnouncedWallet, announceWallets } from './announce.js'

const account = '0x00000000000000000000000000000000000a11ce'

/** The rest of the modal, which comes after the first view: a test says when, and whether at all. */
const rest = vi.hoisted(() => ({ mayCome: Promise.resolve(), isMissing: false }))

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

let complaints: unknown[][] = []

beforeEach(async () => {
  await page.viewport(1_000, 800)
  complaints = []
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said))
})

afterEach(() => {
  rest.isMissing = false
  vi.restoreAllMocks()
})

function walletOf(name: string): AnnouncedWallet & { readonly request: ReturnType<typeof vi.fn> } {
  const answers: Readonly<Record<string, unknown>> = { eth_requestAccounts: [account], eth_accounts: [account], eth_chainId: '0x1' }
  return { name, rdns: `example.${name.toLowerCase()}`, request: vi.fn(async ({ method }) => answers[method]) }
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

/** Waits for what moves to its place. What breathes while it waits never ends. */
async function atRest(): Promise<void> {
  const moving = (shadow()?.getAnimations() ?? []).filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Opens it, and does not wait: a test may be over before the rest is here. */
function open(billfold: Billfold): void {
  billfold.open().catch(() => undefined)
}

const shadow = (): ShadowRoot | null | undefined => document.querySelector('billfold-modal')?.shadowRoot
const inModal = (selector: string): HTMLElement | null => shadow()?.querySelector<HTMLElement>(selector) ?? null
const rowOf = (name: string): HTMLElement | null => inModal(`[data-key="connector example.${name.toLowerCase()}"]`)
const names = (): readonly (string | null)[] => [...(shadow()?.querySelectorAll('ul [title]') ?? [])].map(({ textContent }) => textContent)
const isReacts = (element: Element | null): boolean => Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'))

function seen<T>(find: () => T | null | undefined | false): Promise<T> {
  const look = (): T => {
    const found = find()
    if (found === null || found === undefined || found === false) throw new Error(`not seen: ${String(find)}`)
    return found
  }
  return vi.waitFor(look, { timeout: 30_000, interval: 5 })
}

describe('the first view', () => {
  const options: readonly (readonly [string, Partial<BillfoldOptions>])[] = [
    ['one family', {}],
    ['legal texts', { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' }],
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
    onTestFinished(announceWallets(...Array.from({ length: 100 }, (_, index) => walletOf(`Boat ${index}`.replace(' ', '')))))
    open(handle())
    await seen(() => names().length === 100)
    const row = rowOf('Boat0')
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
    await seen(() => inModal('[data-key=all-wallets]')?.textContent.includes('over'))
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

  test.each([
    ['a box to tick', { termsUrl: 'https://app.example/terms', features: { legalCheckbox: true } }],
    ['no wallet plugin', { plugins: [] }],
  ] satisfies readonly (readonly [string, Partial<BillfoldOptions>])[])(
    'behavior: with %s another view is the first, and it comes with the rest',
    async (_, more) => {
      onTestFinished(announceWallets(walletOf('Harbour')))
      await handle(more).open()
      expect(isReacts(await seen(() => inModal('h1')))).toBe(true)
      await seen(() => inModal('section')?.ariaBusy === null)
    },
  )
})
