import {
  type FollowedTransaction,
  type Kernel,
  type Key,
  type NameResolver,
  type PluginManifest,
  type TokenBalance,
  type TransactionState,
  type TransferRequest,
  service,
  walletError,
} from '@billfold/kernel'
import { walletFailure } from '@billfold/kernel/family'
import {
  type ConnectedPage,
  type ConnectedPageOptions,
  type FakeChainAdapterOptions,
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { send } from './manifest.js'
import { type SendStore, sendStoreKey } from './send-store.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const receiver = '0xde709f2102306220921060314715629080e2fb77'
const networks = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })]
const hash = `0x${'ab'.repeat(32)}`
const pages: ConnectedPage[] = []

afterEach(async () => {
  for (const { end } of pages.splice(0)) await end()
})

const ether: TokenBalance = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2_000, iconUrl: '' },
  quantity: { decimals: '18', numeric: '2' },
}
const usdc: TokenBalance = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  quantity: { decimals: '6', numeric: '250.5' },
}

interface SendPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: SendStore
  readonly wallet: ReturnType<typeof fakeWallet>
  readonly asked: readonly TransferRequest[]
  events(name: string): readonly string[]
}

interface SendPageOptions extends Pick<ConnectedPageOptions, 'options' | 'plugins'> {
  readonly adapter?: FakeChainAdapterOptions
  readonly ports?: FakePorts
}

/** A plugin that knows names that end with `.test`. */
function names(resolve: NameResolver['resolve']): PluginManifest {
  const resolver = 'names.test' as Key<NameResolver>
  return {
    id: 'feature.test-names',
    contract: 1,
    provides: [resolver],
    slots: [{ slot: 'name.resolvers', order: 10, item: { suffixes: ['.test'], resolver } }],
    load: () => Promise.resolve({ services: [service(resolver, {}, () => ({ resolve }))] }),
  }
}

/** A page with a connected wallet, the plugin at work, and a chain that takes what it is given. */
async function page({ adapter, ports = fakePorts(), options, plugins = [] }: SendPageOptions = {}): Promise<SendPage> {
  const asked: TransferRequest[] = []
  const chain = fakeChain('eip155', {
    isAddress: (text) => /^0x[0-9a-fA-F]{40}$/.test(text),
    tokens: async () => [ether, usdc],
    transfer: async (_, request) => (asked.push(request), hash),
    transferFee: async () => 21_000n,
    ...adapter,
  })
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  const opened = await connectedPage({
    plugins: [chain, send(), ...plugins],
    connector: fakeConnector({ wallet }),
    networks,
    ports,
    ...(options && { options }),
  })
  pages.push(opened)
  const { kernel } = opened
  const recorded: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => recorded.push(event))
  const store = await kernel.load(sendStoreKey)
  store.askNamesBy((resolver) => kernel.load(resolver))
  await store.prepare()
  await expect.poll(async () => (await ports.clock.settle(1), store.tokens.isKnown), { interval: 5 }).toBe(true)
  return { kernel, ports, store, wallet, asked, events: (name) => recorded.filter((event) => event.startsWith(name)) }
}

function fill({ form }: SendStore, { token = '', amount = '0.5', to = receiver } = {}): void {
  form.chooseToken(token)
  form.type(amount)
  form.writeReceiver(to)
}

/** The page anew, with what sending has stored. */
function afterReload({ storage, clock }: FakePorts): FakePorts {
  const ports = fakePorts()
  ports.clock.jump(clock.now() - ports.clock.now())
  // The ids of fakes are counted: those of the page before are taken.
  for (let id = 0; id < 1_000; id += 1) ports.uuid()
  for (const [key, value] of storage.data) if (key.includes('send.')) ports.storage.data.set(key, value)
  return ports
}

/** Approves; what waits for the clock goes on. */
async function approve({ store, ports }: Pick<SendPage, 'store' | 'ports'>): ReturnType<SendStore['approve']> {
  const done = store.approve()
  const over = done.then(() => true)
  const tick = async (): Promise<boolean> => (await ports.clock.settle(20), false)
  for (let step = 0; step < 50; step += 1) if (await Promise.race([over, tick()])) break
  return done
}

describe('sending', () => {
  test('default: SEND_INITIATED and SEND_SUCCESS; success resets the send state and says that the balance is old', async () => {
    const { store, ports, asked, events, kernel } = await page()
    const moved: unknown[] = []
    kernel.events.on('balance:changed', (changed) => moved.push(changed))
    fill(store)
    expect([store.sendTokenAmount, store.receiverAddress, store.token?.symbol]).toEqual(['0.5', receiver, 'ETH'])
    store.startReview()
    expect((await approve({ store, ports }))?.hash).toBe(hash)
    expect(asked).toEqual([{ to: receiver, amount: 5n * 10n ** 17n }])
    expect(events('SEND_')).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
    expect([store.sendTokenAmount, store.receiverAddress, store.hash, store.loading]).toEqual(['', '', hash, false])
    expect(moved).toEqual([{ namespace: 'eip155' }])
  })

  test.each([
    ['the coin of the network', '', undefined],
    ['a token', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ])('behavior: which kind it is: %s', async (_, token, tokenAddress) => {
    const { store, ports, asked } = await page()
    fill(store, { token })
    store.startReview()
    await approve({ store, ports })
    expect(asked[0]?.tokenAddress).toBe(tokenAddress)
  })

  test('behavior: the state: token, amount, receiver, the worth of the coin, balances, hash, loading', async () => {
    const { store } = await page()
    fill(store)
    expect(store).toMatchObject({
      token: { symbol: 'ETH', decimals: 18, held: 2n * 10n ** 18n },
      sendTokenAmount: '0.5',
      receiverAddress: receiver,
      receiverProfileName: undefined,
      receiverProfileImageUrl: undefined,
      networkBalanceInUSD: '4000',
      hash: undefined,
      loading: false,
    })
    expect(store.tokenBalances.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  })

  test.each([
    ['an amount', { amount: '' }, 'An amount and receiver address are required'],
    ['a receiver', { to: '' }, 'An amount and receiver address are required'],
    ['more than nothing', { amount: '0' }, 'An amount and receiver address are required'],
    ['a token', { token: 'none' }, 'A token is required'],
  ])('behavior: without %s nobody is asked', async (_, filled, message) => {
    const { store, asked } = await page()
    fill(store, filled)
    await expect(store.sendToken()).rejects.toThrow(message)
    expect(asked).toEqual([])
  })

  test('behavior: a family that cannot transfer: Unsupported chain', async () => {
    const { store } = await page({ adapter: { without: ['transfer'] } })
    fill(store)
    expect(store.form.problem).toBe('unsupported')
    await expect(store.sendToken()).rejects.toThrow('Unsupported chain')
  })

  test('behavior: a no is SEND_REJECTED, nothing is kept of it, and the form stands', async () => {
    const { store, ports, events } = await page({ adapter: { transfer: async () => Promise.reject(walletError('wallet/refused', {})) } })
    fill(store)
    const review = store.startReview()
    expect(await approve({ store, ports })).toBeUndefined()
    expect([review.approval.phase, events('SEND_'), store.sent]).toEqual(['declined', ['SEND_INITIATED', 'SEND_REJECTED'], []])
    expect(store.sendTokenAmount).toBe('0.5')
  })

  test('behavior: a failure that says nothing was sent is SEND_ERROR, and can be tried again', async () => {
    const transfer = async (): Promise<string> => Promise.reject(walletFailure('wallet/unauthorized', { wallet: 'Fake', method: 'send' }))
    const { store, ports, events } = await page({ adapter: { transfer } })
    fill(store)
    const review = store.startReview()
    await review.estimate()
    await approve({ store, ports })
    expect([review.approval.phase, review.mayAsk, events('SEND_'), store.sent]).toEqual([
      'failed',
      true,
      ['SEND_INITIATED', 'SEND_ERROR'],
      [],
    ])
  })

  test('behavior: disconnecting clears the sending state', async () => {
    const { store, kernel } = await page()
    fill(store)
    store.startReview()
    await kernel.connections.disconnect()
    expect([store.sendTokenAmount, store.receiverAddress, store.review, store.hash]).toEqual(['', '', undefined, undefined])
  })
})

describe('never twice', () => {
  test('behavior: a double press asks once', async () => {
    const { store, ports, asked } = await page()
    fill(store)
    store.startReview()
    await Promise.all([approve({ store, ports }), approve({ store, ports })])
    expect(asked).toHaveLength(1)
  })

  test('behavior: a lost answer: it may have been sent, and the same is not asked for again by itself', async () => {
    const { store, ports, kernel } = await page({ adapter: { transfer: async () => Promise.reject(new Error('gone')) } })
    fill(store)
    const review = store.startReview()
    await approve({ store, ports })
    expect([review.approval.phase, review.mayAsk, store.sent.map(({ status }) => status)]).toEqual(['unknown', false, ['unknown']])
    fill(store)
    const again = store.startReview()
    await again.estimate()
    await approve({ store, ports })
    expect(again.approval).toMatchObject({ phase: 'failed', error: { code: 'sending/twice' } })
    expect(again.mayAsk).toBe(false)
    again.allowRepeat(true)
    expect(again.mayAsk).toBe(true)
    await kernel.destroy()
  })

  test('behavior: a reload while the wallet shows it: it is remembered, and not asked for again by itself', async () => {
    const ports = fakePorts()
    const first = await page({ ports, adapter: { transfer: () => new Promise(() => undefined) } })
    fill(first.store)
    first.store.startReview()
    void first.store.approve()
    for (let step = 0; step < 10; step += 1) await ports.clock.settle(20)
    const second = await page({ ports: afterReload(ports) })
    expect(second.store.sent.map(({ status }) => status)).toEqual(['asked'])
    fill(second.store)
    const review = second.store.startReview()
    await approve(second)
    expect([review.approval, second.asked]).toMatchObject([{ phase: 'failed', error: { code: 'sending/twice' } }, []])
  })

  test('behavior: the account is switched in the wallet: the review is refused', async () => {
    const { store, ports, wallet, asked } = await page()
    fill(store)
    const review = store.startReview()
    wallet.changeAccounts({ address: receiver })
    await approve({ store, ports })
    expect([review.approval, asked]).toMatchObject([
      { phase: 'failed', error: { code: 'sending/changed', context: { what: 'account' } } },
      [],
    ])
  })

  test('behavior: the network is switched in the wallet: the review is refused', async () => {
    const { store, ports, wallet, asked } = await page()
    fill(store)
    const review = store.startReview()
    wallet.changeNetwork('eip155:10')
    await approve({ store, ports })
    expect([review.approval, asked]).toMatchObject([
      { phase: 'failed', error: { code: 'sending/changed', context: { what: 'network' } } },
      [],
    ])
  })
})

describe('the receiver', () => {
  const known = '0x1234aaaabbbbccccddddeeeeffff000011115678'
  const twin = '0x1234aaaabbbb0000ddddeeeeffff999911115678'

  test('behavior: a look-alike of whom was paid before halts: both addresses stand there, and nobody is asked until they were compared', async () => {
    const { store, ports, asked } = await page()
    fill(store, { to: known })
    store.startReview()
    await approve({ store, ports })
    fill(store, { to: twin })
    const review = store.startReview()
    await review.estimate()
    expect([review.halts, review.mayAsk]).toEqual([[{ kind: 'look-alike', other: known }], false])
    await approve({ store, ports })
    expect([asked.length, review.approval]).toMatchObject([1, { phase: 'failed', error: { code: 'sending/halted' } }])
    review.look(true)
    await approve({ store, ports })
    expect(asked.map(({ to }) => to)).toEqual([known, twin])
  })

  test('behavior: a contract is told, by what the network says', async () => {
    const { store } = await page({ adapter: { receiverFacts: async () => ({ isContract: true }) } })
    fill(store)
    const review = store.startReview()
    await expect.poll(() => review.findings.map(({ kind }) => kind)).toEqual(['first', 'contract'])
  })

  test('behavior: a history of a service is what it is judged by, too', async () => {
    const ports = fakePorts()
    const planted = {
      metadata: { sentFrom: receiver, sentTo: address, status: 'confirmed' },
      transfers: [{ direction: 'in', quantity: { numeric: '0' } }],
    }
    ports.fetch
      .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
      .route('/history', { json: { data: [planted], next: null } })
    const { store } = await page({ ports, options: { endpoints: { blockchain: 'https://chain.example' } } })
    await expect
      .poll(async () => (await ports.clock.settle(1), ports.fetch.requests.some(({ path }) => path.endsWith('/history'))))
      .toBe(true)
    fill(store)
    await expect.poll(async () => (await ports.clock.settle(1), store.startReview().halts)).toEqual([{ kind: 'planted' }])
  })

  test('behavior: a name is looked up when nobody types any more, and its address is what is sent to', async () => {
    const resolve = vi.fn(async (name: string) => (name === 'ada.test' ? receiver : undefined))
    const { store, ports, asked } = await page({ plugins: [names(resolve)] })
    fill(store, { to: 'ada.te' })
    expect(store.form.problem).toBe('invalid-address')
    store.form.writeReceiver('Ada.test ')
    expect([store.form.problem, resolve.mock.calls.length]).toEqual(['looking', 0])
    await expect.poll(async () => (await ports.clock.settle(100), store.receiverAddress)).toBe(receiver)
    expect(store.receiverProfileName).toBe('ada.test')
    store.startReview()
    await approve({ store, ports })
    expect([asked[0]?.to, store.sent[0]?.name]).toEqual([receiver, 'ada.test'])
  })

  test('behavior: a name that nobody knows', async () => {
    const { store, ports } = await page({ plugins: [names(async () => undefined)] })
    fill(store, { to: 'nobody.test' })
    await expect.poll(async () => (await ports.clock.settle(100), store.form.problem)).toBe('unknown-name')
  })
})

describe('what a host opens with', () => {
  const given = {
    amount: '1.5',
    assetAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    namespace: 'eip155',
    chainId: 1,
    to: receiver,
  } as const
  const token = async (): Promise<TokenBalance | undefined> => ({
    ...usdc,
    address: 'eip155:1:0x00000000000000000000000000000000000c0ffe',
    symbol: 'CUP',
  })

  test.each([
    ['a token that the account is known to have', {}, 'USDC'],
    ['a token in other letters', { assetAddress: given.assetAddress.toLowerCase() }, 'USDC'],
    ['the coin', { assetAddress: 'native' }, 'ETH'],
    ['a token that only the chain knows', { assetAddress: '0x00000000000000000000000000000000000c0ffe' }, 'CUP'],
  ])('behavior: %s: the form is filled in, and cannot be changed', async (_, more, symbol) => {
    const { store } = await page({ adapter: { token } })
    await store.openWith({ ...given, ...more })
    expect([store.token?.symbol, store.sendTokenAmount, store.receiverAddress, store.form.isFixed]).toEqual([symbol, '1.5', receiver, true])
  })

  test.each<[what: string, adapter: FakeChainAdapterOptions, more: object, message: string]>([
    ['a family that cannot tell about tokens', {}, {}, 'Chain "eip155" is not supported for send parameters'],
    ['a network that nobody configured', { token }, { chainId: 5 }, 'Network with id "5" not found'],
    ['no amount', { token }, { amount: '0' }, 'Invalid amount'],
    ['a text for an amount', { token }, { amount: '1e5' }, 'Invalid amount'],
    ['what is no token', { token: async () => undefined }, { assetAddress: receiver }, 'Token not found'],
    [
      'a node that fails',
      { token: async () => Promise.reject(new Error('no')) },
      { assetAddress: receiver },
      'Failed to load token information',
    ],
  ])('behavior: %s is told in a toast, and fills in nothing', async (_, adapter, more, message) => {
    const { store, kernel } = await page({ adapter })
    await store.openWith({ ...given, ...more })
    expect([kernel.toasts.current?.message, store.sendTokenAmount, store.form.isFixed]).toEqual([message, '', false])
  })

  test('behavior: send() resolves with the hash; a modal that closes first rejects it', async () => {
    const { store, ports, kernel } = await page({ adapter: { token } })
    const closed = store.send(given)
    kernel.modal.close()
    await expect(closed).rejects.toThrow('Modal closed')
    const sent = store.send(given)
    expect(kernel.router.view).toBe('WalletSend')
    await store.openWith(given)
    store.startReview()
    await approve({ store, ports })
    expect(await sent).toEqual({ hash })
  })

  test('behavior: nobody connected, or a network that is not there, rejects', async () => {
    const { store } = await page()
    await expect(store.send({ ...given, namespace: 'solana' })).rejects.toThrow('openSend: caipAddress not found')
    await expect(store.send({ ...given, chainId: 99 })).rejects.toThrow('openSend: caipNetwork with chainId 99 not found')
  })
})

describe('what became of it', () => {
  test('behavior: it is followed until it stands in a block, and says so', async () => {
    const states: TransactionState[] = [{ status: 'missing' }, { status: 'pending', mark: '7' }, { status: 'confirmed', block: '12' }]
    const marks: unknown[] = []
    const followTransaction = async ({ mark }: FollowedTransaction): Promise<TransactionState> => {
      marks.push(mark)
      return states.shift() ?? { status: 'confirmed' }
    }
    const { store, ports, kernel } = await page({ adapter: { followTransaction } })
    const settled: unknown[] = []
    kernel.events.on('send:settled', (event) => settled.push(event))
    fill(store)
    store.startReview()
    await approve({ store, ports })
    expect(store.sent[0]?.status).toBe('pending')
    await expect.poll(async () => (await ports.clock.settle(500), store.sent[0]?.status)).toBe('confirmed')
    expect([store.sent[0]?.block, marks]).toEqual(['12', [undefined, undefined, '7']])
    expect(settled).toEqual([{ account: `eip155:1:${address}`, hash, status: 'confirmed' }])
    expect(ports.storage.data.has('billfold/default/send.open')).toBe(false)
  })

  test('behavior: sped up in the wallet: it goes on under its new name', async () => {
    const other = `0x${'cd'.repeat(32)}`
    const followTransaction = async (): Promise<TransactionState> => ({ status: 'confirmed', hash: other, block: '3' })
    const { store, ports } = await page({ adapter: { followTransaction } })
    fill(store)
    store.startReview()
    await approve({ store, ports })
    await expect.poll(async () => (await ports.clock.settle(500), store.sent[0]?.hash)).toBe(other)
  })

  test('behavior: a node that fails is asked again, less and less often, and not at all while nobody looks', async () => {
    let asked = 0
    const followTransaction = async (): Promise<TransactionState> => {
      asked += 1
      throw new Error('no')
    }
    const { store, ports } = await page({ adapter: { followTransaction } })
    fill(store)
    store.startReview()
    await approve({ store, ports })
    for (let second = 0; second < 60; second += 1) await ports.clock.settle(1_000)
    expect(asked).toBeGreaterThan(3)
    expect(asked).toBeLessThan(12)
    expect(store.sent[0]?.status).toBe('pending')
  })

  test('behavior: a page that comes again takes it up', async () => {
    const first = await page({ adapter: { followTransaction: async () => ({ status: 'pending' }) } })
    fill(first.store)
    first.store.startReview()
    await approve(first)
    const second = await page({
      ports: afterReload(first.ports),
      adapter: { followTransaction: async () => ({ status: 'failed', block: '4' }) },
    })
    await expect.poll(async () => (await second.ports.clock.settle(500), second.store.sent[0]?.status)).toBe('failed')
    expect(second.kernel.toasts.current?.message).toBe('Transaction failed')
  })

  test('behavior: a family whose transactions nobody can follow: sent', async () => {
    const { store, ports } = await page()
    fill(store)
    store.startReview()
    await approve({ store, ports })
    await expect.poll(async () => (await ports.clock.settle(500), store.sent[0]?.status)).toBe('sent')
  })
})
