import type { PluginManifest } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import { onramp } from '@billfold/onramp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { fewConnectors, sampleConnector } from './sample-connectors.js'
import { sampleFeatures } from './sample-features.js'
import { sampleNetworks } from './sample-networks.js'
import type { Scene } from './scene.js'
import { watchMovements } from './watch-movements.js'

let shell: OpenShell

const [ethereum, base] = sampleNetworks
const solana = sampleNetworks.at(-1)
const open = async (scene: Partial<Scene> = {}): Promise<OpenShell> => {
  shell = await openShell({ wallets: fewConnectors(), play: ({ modal }) => modal.open({ view: 'Connect' }), ...scene })
  return shell
}
const shows = (title: string | RegExp): Promise<void> => expect.poll(() => shell.title()).toMatch(title)
const go = (view: string, data?: object): void => shell.kernel.router.push(view as 'ConnectingExternal', data as never)

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('views', () => {
  test.each<[line: string, views: readonly [view: string, title: string, data?: object][]]>([
    [
      'Connect, ConnectWallets, AllWallets',
      [
        ['ConnectWallets', 'Choose a wallet'],
        ['AllWallets', 'All wallets'],
        ['Connect', 'Connect a wallet'],
      ],
    ],
    ['Account', [['Account', 'Account']]],
    [
      'Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain',
      [
        ['Networks', 'Choose a network'],
        ['SwitchNetwork', 'Switch to Base', { network: base, mustConfirm: true }],
        ['SwitchActiveChain', 'Another wallet is needed', { network: solana }],
        ['UnsupportedChain', 'Switch network'],
      ],
    ],
    ['ConnectingExternal', [['ConnectingExternal', 'Wallet not available', { connectorId: 'gone', namespace: 'eip155' }]]],
  ])('default: %s', async (_, views) => {
    await open()
    for (const [view, title, data] of views) {
      go(view, data)
      await expect.poll(() => shell.title()).toBe(title)
    }
  })

  test('behavior: view the account: its address, its wallet, its balance', async () => {
    await open({ wallets: [sampleConnector({ name: 'Bowbit' })], play: connectedAccount })
    await shows(/^0x7a16…5428$/)
    await expect.element(page.getByText('Connected with Bowbit')).toBeVisible()
    shell.kernel.families.active?.describe(shell.kernel.families.active.address, { balance: '1.98277', balanceSymbol: 'ETH' })
    await expect.element(page.getByText('1.982', { exact: true })).toBeVisible()
  })

  test('behavior: Account screen: tabs Tokens, NFTs, Activity', async () => {
    await open({ wallets: [sampleConnector({ name: 'Bowbit' })], plugins: [sampleFeatures(['send'])], play: connectedAccount })
    await expect.element(page.getByRole('tab').first()).toBeVisible()
    expect(textsOf(page.getByRole('tab').elements())).toEqual(['Tokens', 'NFTs', 'Activity'])
  })

  test.each([
    ['Connect', 'legal'],
    ['ConnectWallets', 'legal'],
    ['OnRampTokenSelect', 'legal'],
    ['OnRampFiatSelect', 'legal'],
    ['OnRampProviders', 'legal'],
    ['Networks', 'default'],
    ['AllWallets', 'none'],
    ['WhatIsAWallet', 'none'],
  ])(
    'behavior: the legal footer shows on Connect, ConnectWallets and the three on-ramp views. The default footer shows on Networks: %s: %s',
    async (view, footer) => {
      await open({ plugins: [onramp()] })
      go(view)
      await expect.poll(() => shown()?.dataset['view']).toBe(view)
      await expect.poll(() => shown()?.querySelector('h1')).not.toBeNull()
      const text = shown()?.querySelector('[data-scroller]')?.nextElementSibling?.textContent ?? ''
      const found = text.startsWith('By continuing you accept the terms of service')
        ? 'legal'
        : /What is a network/.test(text)
          ? 'default'
          : 'none'
      expect(found).toBe(footer)
    },
  )
})

describe('what stands where', () => {
  test.each<[string, Partial<Scene>, string]>([
    ['email, social, wallet by default', { wallets: [] }, 'email social wallet'],
    ['wallet, email, social when an injected or announced wallet is shown', {}, 'wallet email social'],
  ])('behavior: %s', async (_, scene, order) => {
    await open({ ...scene, plugins: [methods] })
    const places = { wallet: /No wallet found|Metatrust/, email: /Continue with email/, social: /Continue with a social/ }
    const methodsShown = (): { kind: string; at: number }[] =>
      Object.entries(places).map(([kind, words]) => ({ kind, at: shell.card.textContent.search(words) }))
    await expect.poll(() => methodsShown().every(({ at }) => at >= 0)).toBe(true)
    const sorted = methodsShown().toSorted((one, other) => one.at - other.at)
    expect(sorted.map(({ kind }) => kind).join(' ')).toBe(order)
  })
})

describe('what is said in passing', () => {
  test.each([
    ['loading', 'status', 'Authenticating...'],
    ['success', 'status', 'Done'],
    ['error', 'alert', 'Failed to connect'],
  ] as const)('behavior: one message at a time: a toast of the variant %s is a live %s', async (variant, role, message) => {
    const { kernel } = await open()
    kernel.toasts.show({ variant: 'success', message: 'Before' })
    await expect.element(page.getByText('Before')).toBeVisible()
    kernel.toasts.show({ variant, message })
    await expect.element(page.getByRole(role).getByText(message)).toBeVisible()
    expect(shell.card.querySelectorAll('[part=toast]')).toHaveLength(1)
    expect(shell.card.querySelectorAll('[part=toast] button')).toHaveLength(variant === 'error' ? 1 : 0)
  })

  test("behavior: a disallowed call: the UI shows 'Action not allowed'", async () => {
    const { kernel } = await open()
    const asked = Promise.resolve().then(() => kernel.rpc.check('eip155', 'eth_sign'))
    kernel.toasts.show({ variant: 'error', message: await asked.catch((error: unknown) => error) })
    await expect.element(page.getByRole('alert').getByText('Action not allowed')).toBeVisible()
  })
})

describe('how things move', () => {
  test('behavior: view transition 150 ms, modal height animation 150 ms', async () => {
    await open()
    const durations = watchMovements()
    go('WhatIsAWallet')
    await expect.poll(() => shown()?.dataset['view']).toBe('WhatIsAWallet')
    expect(durations(shown())).toEqual([150])
    const { transitionProperty, transitionDuration } = getComputedStyle(shown()?.parentElement ?? document.body)
    expect([transitionProperty, transitionDuration]).toEqual(['block-size', '0.15s'])
  })

  test('behavior: header text animation 120 ms', async () => {
    await page.viewport(320, 320)
    await open()
    shown()?.querySelector('[data-scroller]')?.scrollTo(0, 400)
    await expect.poll(() => shell.card.querySelector('[part=header] [aria-hidden] span')?.textContent).toBe('Connect a wallet')
    const text = shell.card.querySelector('[part=header] [aria-hidden] span')
    expect(getComputedStyle(text ?? document.body).animationDuration).toBe('0.12s')
  })

  test('behavior: shake effect 500 ms', async () => {
    const { kernel, card } = await open({ options: { unsupportedNetworkDismissible: false }, play: connectedAccount })
    const durations = watchMovements()
    kernel.router.reset('UnsupportedChain')
    await kernel.modal.requestClose()
    await expect.poll(() => durations(card)).toEqual([500])
  })
})

describe('what is missing', () => {
  test('behavior: WalletConnectConnector not found: nobody can pair, and the developer reads why', async () => {
    const { log } = await open({ wallets: [sampleConnector({ name: 'Phone', type: 'WALLET_CONNECT', id: 'walletConnect' })] })
    await userEvent.click(page.getByRole('button', { name: /Phone/ }))
    await shows('Not available here')
    expect(log.messages('error').join(' ')).toContain('WalletConnectConnector not found')
  })

  test('behavior: connectExternal: adapter not found: a wallet of a family that no plugin serves', async () => {
    const wallets = [sampleConnector({ name: 'Bowbit', namespace: 'sui' })]
    const { log, kernel } = await open({ wallets, options: { networks: [...sampleNetworks, fakeNetwork('sui')] } })
    go('ConnectingExternal', { connectorId: 'bowbit', namespace: 'sui' })
    await shows('Failed to connect')
    expect(log.lines.find(({ level }) => level === 'error')).toMatchObject({ details: { message: 'connectExternal: adapter not found' } })
    expect(kernel.families.find('sui')?.address).toBeUndefined()
  })
})

test('the samples are those of the tests', () => expect([ethereum?.name, base?.name, solana?.name]).toEqual(['Ethereum', 'Base', 'Solana']))

const methods: PluginManifest = {
  id: 'feature.sample-methods',
  contract: 1,
  slots: [
    { slot: 'connect.methods', order: 10, item: { id: 'social', kind: 'social', label: 'Social', view: 'EmailLogin' } },
    { slot: 'connect.methods', order: 20, item: { id: 'email', kind: 'email', label: 'Email', view: 'EmailLogin' } },
  ],
  load: () => Promise.resolve({}),
}

const connectedAccount: Scene['play'] = async ({ connections, connectors, modal }) => {
  const [connector] = connectors.all
  if (connector !== undefined) await connections.connect(connector)
  await modal.open({ view: 'Account' })
}

function shown(): HTMLElement | undefined {
  return [...shell.card.querySelectorAll<HTMLElement>('[data-visit]')].find(
    (frame) => frame.checkVisibility() && frame.closest('[inert]') === null,
  )
}

function textsOf(elements: readonly Element[]): readonly string[] {
  return elements.map(({ textContent }) => textContent)
}
