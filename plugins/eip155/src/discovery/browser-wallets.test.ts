import type { Connector } from '@billfold/kernel'
import { type FakePage, exoticValues, fakeClock, fakePage } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { BrowserWallets, type WalletKnowledge, familyShelf } from '@billfold/kernel/family'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { evmFailures } from '../provider/ask-wallet.js'
import { evmWallets } from '../wallets.js'

const wallet = (flags: object = {}): { request: () => Promise<unknown> } => ({ request: async () => undefined, ...flags })
const uuids = ['350670db-19fa-4704-a166-e52e178b59d2', '350670db-19fa-4704-a166-e52e178b59d3', '350670db-19fa-4704-a166-e52e178b59d4']
let turn = 0
const announcement = (info: object, provider: object = wallet()): object => ({
  info: { uuid: uuids[turn++ % 3], name: 'Harbour', rdns: 'example.harbour', icon: 'data:image/png;base64,AA==', ...info },
  provider,
})

interface Looking {
  readonly page: FakePage
  readonly wallets: BrowserWallets
  readonly added: Connector[]
  readonly inUse: Set<string>
  announce(info: object, provider?: object): void
  /** Everything that is listed, as `type id name`. */
  listed(): readonly string[]
}

function looking(globals: object = {}, knowledge: WalletKnowledge = {}): Looking {
  const [page, added, inUse] = [fakePage({ globals }), [] as Connector[], new Set<string>()]
  const wallets = new BrowserWallets({
    ...evmWallets,
    ...knowledge,
    namespace: 'eip155',
    page,
    clock: fakeClock(),
    log: { warn: vi.fn() },
    isInUse: (id) => inUse.has(id),
    shelf: familyShelf({
      ...{ namespace: 'eip155', failures: evmFailures, clock: fakeClock(), mayAsk: () => undefined },
      connectors: {
        added,
        add: (connector) => {
          added.push(connector)
          return () => void added.splice(added.indexOf(connector), 1)
        },
      },
    }),
  })
  return {
    page,
    wallets,
    added,
    inUse,
    announce: (info, provider) => page.dispatch('eip6963:announceProvider', announcement(info, provider)),
    listed: () => added.map(({ type, id, name }) => `${type} ${id} ${name}`),
  }
}

describe('BrowserWallets', () => {
  test('default: those that announce themselves, at any time', () => {
    const { wallets, announce, listed, added } = looking()
    wallets.ask()
    expect(listed()).toEqual([])
    const provider = wallet()
    announce({}, provider)
    expect(listed()).toEqual(['ANNOUNCED example.harbour Harbour'])
    expect(added[0]).toMatchObject({ namespace: 'eip155', imageUrl: 'data:image/png;base64,AA==', info: { rdns: 'example.harbour' } })
  })

  test('behavior: wallets that answer stand in one order, whichever was first; who comes later follows them', () => {
    const { page, wallets, announce, added } = looking()
    const announceAll = (...names: readonly string[]): void => {
      for (const name of names) announce({ name, rdns: `example.${name.toLowerCase()}` })
    }
    page.listen('eip6963:requestProvider', () => announceAll('Tern', 'Gull'))
    wallets.ask()
    announceAll('Auk')
    expect(added.map(({ name }) => name)).toEqual(['Gull', 'Tern', 'Auk'])
  })

  test('behavior: an rdns with capitals is listed, and is the same id as one without', () => {
    const { wallets, announce, listed, added } = looking()
    wallets.ask()
    announce({ rdns: 'example.Harbour' })
    announce({ rdns: 'example.harbour' })
    expect(listed()).toEqual(['ANNOUNCED example.Harbour Harbour', 'ANNOUNCED example.harbour#2 Harbour (example.harbour)'])
    expect(added.map(({ doubt }) => doubt)).toEqual(['same-id', 'same-id'])
  })

  test('behavior: a name that only looks like a known one is marked, and says which one', async () => {
    const { wallets, announce, listed, added } = looking()
    wallets.ask()
    announce({ rdns: 'evil.wallet', name: 'МеtaMask' })
    announce({ rdns: 'io.metamask', name: 'MetaMask' })
    announce({ rdns: 'ru.wallet', name: 'Кошелёк' })
    await expect.poll(() => added.length).toBe(3)
    expect(listed().toSorted()).toEqual([
      'ANNOUNCED evil.wallet#1 МеtaMask (evil.wallet)',
      'ANNOUNCED io.metamask MetaMask',
      'ANNOUNCED ru.wallet Кошелёк',
    ])
    expect(added.map(({ doubt, looksLike }) => [doubt, looksLike])).toEqual([
      [undefined, undefined],
      ['look-alike', 'MetaMask'],
      [undefined, undefined],
    ])
  })

  test('behavior: when what tells it does not arrive, the wallet is listed in doubt', async () => {
    const { wallets, announce, added } = looking({}, { looksLike: () => Promise.reject(new Error('offline')) })
    wallets.ask()
    announce({ rdns: 'evil.wallet', name: 'МеtaMask' })
    await expect.poll(() => added.map(({ doubt }) => doubt)).toEqual(['unverified'])
  })

  test('behavior: a wallet that goes before it is told what its name looks like is not listed', async () => {
    const { wallets, announce, added } = looking()
    wallets.ask()
    announce({ rdns: 'evil.wallet', name: 'МеtaMask' })
    wallets.dispose()
    await lookedLike('МеtaMask')
    expect(added).toEqual([])
  })

  test('behavior: 100 strangers that come first hide no known wallet', () => {
    const { wallets, page, listed } = looking()
    wallets.ask()
    const uuid = (index: number): string => `350670db-19fa-4704-a166-${index.toString(16).padStart(12, '0')}`
    const from = (index: number, info: object): void =>
      page.dispatch('eip6963:announceProvider', announcement({ uuid: uuid(index), ...info }))
    for (let index = 0; index < 150; index++) from(index, { rdns: `stranger.w${index}`, name: `Stranger ${index}` })
    from(200, { rdns: 'io.rabby', name: 'Rabby Wallet' })
    from(201, { rdns: 'io.metamask', name: 'Not it' })
    from(202, { rdns: 'io.metamask', name: 'MetaMask' })
    expect(listed().slice(100)).toEqual(['ANNOUNCED io.rabby Rabby Wallet', 'ANNOUNCED io.metamask MetaMask'])
  })

  test('behavior: 6963 first; legacy is shown once as "Browser wallet"', () => {
    const { wallets, announce, listed } = looking({ ethereum: wallet() })
    wallets.ask()
    announce({})
    wallets.ask()
    expect(listed()).toEqual(['INJECTED injected Browser wallet', 'ANNOUNCED example.harbour Harbour'])
  })

  test.each([
    ['the same object', (ethereum: object) => [{}, ethereum] as const],
    ['the same brand in another wrapping', () => [{ rdns: 'io.rabby', name: 'Rabby Wallet' }, wallet()] as const],
  ])('behavior: window.ethereum is not shown beside %s that is announced', (_, make) => {
    const ethereum = wallet({ isRabby: true, isMetaMask: true })
    const { wallets, announce, added } = looking({ ethereum })
    wallets.ask()
    announce(...make(ethereum))
    expect(added.map(({ type }) => type)).toEqual(['ANNOUNCED'])
  })

  test.each([
    ['a flag of its own', { isRabby: true, isMetaMask: true }, { rdns: 'io.rabby' }],
    ['the flag that many write', { isMetaMask: true }, undefined],
    ['no flag', {}, undefined],
  ])('behavior: what window.ethereum is known by to a wallet list: %s', (_, flags, info) => {
    const { wallets, added } = looking({ ethereum: wallet(flags) })
    wallets.ask()
    expect(added.map(({ name, info: known }) => [name, known])).toEqual([['Browser wallet', info]])
  })

  test('behavior: who is connected through "Browser wallet" stays connected when the wallet announces itself after all', () => {
    const ethereum = wallet()
    const { wallets, announce, added, inUse } = looking({ ethereum })
    wallets.ask()
    inUse.add('injected')
    announce({}, ethereum)
    expect(added.map(({ id }) => id)).toEqual(['injected', 'example.harbour'])
    inUse.clear()
    wallets.ask()
    expect(added.map(({ id }) => id)).toEqual(['example.harbour'])
  })

  test('behavior: a wallet that comes to window.ethereum late, as in the browsers of mobile wallets', () => {
    const { wallets, page, listed } = looking()
    wallets.ask()
    page.leave('ethereum', wallet())
    page.dispatch('ethereum#initialized')
    expect(listed()).toEqual(['INJECTED injected Browser wallet'])
  })

  test('behavior: when another wallet takes window.ethereum over, it is that one that is asked', async () => {
    const { wallets, page, added } = looking({ ethereum: wallet() })
    wallets.ask()
    const other = wallet({ request: vi.fn(async () => ['0x00000000000000000000000000000000000a11ce']) })
    page.leave('ethereum', other)
    wallets.ask()
    expect(added).toHaveLength(1)
    await added[0]?.reconnect?.({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    expect(other.request).toHaveBeenCalled()
  })

  test('behavior: coinbaseWallet, okx and ledger by id, while they do not announce themselves', () => {
    const okxwallet = wallet({ isOkxWallet: true })
    const { wallets, announce, listed } = looking({ okxwallet, ethereum: wallet({ isCoinbaseWallet: true }) })
    wallets.ask()
    expect(listed()).toEqual(['INJECTED coinbaseWallet Coinbase Wallet', 'INJECTED okx OKX Wallet'])
    announce({ rdns: 'com.okex.wallet', name: 'OKX Wallet' }, wallet())
    expect(listed()).toEqual(['INJECTED coinbaseWallet Coinbase Wallet', 'ANNOUNCED com.okex.wallet OKX Wallet'])
  })

  test('behavior: the same rdns twice: both are kept and marked on both, and no name stands there twice', () => {
    const { wallets, announce, added } = looking()
    wallets.ask()
    announce({})
    expect(added[0]?.doubt).toBeUndefined()
    announce({})
    expect(added.map(({ id, name, doubt }) => [id, name, doubt])).toEqual([
      ['example.harbour', 'Harbour', 'same-id'],
      ['example.harbour#2', 'Harbour (example.harbour)', 'same-id'],
    ])
  })

  test('behavior: never auto-reconnect to the second', async () => {
    const { wallets, announce, added } = looking()
    const second = { request: vi.fn(async () => ['0x00000000000000000000000000000000000a11ce']) }
    wallets.ask()
    announce({})
    announce({}, second)
    expect(await added[1]?.reconnect?.({ network: undefined, signal: new AbortController().signal })).toBeUndefined()
    expect(second.request).not.toHaveBeenCalled()
  })

  test('behavior: an impostor that comes first does not hide the real one', () => {
    const { wallets, announce, added } = looking()
    wallets.ask()
    announce({ rdns: 'evil.wallet', name: 'MetaMask' })
    announce({ rdns: 'io.metamask', name: 'MetaMask' })
    expect(added.map(({ id, name, doubt }) => [id, name, doubt])).toEqual([
      ['evil.wallet#1', 'MetaMask (evil.wallet)', 'unverified'],
      ['io.metamask', 'MetaMask', undefined],
    ])
  })

  test.each(exoticValues)('behavior: $name on the window, or announced, hurts nobody', ({ make }) => {
    const { wallets, page, announce, listed } = looking({ ethereum: make(), okxwallet: make(), coinbaseWalletExtension: make() })
    wallets.ask()
    page.dispatch('eip6963:announceProvider', make())
    page.say('eip6963:announceProvider', make())
    announce({})
    expect(listed()).toEqual(['ANNOUNCED example.harbour Harbour'])
  })

  test('behavior: nothing is left behind', () => {
    const { wallets, page, announce, added } = looking({ ethereum: wallet() })
    wallets.ask()
    announce({})
    wallets.dispose()
    expect([page.listeners, added]).toEqual([0, []])
  })
})
