import { exoticValues, fakeChainAdapter, fakeConnector, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { chainsPage } from '../../testing/chains-page.js'
import { type Deferred, deferred } from '../../testing/deferred.js'
import type { WalletGrant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { walletError } from '../errors/wallet-refused.js'

const request = (wallet: { calls: readonly { method: string }[] }): number =>
  wallet.calls.filter(({ method }) => method === 'connect').length

describe('connect', () => {
  test('default: a successful connect sets connected and records the namespace', async () => {
    const connector = fakeConnector({ id: 'io.wallet', name: 'Wallet', imageUrl: 'data:x', info: { rdns: 'io.wallet' } })
    const page = chainsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)

    const chain = page.chains.find('eip155')
    expect(outcome).toStrictEqual({ status: 'connected', session: chain?.session })
    expect(chain?.session).toMatchObject({ namespace: 'eip155', connector, provider: connector.provider })
    expect(Object.isFrozen(chain?.session)).toBe(true)
    expect(page.chains.account()).toMatchObject({
      caipAddress: 'eip155:1:account-1',
      address: 'account-1',
      status: 'connected',
      preferredAccountType: 'smartAccount',
      connectedWalletInfo: { name: 'Wallet', icon: 'data:x', rdns: 'io.wallet' },
    })
    await settled()
    page.chains.activate('eip155')
    expect(page.stored('connected-namespaces')).toBeUndefined()
  })

  test('behavior: what is stored after connecting', async () => {
    const connector = fakeConnector({ id: 'io.wallet', name: 'Wallet' })
    const page = chainsPage({ connectors: [connector] })
    void page.start()
    await page.connections.connect(connector)
    expect(page.stored('connected-namespaces')).toStrictEqual(['eip155'])
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.wallet' })
    expect(page.stored('connection-status')).toBe('connected')
    expect(page.stored('connections')).toStrictEqual({
      eip155: [{ namespace: 'eip155', connectorId: 'io.wallet', accounts: [{ address: 'account-1', type: 'eoa' }], name: 'Wallet' }],
    })
    expect(page.stored('wallet-id')).toBe('io.wallet')
    expect(page.stored('wallet-name')).toBe('Wallet')
  })

  test('behavior: CONNECT_SUCCESS is recorded with method and name, and the families hear of it after it is complete', async () => {
    const connector = fakeConnector({ name: 'Wallet' })
    const page = chainsPage({ connectors: [connector] })
    const seen: unknown[] = []
    page.bus.onAny(({ name }) => void seen.push([name, page.chains.find('eip155')?.status, page.chains.activeCaipAddress]))
    await page.connections.connect(connector)
    expect(page.of('connection:connected')).toStrictEqual([
      { namespace: 'eip155', connectorId: 'fake', method: 'browser', isRestored: false },
    ])
    expect(page.of('analytics:recorded')).toStrictEqual([
      { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Wallet' }, address: 'account-1' },
    ])
    expect(page.of('account:changed')).toStrictEqual([
      { namespace: 'eip155', caipAddress: 'eip155:1:account-1', accounts: [{ address: 'account-1', type: 'eoa' }] },
    ])
    expect(page.of('connections:changed')).toHaveLength(1)
    for (const [, status, address] of seen as [string, string, string][])
      expect([status, address]).toStrictEqual(['connected', 'eip155:1:account-1'])
  })

  test('parameters: method', async () => {
    const connector = fakeConnector({ type: 'WALLET_CONNECT' })
    const page = chainsPage({ connectors: [connector] })
    await page.connections.connect(connector, { method: 'mobile' })
    expect(page.of('connection:connected')).toMatchObject([{ method: 'mobile' }])
  })

  test('behavior: the connected family comes to the front', async () => {
    const connector = fakeConnector({ chain: 'solana' })
    const page = chainsPage({ connectors: [connector] })
    expect(page.chains.activeNamespace).toBe('eip155')
    await page.connections.connect(connector)
    expect(page.chains.activeNamespace).toBe('solana')
    expect(page.of('chain:activated')).toStrictEqual([{ namespace: 'solana' }])
  })

  test('behavior: the account that the wallet names is the active one', async () => {
    const grant: WalletGrant = { accounts: [{ address: 'a' }, { address: 'b' }], activeAddress: 'b', provider: {} }
    const page = chainsPage()
    await page.connections.connect({ ...fakeConnector(), connect: async () => grant })
    expect(page.chains.account()?.address).toBe('b')
  })

  test('behavior: each account has address, type, publicKey and path, copied as plain data', async () => {
    const told = { address: 'p', publicKey: 'key', path: 'm/84', type: 'payment', extra: {} }
    const odd = { address: 'o', publicKey: 7, path: null, type: 'odd' }
    const grant = { accounts: [told, odd], provider: {} } as unknown as WalletGrant
    const page = chainsPage()
    await page.connections.connect({ ...fakeConnector({ chain: 'bip122' }), connect: async () => grant })
    expect(page.chains.find('bip122')?.session?.accounts).toStrictEqual([
      { address: 'p', publicKey: 'key', path: 'm/84', type: 'payment' },
      { address: 'o', type: 'ordinal' },
    ])
  })

  test('behavior: a family without networks in its wallets stays on the one the page chose', async () => {
    const connector = { ...fakeConnector({ chain: 'solana' }), connect: async () => ({ accounts: [{ address: 'a' }], provider: {} }) }
    const page = chainsPage({ connectors: [connector] })
    await page.connections.connect(connector)
    expect(page.chains.account()?.caipAddress).toBe('solana:main:a')
  })

  test('behavior: a wallet is asked for the network in use, never for one that nobody requested', async () => {
    const asked: unknown[] = []
    const page = chainsPage()
    const connect: Connector['connect'] = async ({ network }) => {
      asked.push(network?.caipNetworkId)
      throw walletError('wallet/refused', {})
    }
    page.chains.find('eip155')?.choose(page.networks.find('eip155:10'))
    await page.connections.connect({ ...fakeConnector(), connect })
    page.chains.find('eip155')?.choose(page.networks.resolve('eip155:999'))
    await page.connections.connect({ ...fakeConnector(), connect })
    expect(asked).toStrictEqual(['eip155:10', 'eip155:1'])
  })

  test('behavior: what the wallet approved is read of its own family only', async () => {
    const approvedNetworkIds = ['eip155:1', 'solana:main', 7] as WalletGrant['approvedNetworkIds']
    const grant = { accounts: [{ address: 'a' }], provider: {}, supportsAllNetworks: false, approvedNetworkIds } as WalletGrant
    const page = chainsPage()
    await page.connections.connect({ ...fakeConnector(), connect: async () => grant })
    expect(page.chains.networkState('eip155')).toMatchObject({ supportsAllNetworks: false, approvedCaipNetworkIds: ['eip155:1'] })
    expect(page.networks.of('eip155').map(page.chains.isReachable)).toStrictEqual([true, false])
    expect(page.chains.isReachable(page.networks.of('solana')[0] as never)).toBe(true)
  })
})

describe('outcomes that are no connection', () => {
  test('behavior: a refusal is an outcome and never an error event', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ conduct: 'refuse' }) })
    const page = chainsPage({ connectors: [connector] })
    expect(await page.connections.connect(connector)).toStrictEqual({ status: 'refused' })
    expect(page.names()).toStrictEqual(['connection:refused'])
    expect(page.of('connection:refused')).toStrictEqual([{ namespace: 'eip155', connectorId: 'fake' }])
    expect(page.chains.find('eip155')?.status).toBe('disconnected')
    expect(page.ports.log.lines.filter(({ level }) => level === 'error')).toStrictEqual([])
  })

  test("behavior: a failure is 'Failed to connect', with the wallet's own words as its cause", async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ conduct: 'fail' }) })
    const page = chainsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)
    expect(outcome).toMatchObject({
      status: 'failed',
      error: { code: 'connection/failed', message: 'Failed to connect', cause: { code: -32603 } },
    })
    expect(page.of('connection:failed')).toStrictEqual([{ namespace: 'eip155', connectorId: 'fake', message: 'Failed to connect' }])
    expect(page.of('analytics:recorded')).toStrictEqual([{ event: 'CONNECT_ERROR', properties: { message: 'Failed to connect' } }])
  })

  test('behavior: a connector that throws before it asks is a failure', async () => {
    const connector: Connector = {
      ...fakeConnector(),
      connect: () => {
        throw new Error('early')
      },
    }
    const page = chainsPage({ connectors: [connector] })
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'failed' })
  })

  test("behavior: 'The connector does not support any of the requested chains'", async () => {
    const wallet = fakeWallet()
    const connector = fakeConnector({ chain: 'bip122', chains: ['bip122:test'], wallet })
    const page = chainsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)
    expect(outcome).toMatchObject({ status: 'failed', error: { message: 'The connector does not support any of the requested chains' } })
    expect(wallet.calls).toStrictEqual([])
  })

  test("behavior: 'connectExternal: namespace not found'", async () => {
    const page = chainsPage()
    await expect(page.connections.connect(fakeConnector({ chain: 'sui' }))).rejects.toThrow('connectExternal: namespace not found')
  })

  test.each<[string, Partial<WalletGrant>]>([
    ['no accounts', { accounts: [] }],
    ['accounts that are none', { accounts: [{ address: '' }, { address: 'a:b' }, null] as never }],
    ['accounts that are no list', { accounts: 'a' as never }],
    ['a network of another family', { networkId: 'solana:main' }],
    ['a network id that is none', { networkId: 'eip155' as never }],
    ['no provider', { provider: undefined }],
    ['a null provider', { provider: null }],
    ['addresses that the adapter does not know', { accounts: [{ address: 'bad' }] }],
  ])('behavior: an unusable grant is a failure: %s', async (_, part) => {
    const adapters = [fakeChainAdapter('eip155', { isAddress: (address) => address !== 'bad' })]
    const page = chainsPage({ adapters })
    const connector = { ...fakeConnector(), connect: async () => ({ accounts: [{ address: 'a' }], provider: {}, ...part }) as WalletGrant }
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'failed' })
    expect(page.chains.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })

  test.each(exoticValues)('behavior: a wallet that grants $name does not throw through', async ({ make }) => {
    const page = chainsPage()
    const outcome = await page.connections.connect({ ...fakeConnector(), connect: async () => make() as never })
    expect(outcome.status).toBe('failed')
    const accounts = await page.connections.connect({
      ...fakeConnector(),
      connect: async () => ({ accounts: make(), provider: {} }) as never,
    })
    expect(['failed', 'connected']).toContain(accounts.status)
    expect(page.chains.find('eip155')?.attempt).toBeUndefined()
  })

  test('behavior: an adapter that throws while it checks an address refuses it', async () => {
    const page = chainsPage({
      adapters: [
        fakeChainAdapter('eip155', {
          isAddress: () => {
            throw new Error('no')
          },
        }),
      ],
    })
    expect(await page.connections.connect(fakeConnector())).toMatchObject({ status: 'failed' })
  })
})

describe('attempts', () => {
  test('behavior: one request per connector at a time (F34)', async () => {
    const wallet = fakeWallet({ conduct: 'wait', networkId: 'eip155:1' })
    const connector = fakeConnector({ wallet })
    const page = chainsPage({ connectors: [connector] })
    const both = Promise.all([page.connections.connect(connector), page.connections.connect(connector)])
    await settled()
    expect(request(wallet)).toBe(1)
    wallet.answer('approve')
    expect((await both).map(({ status }) => status)).toStrictEqual(['connected', 'connected'])
    expect(page.of('connection:connected')).toHaveLength(1)
  })

  test('behavior: a wallet that never answers can be cancelled at once (F30)', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ conduct: 'wait' }) })
    const page = chainsPage({ connectors: [connector] })
    const outcome = page.connections.connect(connector)
    expect(page.chains.find('eip155')?.status).toBe('connecting')
    page.connections.cancel()
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    expect(page.chains.find('eip155')?.status).toBe('disconnected')
    expect(page.names()).toStrictEqual([])
  })

  test('behavior: an answer after cancel is ignored and given back (F31)', async () => {
    const page = chainsPage()
    const { connector, answer } = stubborn()
    const outcome = page.connections.connect(connector)
    page.connections.cancel('eip155')
    answer.resolve({ accounts: [{ address: 'late' }], provider: {} })
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    await settled()
    expect(page.chains.find('eip155')?.session).toBeUndefined()
    expect(connector.ended).toBe(1)
  })

  test('behavior: a refusal after cancel is ignored (F31)', async () => {
    const page = chainsPage()
    const { connector, answer } = stubborn()
    const outcome = page.connections.connect(connector)
    page.connections.cancel('solana')
    page.connections.cancel('eip155')
    answer.reject(walletError('wallet/refused', {}))
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    await settled()
    expect(page.names()).toStrictEqual([])
  })

  test('behavior: a late grant is kept when the same wallet was asked again meanwhile', async () => {
    const page = chainsPage()
    const { connector, answer } = stubborn()
    void page.connections.connect(connector)
    page.connections.cancel()
    const second = page.connections.connect(connector)
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    expect(await second).toMatchObject({ status: 'connected' })
    expect(connector.ended).toBe(0)
  })

  test.each([
    ['a wallet of another family that goes by the same id keeps nothing of it', 'ANNOUNCED', 1],
    ['an approval that covers both families is kept while the other one uses it', 'WALLET_CONNECT', 0],
  ] as const)('behavior: a late grant is given back to its family: %s', async (_, type, ended) => {
    const other = fakeConnector({ id: 'same', type, chain: 'solana' })
    const { connector, answer } = stubborn()
    const late = { ...connector, id: 'same', type }
    const page = chainsPage({ connectors: [other] })
    await page.connections.connect(other)
    void page.connections.connect(late)
    page.connections.cancel('eip155')
    answer.resolve({ accounts: [{ address: 'late' }], provider: {} })
    await settled()
    expect(connector.ended).toBe(ended)
    expect(page.chains.find('solana')?.status).toBe('connected')
  })

  test('behavior: a grant that cannot be given back is logged only', async () => {
    const page = chainsPage()
    const { connector, answer } = stubborn()
    void page.connections.connect({ ...connector, disconnect: () => Promise.reject(new Error('no')) })
    page.connections.cancel()
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    await settled()
    expect(page.ports.log.lines.some(({ message }) => message.includes('could not be given back'))).toBe(true)
  })

  test('behavior: another wallet takes over: the first answers too late', async () => {
    const slow = fakeConnector({ id: 'slow', name: 'Slow', wallet: fakeWallet({ conduct: 'wait' }) })
    const quick = fakeConnector({ id: 'quick', name: 'Quick' })
    const page = chainsPage({ connectors: [slow, quick] })
    const first = page.connections.connect(slow)
    const second = await page.connections.connect(quick)
    expect(await first).toStrictEqual({ status: 'cancelled' })
    expect(second).toMatchObject({ status: 'connected', session: { connector: quick } })
  })

  test('behavior: a wallet that answers twice connects once (F32)', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ answersTwice: true, networkId: 'eip155:1' }) })
    const page = chainsPage({ connectors: [connector] })
    await page.connections.connect(connector)
    await page.ports.clock.settle(100)
    expect(page.of('connection:connected')).toHaveLength(1)
    expect(page.of('account:changed')).toHaveLength(1)
  })

  test('behavior: a wallet that is connected comes to the front without a prompt', async () => {
    const wallet = fakeWallet({ networkId: 'eip155:1' })
    const connector = fakeConnector({ wallet })
    const page = chainsPage({ connectors: [connector] })
    await page.connections.connect(connector)
    page.chains.activate('solana')
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'connected' })
    expect(request(wallet)).toBe(1)
    expect(page.chains.activeNamespace).toBe('eip155')
  })

  test.each([
    ['refused', 'refuse'],
    ['failed', 'fail'],
  ] as const)('behavior: connecting a second wallet keeps the first session visible, and returns to it when %s', async (status, answer) => {
    const first = fakeConnector({ id: 'first', name: 'First' })
    const wallet = fakeWallet({ conduct: 'wait', networkId: 'eip155:10' })
    const second = fakeConnector({ id: 'second', name: 'Second', wallet })
    const page = chainsPage({ connectors: [first, second] })
    await page.connections.connect(first)
    const chain = page.chains.find('eip155')
    const before = chain?.session
    const outcome = page.connections.connect(second)
    expect([chain?.status, chain?.session]).toStrictEqual(['connecting', before])
    await settled()
    wallet.answer(answer)
    expect((await outcome).status).toBe(status)
    expect([chain?.status, chain?.session]).toStrictEqual(['connected', before])
  })

  test.each([
    [false, 1],
    [true, 2],
  ])('behavior: a second wallet, multi-wallet %s: %i connected', async (multiWallet, count) => {
    const first = fakeConnector({ id: 'first', name: 'First' })
    const second = fakeConnector({ id: 'second', name: 'Second' })
    const page = chainsPage({ connectors: [first, second], multiWallet })
    await page.connections.connect(first)
    await page.connections.connect(second)
    expect(page.connections.live).toHaveLength(count)
    expect(page.chains.find('eip155')?.session?.connector).toBe(second)
    expect(first.wallet.listeners > 0).toBe(multiWallet)
  })

  test('behavior: the first session ends while a second wallet is asked: the asking goes on', async () => {
    const first = fakeConnector({ id: 'first', name: 'First' })
    const wallet = fakeWallet({ conduct: 'wait', networkId: 'eip155:1' })
    const second = fakeConnector({ id: 'second', name: 'Second', wallet })
    const page = chainsPage({ connectors: [first, second] })
    await page.connections.connect(first)
    const outcome = page.connections.connect(second)
    await settled()
    first.wallet.disconnect('gone')
    expect(page.chains.find('eip155')).toMatchObject({ status: 'connecting', session: undefined })
    wallet.answer('approve')
    expect((await outcome).status).toBe('connected')
  })
})

describe('a request that is open in the wallet', () => {
  const pending = (granted?: Promise<WalletGrant>): Connector => ({
    ...fakeConnector(),
    connect: () => Promise.reject(walletError('wallet/pending', granted === undefined ? {} : { granted })),
  })

  test("behavior: 'Your wallet already has a request open. Finish it there.', and its answer is taken", async () => {
    const answer = deferred<WalletGrant>()
    const connector = pending(answer.promise)
    const page = chainsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)
    expect(outcome).toMatchObject({ status: 'failed', error: { message: 'Your wallet already has a request open. Finish it there.' } })
    expect(page.chains.find('eip155')?.status).toBe('connecting')

    const again = page.connections.connect(connector)
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    expect((await again).status).toBe('connected')
    expect(page.chains.activeCaipAddress).toBe('eip155:1:a')
  })

  test.each([
    ['is refused', walletError('wallet/refused', {}), 'connection:refused'],
    ['fails', new Error('no'), 'connection:failed'],
  ] as const)('behavior: the open request %s: back to where it came from', async (_, error, event) => {
    const answer = deferred<WalletGrant>()
    const page = chainsPage()
    await page.connections.connect(pending(answer.promise))
    answer.reject(error)
    await settled()
    expect(page.chains.find('eip155')?.status).toBe('disconnected')
    expect(page.names()).toContain(event)
  })

  test('behavior: cancelled, the open request is not listened to any more', async () => {
    const answer = deferred<WalletGrant>()
    const page = chainsPage()
    await page.connections.connect(pending(answer.promise))
    page.connections.cancel()
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    await settled()
    expect(page.chains.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })

  test('behavior: a connector that cannot wait for it just fails', async () => {
    const page = chainsPage()
    await page.connections.connect(pending())
    expect(page.chains.find('eip155')?.status).toBe('disconnected')
  })
})

describe('a grant that covers several families', () => {
  const spanning = (): { readonly main: Connector; readonly other: Connector; readonly provider: object } => {
    const provider = {}
    const other = fakeConnector({ id: 'wc', type: 'WALLET_CONNECT', name: 'WC', chain: 'solana' })
    const main: Connector = {
      ...fakeConnector({ id: 'wc', type: 'WALLET_CONNECT', name: 'WC' }),
      connect: async () => ({
        accounts: [{ address: 'e' }],
        networkId: 'eip155:10',
        provider,
        others: [
          { namespace: 'solana', accounts: [{ address: 's' }], networkId: 'solana:main', provider },
          { namespace: 'eip155', accounts: [{ address: 'x' }], provider },
          { namespace: 'sui', accounts: [{ address: 'x' }], provider },
          { namespace: 'bip122', accounts: [], provider },
        ],
      }),
    }
    return { main, other, provider }
  }

  test('behavior: session-spanning grants are bound in one action', async () => {
    const { main, other } = spanning()
    const page = chainsPage({ connectors: [main, other, fakeConnector({ id: 'wc', name: 'WC', chain: 'bip122' })] })
    const seen = new Set<string>()
    page.bus.onAny(() => void seen.add(page.chains.all.map(({ status, address }) => `${status} ${address}`).join()))
    await page.connections.connect(main)
    expect([...seen]).toStrictEqual(['connected e,connected s,disconnected undefined'])
    expect(page.of('connection:connected')).toMatchObject([
      { namespace: 'eip155', method: 'qrcode' },
      { namespace: 'solana', method: 'qrcode' },
    ])
    expect(page.recorded()).toStrictEqual(['CONNECT_SUCCESS'])
    expect(page.chains.activeNamespace).toBe('eip155')
  })

  test('behavior: a family that is covered is asked no more', async () => {
    const { main, other } = spanning()
    const slow = fakeConnector({ id: 'slow', name: 'Slow', chain: 'solana', wallet: fakeWallet({ conduct: 'wait' }) })
    const page = chainsPage({ connectors: [main, other, slow] })
    const outcome = page.connections.connect(slow)
    await page.connections.connect(main)
    expect((await outcome).status).toBe('cancelled')
    expect(page.chains.find('solana')?.session?.connector).toBe(other)
  })
})

function stubborn(): { readonly connector: Connector & { ended: number }; readonly answer: Deferred<WalletGrant> } {
  const answer = deferred<WalletGrant>()
  const connector = {
    ...fakeConnector(),
    ended: 0,
    connect: () => answer.promise,
    disconnect: async () => void (connector.ended += 1),
  }
  return { connector, answer }
}
