import type { Connector } from '@billfold/kernel'
import { BrowserWallets, type FoundWallet, familyShelf, readStandardWallet, walletStandard } from '@billfold/kernel/family'
import { exoticValues, fakeClock, fakePage, fakeWallet } from '@billfold/test/fakes'
import { ana } from '@billfold/local-chains/solana/seed'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fakeSolanaWallet, register } from '../testing/fake-solana-wallet.js'
import { addressCode } from './provider/address.js'
import { solanaFailures } from './provider/failures.js'
import { solanaKnowledge, solanaWallets } from './wallets.js'

/** `npm run test:long` says 100,000. */
const registrations = Number(process.env['BILLFOLD_TRACES'] ?? 2_000)
const perPage = 100
const family = { namespace: 'solana', failures: solanaFailures, finders: [walletStandard(solanaWallets)], ...solanaKnowledge } as const
const readWallet = (thing: unknown): FoundWallet | undefined => readStandardWallet(thing, solanaWallets)

const refuse = (): never => {
  throw new Error('do not touch')
}

function newPage() {
  const [page, added, warn] = [fakePage(), [] as Connector[], vi.fn<() => void>()]
  const connectors = {
    added,
    add: (connector: Connector) => {
      added.push(connector)
      return () => void added.splice(added.indexOf(connector), 1)
    },
  }
  const wallets = new BrowserWallets({
    ...family,
    page,
    clock: fakeClock(),
    log: { warn },
    isInUse: () => false,
    shelf: familyShelf({ ...family, clock: fakeClock(), mayAsk: () => undefined, prepare: addressCode.prepare, connectors }),
  })
  wallets.ask()
  const hand = (...given: readonly unknown[]): void =>
    page.dispatch('wallet-standard:register-wallet', (api: { register(...wallets: readonly unknown[]): void }) => api.register(...given))
  return { page, added, warn, wallets, hand }
}

const good = (name = 'Harbour'): object =>
  fakeSolanaWallet(fakeWallet({ accounts: [{ address: ana.address }], networkId: 'solana:1' }), { name })

describe('what registers', () => {
  test('default: a wallet is listed by its name, with its picture', () => {
    const { added, hand } = newPage()
    hand(good())
    expect(added).toMatchObject([
      { id: 'Harbour', name: 'Harbour', type: 'ANNOUNCED', namespace: 'solana', imageUrl: 'data:image/png;base64,AA==' },
    ])
  })

  test('behavior: a name that only looks like a known one is marked', async () => {
    const { added, hand } = newPage()
    hand(good('Рhantom'), good('Phantom'))
    await expect
      .poll(() => added.map(({ name, doubt, looksLike }) => [name, doubt, looksLike]))
      .toEqual([
        ['Phantom', undefined, undefined],
        ['Рhantom (2)', 'look-alike', 'Phantom'],
      ])
  })

  test.each(
    (['version', 'name', 'chains', 'features', 'icon'] as const).flatMap((field) =>
      exoticValues.map(({ name, make }) => ({ field, what: name, make })),
    ),
  )('behavior: $field: $what breaks nothing', ({ field, make }) => {
    const wallet = Object.defineProperty(good(), field, { value: make() })
    const found = readWallet(wallet)
    // A name is text, without what cannot be seen: markup in it is only letters.
    const names = field === 'icon' ? ['Harbour'] : [undefined, 'evil<img src=x onerror=alert(1)>']
    expect(names).toContain(found?.name)
  })

  test.each(['version', 'name', 'chains', 'features', 'icon'])(
    'behavior: a %s that throws when it is looked at breaks nothing',
    (field) => {
      const { added, hand } = newPage()
      hand(Object.defineProperty(good('Bad'), field, { get: refuse }), good())
      expect(added.map(({ name }) => name)).toContain('Harbour')
    },
  )

  test.each([
    ['a script as its picture', { icon: 'data:text/html,<script>alert(1)</script>' }],
    ['a picture from elsewhere', { icon: 'https://tracker.example/pixel.png' }],
  ])('behavior: %s is not shown, and the wallet is', (_, fields) => {
    const { added, hand } = newPage()
    hand(Object.defineProperties(good(), Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))))
    expect(added.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([['Harbour', undefined]])
  })

  test.each([
    ['another version of the standard', fakeSolanaWallet(fakeWallet({ networkId: 'solana:1' }), { version: '2.0.0' })],
    ['another family', fakeSolanaWallet(fakeWallet({ networkId: 'eip155:1' }))],
    ['no way to connect', Object.defineProperty(good(), 'features', { value: { 'standard:events': { on: () => undefined } } })],
    ['nothing', null],
    ['a text', 'wallet'],
  ])('behavior: %s is no Solana wallet', (_, wallet) => {
    expect(readWallet(wallet)).toBeUndefined()
  })

  test('behavior: the same name twice: both are listed, told apart, and in doubt', () => {
    const { added, hand } = newPage()
    hand(good(), good())
    expect(added.map(({ id, name, doubt }) => [id, name, doubt])).toEqual([
      ['Harbour', 'Harbour', 'same-id'],
      ['Harbour#2', 'Harbour (2)', 'same-id'],
    ])
  })

  test('behavior: the second of a name is never connected without a click', async () => {
    const { added, hand } = newPage()
    hand(good(), good())
    const request = { network: undefined, signal: new AbortController().signal }
    expect(await added[1]?.reconnect?.(request)).toBeUndefined()
  })

  test('behavior: the same wallet again is no other; one that takes itself back is gone', () => {
    const { page, added, hand, wallets } = newPage()
    const wallet = good()
    hand(wallet)
    wallets.ask()
    hand(wallet)
    expect(added).toHaveLength(1)
    let undo = (): void => undefined
    page.dispatch(
      'wallet-standard:register-wallet',
      (api: { register(one: unknown): () => void }) => void (undo = api.register(good('Late'))),
    )
    expect(added).toHaveLength(2)
    undo()
    expect(added.map(({ name }) => name)).toEqual(['Harbour'])
  })

  test('behavior: a hundred wallets at most, and one line about the rest', () => {
    const { added, warn, hand } = newPage()
    for (let index = 0; index < 150; index += 1) hand(good(`Wallet ${index}`))
    expect([added.length, warn.mock.calls.length]).toEqual([100, 1])
  })

  test('behavior: wallets that came before the page asked, and those that come late, are both found', () => {
    const page = fakePage()
    register(page, good('Early'))
    const added: Connector[] = []
    const connectors = { added, add: (connector: Connector) => (added.push(connector), () => undefined) }
    new BrowserWallets({
      ...family,
      page,
      clock: fakeClock(),
      log: { warn: vi.fn() },
      isInUse: () => false,
      shelf: familyShelf({ ...family, clock: fakeClock(), mayAsk: () => undefined, prepare: addressCode.prepare, connectors }),
    }).ask()
    register(page, good('Late'))
    expect(added.map(({ name }) => name)).toEqual(['Early', 'Late'])
  })

  test('behavior: after the end nothing is heard, and nothing is listed', () => {
    const { page, added, hand, wallets } = newPage()
    hand(good())
    wallets.dispose()
    hand(good('Late'))
    expect([added, page.listeners]).toEqual([[], 0])
  })
})

/** A field that is right, or hostile. */
const hostile = fc.oneof(
  fc.constantFrom(...exoticValues.map(({ make }) => make)),
  fc.anything({ withNullPrototype: true, withBigInt: true }).map((value) => () => value),
  fc.constantFrom('__proto__', 'constructor', 'toString', '<script>', 'Walle\u202Et').map((text) => () => text),
)
const wallet = fc.record({
  fields: fc.dictionary(fc.constantFrom('version', 'name', 'chains', 'features', 'icon', 'accounts'), hostile, { maxKeys: 2 }),
})

test(
  'behavior: of hostile registrations none is listed wrongly, nothing is thrown, and good wallets keep working',
  { timeout: 0 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wallet, { minLength: perPage, maxLength: perPage }), async (drawn) => {
        const { added, hand } = newPage()
        const made = drawn.map(({ fields }) =>
          Object.entries(fields).reduce((one, [name, make]) => Object.defineProperty(one, name, { value: make() }), good('Odd')),
        )
        for (const each of made.slice(0, 40)) hand(each)
        hand(good('Good Harbour'))
        for (const each of made.slice(40)) hand(each)
        expect(new Set(added.map(({ name }) => name.toLowerCase())).size).toBe(added.length)
        expect(
          added.filter(({ name, imageUrl }) => name.length > 80 || (imageUrl !== undefined && !imageUrl.startsWith('data:image/'))),
        ).toEqual([])
        const harbour = added.find(({ id }) => id === 'Good Harbour')
        const grant = await harbour?.connect({ network: undefined, signal: new AbortController().signal })
        expect(grant).toMatchObject({ accounts: [{ address: ana.address }], networkId: 'solana:1' })
        expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined()
      }),
      { numRuns: Math.ceil(registrations / perPage), endOnFailure: true },
    )
  },
)
