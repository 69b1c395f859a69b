import { type Kernel, type TokenBalance, type TransferRequest, walletError } from '@billfold/kernel'
import { walletFailure } from '@billfold/kernel/family'
import {
  type ConnectedPage,
  type FakeChainAdapterOptions,
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
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

/** A page with a connected wallet, the plugin at work, and a chain that takes what it is given. */
async function page({
  adapter,
  ports = fakePorts(),
}: { readonly adapter?: FakeChainAdapterOptions; readonly ports?: FakePorts } = {}): Promise<SendPage> {
  const asked: TransferRequest[] = []
  const chain = fakeChain('eip155', {
    isAddress: (text) => /^0x[0-9a-fA-F]{40}$/.test(text),
    tokens: async () => [ether, usdc],
    transfer: async (_, request) => (asked.push(request), hash),
    transferFee: async () => 21_000n,
    ...adapter,
  })
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  const opened = await connectedPage({ plugins: [chain, send()], connector: fakeConnector({ wallet }), networks, ports })
  pages.push(opened)
  const { kernel } = opened
  const recorded: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => recorded.push(event))
  const store = await kernel.load(sendStoreKey)
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
    ['a token', { token: 'none' }, 'An amount and receiver address are required'],
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
