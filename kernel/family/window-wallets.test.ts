import type { Connector } from '../src/index.js'
import { type FakePage, exoticValues, fakeClock, fakePage } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { BrowserWallets } from './browser-wallets.js'
import { familyShelf } from './family-shelf.js'
import { commonFailures } from './failures.js'
import { fieldOf } from '../src/core/foreign.js'
import type { WalletDriver } from './wallet-driver.js'
import { windowWallets } from './window-wallets.js'

/** Wallets that answer `enable` with a list of addresses. */
const driver: WalletDriver = {
  connectMethod: 'enable',
  needed: 'a list of addresses',
  isWallet: (thing): thing is object => typeof fieldOf(thing, 'enable') === 'function',
  connect: (wallet, ask) => ask.call('enable', () => (wallet as { enable: () => unknown }).enable()),
  accounts: (wallet, ask) => ask.call('enable', () => (wallet as { enable: () => unknown }).enable()),
  readAccounts: (said) =>
    Array.isArray(said) && said.every((one) => typeof one === 'string') ? said.map((address) => ({ address })) : undefined,
}

const places = [
  { key: 'harbour', name: 'Harbour' },
  { key: 'bay.moss', id: 'moss', name: 'Moss Bay', flag: 'isMoss', spoofers: ['isEvil'], announcedId: 'example.moss' },
  { list: 'moss_providers' },
  { prefix: 'mossy_' },
  { key: 'everybodys', name: 'Some wallet', isLastResort: true },
  {
    map: 'injectedMoss',
    names: { 'polka-moss': 'Polka Moss' },
    flagged: [{ key: 'polka-moss', flag: 'mossExtension.isOther', name: 'Other Moss' }],
  },
]

interface Looking {
  readonly page: FakePage
  readonly clock: ReturnType<typeof fakeClock>
  readonly added: Connector[]
  readonly wallets: BrowserWallets
  readonly inUse: Set<string>
  listed(): readonly string[]
}

function looking(globals: object = {}): Looking {
  const [page, clock, added, inUse] = [fakePage({ globals }), fakeClock(), [] as Connector[], new Set<string>()]
  const wallets = new BrowserWallets({
    ...{ page, clock, namespace: 'cosmos', log: { warn: vi.fn() } },
    finders: [windowWallets(places, { driver, events: ['moss#ready'] })],
    isInUse: (id) => inUse.has(id),
    shelf: familyShelf({
      ...{ namespace: 'cosmos', failures: commonFailures, clock, mayAsk: () => undefined },
      connectors: {
        added,
        add: (connector) => {
          added.push(connector)
          return () => void added.splice(added.indexOf(connector), 1)
        },
      },
    }),
  })
  return { page, clock, added, wallets, inUse, listed: () => added.map(({ type, id, name }) => `${type} ${id} ${name}`) }
}

const wallet = (facts: object = {}): object => ({ enable: async () => ['moss1'], ...facts })

describe('windowWallets', () => {
  test('behavior: names that begin alike are a wallet each, which says its own name', () => {
    const { wallets, listed } = looking({
      mossy_fern: wallet({ name: 'Fern', icon: 'data:image/png;base64,AA==' }),
      mossy_nameless: wallet(),
      mossy_number: 5,
      mossy: wallet(),
    })
    wallets.ask()
    expect(listed()).toEqual(['INJECTED mossy_fern Fern', 'INJECTED mossy_nameless nameless'])
  })

  test('behavior: a key that several wallets take is looked at where no other place has one', () => {
    const { page, wallets, listed } = looking({ everybodys: wallet() })
    wallets.ask()
    expect(listed()).toEqual(['INJECTED everybodys Some wallet'])
    page.leave('harbour', wallet())
    wallets.ask()
    expect(listed()).toEqual(['INJECTED harbour Harbour'])
  })

  test('default: keys, paths, lists and maps', () => {
    const { wallets, listed } = looking({
      harbour: wallet(),
      bay: { moss: wallet({ isMoss: true }), reed: wallet() },
      moss_providers: [
        { id: 'bay.reed', name: 'Reed', icon: 'data:image/png;base64,AA==' },
        { id: 'gone', name: 'Gone' },
      ],
      injectedMoss: { 'polka-moss': wallet(), other: wallet() },
    })
    wallets.ask()
    expect(listed()).toEqual([
      'INJECTED harbour Harbour',
      'INJECTED moss Moss Bay',
      'INJECTED bay.reed Reed',
      'INJECTED polka-moss Polka Moss',
      'INJECTED other other',
    ])
  })

  test('behavior: who lacks the flag, or carries that of another, is not the wallet', () => {
    const { wallets, listed } = looking({ bay: { moss: wallet() } })
    wallets.ask()
    const evil = looking({ bay: { moss: wallet({ isMoss: true, isEvil: true }) } })
    evil.wallets.ask()
    expect([listed(), evil.listed()]).toEqual([[], []])
  })

  test('behavior: a wallet that comes late is found, by its event or by looking again, and nothing is left after the end', async () => {
    const { wallets, page, clock, listed } = looking()
    wallets.ask()
    page.leave('harbour', wallet())
    page.dispatch('moss#ready')
    expect(listed()).toEqual(['INJECTED harbour Harbour'])
    page.leave('injectedMoss', { late: wallet() })
    await clock.settle(1_500)
    expect(listed()).toEqual(['INJECTED harbour Harbour', 'INJECTED late late'])
    wallets.ask()
    wallets.dispose()
    expect([clock.pending, page.listeners, listed()]).toEqual([0, 0, []])
  })

  test('behavior: a wallet that replaces the object of another is the one that is asked, unless somebody is connected through the other', async () => {
    const { wallets, page, added, inUse } = looking({ harbour: wallet() })
    const request = { network: undefined, signal: new AbortController().signal }
    wallets.ask()
    inUse.add('harbour')
    page.leave('harbour', wallet({ enable: async () => ['other1'] }))
    wallets.ask()
    expect(await added[0]?.connect(request)).toMatchObject({ accounts: [{ address: 'moss1' }] })
    inUse.clear()
    wallets.ask()
    expect(added).toHaveLength(1)
    expect(await added[0]?.connect(request)).toMatchObject({ accounts: [{ address: 'other1' }] })
  })

  test('behavior: a wallet that answers to the key of another is called by its own name', () => {
    const { wallets, listed } = looking({ injectedMoss: { 'polka-moss': wallet() }, mossExtension: { isOther: true } })
    wallets.ask()
    expect(listed()).toEqual(['INJECTED polka-moss Other Moss'])
  })

  test('behavior: a wallet that is gone from the window is off the list', () => {
    const { wallets, page, listed } = looking({ harbour: wallet() })
    wallets.ask()
    page.leave('harbour', undefined)
    wallets.ask()
    expect(listed()).toEqual([])
  })
})

describe('what wallets leave on the window is hostile', () => {
  const refuse = (): never => {
    throw new Error('do not touch')
  }

  test.each(exoticValues)('behavior: $name at any place breaks nothing, and is no wallet', ({ make }) => {
    const globals = { harbour: make(), bay: make(), moss_providers: [make(), { id: make(), name: make() }], injectedMoss: { evil: make() } }
    const { wallets, page, listed } = looking(globals)
    wallets.ask()
    for (const key of ['moss_providers', 'injectedMoss']) page.leave(key, make())
    wallets.ask()
    expect(listed()).toEqual([])
  })

  test.each([
    ['getters that throw', () => Object.defineProperty({}, 'evil', { get: refuse, enumerable: true })],
    ['a proxy that refuses everything', () => new Proxy({}, { get: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse })],
    ['5 MB of a name', () => ({ ['x'.repeat(5_000_000)]: wallet() })],
    ['a thousand wallets', () => Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`w${index}`, wallet()]))],
  ])('behavior: %s in a map breaks nothing, and good wallets are listed', (_, make) => {
    const { wallets, added, listed } = looking({ injectedMoss: make(), harbour: wallet() })
    wallets.ask()
    expect(listed()).toContain('INJECTED harbour Harbour')
    expect(added.length).toBeLessThanOrEqual(100)
    expect(added.every(({ name }) => name.length <= 64)).toBe(true)
  })

  test('behavior: a list names paths, and nothing else', () => {
    const ids = ['constructor.prototype', '__proto__', 'a b', 'x'.repeat(200), '<script>', 'bay["moss"]']
    const { wallets, listed } = looking({ moss_providers: ids.map((id) => ({ id, name: 'Evil' })), bay: { moss: wallet() } })
    wallets.ask()
    expect(listed()).toEqual([])
  })
})
