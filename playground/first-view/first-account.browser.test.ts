import { eip155 } from '@billfold/eip155'
import { mainnet, polygon } from '@billfold/eip155/networks'
import { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
import { portfolio } from '@billfold/portfolio'
import { receive } from '@billfold/receive'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { type AnnouncedWallet, announceWallets } from './announce.js'
import { atRest, hold, inModal, isReacts, seen, shadow } from './modal-in-page.js'

const address = '0x00000000000000000000000000000000000a11ce'
const caipAddress = `eip155:1:${address}`

let complaints: unknown[][] = []

beforeEach(async () => {
  await page.viewport(1_000, 800)
  complaints = []
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said))
})

afterEach(() => vi.restoreAllMocks())

function walletOf(name: string): AnnouncedWallet & { readonly request: ReturnType<typeof vi.fn> } {
  const answers: Readonly<Record<string, unknown>> = { eth_requestAccounts: [address], eth_accounts: [address], eth_chainId: '0x1' }
  return { name, rdns: `example.${name.toLowerCase()}`, request: vi.fn(async ({ method }) => answers[method]) }
}

/** What a visit left in the storage, by its keys. */
function storedVisit(items: Readonly<Record<string, unknown>> = {}): string {
  const prefix = `test-${crypto.randomUUID()}`
  const connection = { namespace: 'eip155', connectorId: 'example.harbour', accounts: [{ address }], name: 'Harbour' }
  const all = {
    'connection-status': 'connected',
    'connected-namespaces': ['eip155'],
    'connected-connectors': { eip155: { id: 'example.harbour', stamp: 1, tab: 'before' } },
    connections: { eip155: [connection] },
    'active-network-id': 'eip155:1',
    'active-namespace': 'eip155',
    ...items,
  }
  const at = Date.now()
  for (const [key, value] of Object.entries(all)) {
    if (value !== undefined) localStorage.setItem(`billfold/${prefix}/${key}`, JSON.stringify({ version: 1, stamp: 1, at, value }))
  }
  return prefix
}

const kept = { caipAddress, profileName: 'ada.harbour.id', balance: '1.98213', balanceSymbol: 'ETH' }

function handle(options: Partial<BillfoldOptions>): Billfold {
  const billfold = createBillfold({
    projectId: 'test',
    networks: [mainnet, polygon],
    rpcUrls: { 'eip155:1': ['http://127.0.0.1:9'], 'eip155:137': ['http://127.0.0.1:9'] },
    plugins: [eip155()],
    metadata: { name: 'Harbour Exchange' },
    debug: true,
    logLevel: 'warn',
    ...options,
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

/** Lets what the page has to do go on, and nothing more. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Waits until something is so, and goes on in the very next task. */
async function seenAtOnce(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTask()
}

function open(billfold: Billfold): void {
  billfold.open().catch(() => undefined)
}

const drawnAnew = (): readonly unknown[] => complaints.filter((line) => /drawn anew|hydrat/i.test(line.map(String).join(' ')))
const accountHeading = (): HTMLElement | null => inModal('[data-view="Account"] h1')

describe('the account before the rest is here', () => {
  const looks: readonly (readonly [string, Partial<BillfoldOptions>, Readonly<Record<string, unknown>>])[] = [
    ['an address alone', {}, {}],
    ['a name and a balance', {}, { 'cache.account': kept }],
    ['actions and tabs of plugins', { plugins: [eip155(), portfolio()] }, { 'cache.account': kept }],
    ['one network', { networks: [mainnet] }, {}],
    ['another language', { locale: 'de' }, { 'cache.account': kept }],
    ['a language from right to left', { locale: 'ar' }, { 'cache.account': kept }],
  ]

  test.each(looks)('behavior: with %s it stands at once, and React takes over the very nodes', async (_, more, items) => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle({ storagePrefix: storedVisit(items), ...more })
    open(billfold)
    const heading = await seen(accountHeading)
    const release = hold(heading)
    expect([isReacts(heading), shadow()?.activeElement === heading]).toEqual([false, true])
    expect(inModal('[title="' + address + '"]')).not.toBe(null)
    const before = [...(shadow()?.querySelectorAll('[data-view] button, [data-view] a, h1, [role=tab], [part=chip]') ?? [])]
    release()
    await seen(() => isReacts(heading))
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    await seen(() => before.every(isReacts))
    expect(before.filter((node) => !node.isConnected)).toEqual([])
    expect([accountHeading(), shadow()?.activeElement]).toEqual([heading, heading])
    await seen(() => inModal('[data-view="Account"] [aria-busy]:not([role=tabpanel] *)') === null)
    expect([accountHeading(), drawnAnew()]).toEqual([heading, []])
  })

  test('behavior: what was known last stands, and says that it is being renewed', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle({ storagePrefix: storedVisit({ 'cache.account': { ...kept, profileName: undefined } }) }))
    const heading = await seen(accountHeading)
    const release = hold(heading)
    const view = inModal('[data-view="Account"]')
    expect(view?.textContent).toContain('Reconnecting to Harbour')
    expect(view?.textContent).toContain('1.982')
    expect(view?.querySelector('[aria-busy=true]')?.contains(heading)).toBe(true)
    expect(inModal('[part=chip]')?.textContent).toContain('Ethereum')
    release()
    await seen(() => view?.textContent?.includes('Connected with Harbour'))
  })

  test('behavior: what is pressed is carried out when the wallet has answered', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle({ storagePrefix: storedVisit() })
    open(billfold)
    const heading = await seen(accountHeading)
    const release = hold(heading)
    inModal('[data-key=header-network]')?.click()
    expect(inModal('[data-thread]')?.dataset['thread']).toBe('pending')
    release()
    await seen(() => inModal('[data-view="Networks"] h1'))
  })

  test('behavior: what is pressed while React takes the nodes over is carried out', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle({ storagePrefix: storedVisit(), plugins: [eip155(), portfolio(), receive()] }))
    await seen(accountHeading)
    const action = await seen(() => inModal('[data-key="action receive"]'))
    await seenAtOnce(() => isReacts(inModal('[aria-label=Close]')))
    // It takes the rest of the card first: in the middle of a press it would take the view at once, and may draw it anew without the pressed node.
    const wasReacts = isReacts(action)
    const release = hold(action)
    expect(isReacts(action)).toBe(wasReacts)
    release()
    action.click()
    await seen(() => inModal('[data-view="WalletReceive"] h1'))
  })

  test('behavior: where the wallet is gone it says that nobody is connected', async () => {
    const billfold = handle({ storagePrefix: storedVisit({ 'cache.account': kept }) })
    open(billfold)
    await seen(accountHeading)
    await seen(() => inModal('[data-view="Account"]')?.textContent?.includes('No wallet connected'))
    expect(billfold.getSnapshot().account.status).toBe('disconnected')
  })

  test('behavior: an account of another address has nothing of the one before', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const other = { ...kept, caipAddress: 'eip155:1:0x0000000000000000000000000000000000000b0b' }
    open(handle({ storagePrefix: storedVisit({ 'cache.account': other }) }))
    const heading = await seen(accountHeading)
    const release = hold(heading)
    expect(inModal('[data-view="Account"]')?.textContent).not.toMatch(/ada|1\.98/)
    release()
    await seen(() => isReacts(heading))
  })

  test.each([
    ['junk', { connections: 'junk', 'cache.account': [1] }],
    ['no connection', { connections: undefined }],
    ['a network that the app does not use', { 'active-network-id': 'eip155:10' }],
  ])('behavior: with %s in the storage it comes with React', async (_, items) => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle({ storagePrefix: storedVisit(items) }))
    const heading = await seen(() => inModal('h1'))
    expect(isReacts(heading)).toBe(true)
  })

  test('behavior: axe finds nothing', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    open(handle({ storagePrefix: storedVisit({ 'cache.account': kept }), plugins: [eip155(), portfolio()] }))
    const heading = await seen(accountHeading)
    const release = hold(heading)
    await atRest()
    const { violations } = await axe.run(document.querySelector('billfold-modal') ?? document)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    release()
  })
})

describe('the button of the account', () => {
  test('behavior: a press is one of the button, whose parts may be drawn anew in the middle of it', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const billfold = handle({ storagePrefix: storedVisit() })
    const element = document.body.appendChild(document.createElement('billfold-button'))
    onTestFinished(() => element.remove())
    await billfold.ready
    const name = await seen(() =>
      [...(element.shadowRoot?.querySelectorAll('bdi') ?? [])].find((part) => part.textContent?.startsWith('0x')),
    )
    const { left, top, width, height } = name.getBoundingClientRect()
    expect(element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2)?.localName).toBe('button')
  })
})

describe('the account that is kept', () => {
  const item = (prefix: string): { readonly value?: unknown } =>
    JSON.parse(localStorage.getItem(`billfold/${prefix}/cache.account`) ?? '{}')

  test('behavior: it is kept as it was last known, and forgotten with the connection', async () => {
    onTestFinished(announceWallets(walletOf('Harbour')))
    const storagePrefix = storedVisit({ 'cache.account': kept })
    const billfold = handle({ storagePrefix })
    await billfold.ready
    await seen(() => billfold.getSnapshot().account.status === 'connected')
    expect(item(storagePrefix).value).toMatchObject(kept)
    await billfold.disconnect()
    await seen(() => item(storagePrefix).value === undefined)
  })
})
