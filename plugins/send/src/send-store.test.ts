import { type FollowedTransaction, type TokenBalance, type TransactionState, walletError } from '@billfold/kernel'
import { transferError, walletFailure } from '@billfold/kernel/family'
import { type FakeChainAdapterOptions, fakePorts } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { type SendPage, address, receiver, hash, usdc, names, sendPage, fill, afterReload, approve } from '../testing/send-page.js'
import { limits } from './limits.js'
import type { Review } from './review/review.js'

describe('sending', () => {
  test('default: SEND_INITIATED and SEND_SUCCESS; success resets the send state and says that the balance is old', async () => {
    const { store, ports, asked, events, kernel } = await sendPage()
    const moved: unknown[] = []
    kernel.events.on('balance:changed', (changed) => moved.push(changed))
    fill(store)
    expect([store.sendTokenAmount, store.receiverAddress, store.token?.symbol]).toEqual(['0.5', receiver, 'ETH'])
    await store.startReview()
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
    const { store, ports, asked } = await sendPage()
    fill(store, { token })
    await store.startReview()
    await approve({ store, ports })
    expect(asked[0]?.tokenAddress).toBe(tokenAddress)
  })

  test('behavior: the state: token, amount, receiver, the worth of the coin, balances, hash, loading', async () => {
    const { store } = await sendPage()
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
    const { store, asked } = await sendPage()
    fill(store, filled)
    await expect(store.sendToken()).rejects.toThrow(message)
    expect(asked).toEqual([])
  })

  test('behavior: a family that cannot transfer: Unsupported chain', async () => {
    const { store } = await sendPage({ adapter: { without: ['transfer'] } })
    fill(store)
    expect(store.form.problem).toBe('unsupported')
    await expect(store.sendToken()).rejects.toThrow('Unsupported chain')
  })

  test('behavior: a no is SEND_REJECTED, nothing is kept of it, and the form stands', async () => {
    const { store, ports, events } = await sendPage({
      adapter: { transfer: async () => Promise.reject(walletError('wallet/refused', {})) },
    })
    fill(store)
    const review = await store.startReview()
    expect(await approve({ store, ports })).toBeUndefined()
    expect([review.approval.phase, events('SEND_'), store.sent]).toEqual(['declined', ['SEND_INITIATED', 'SEND_REJECTED'], []])
    expect(store.sendTokenAmount).toBe('0.5')
  })

  test('behavior: a failure that says nothing was sent is SEND_ERROR, and can be tried again', async () => {
    const transfer = async (): Promise<string> => Promise.reject(walletFailure('wallet/unauthorized', { wallet: 'Fake', method: 'send' }))
    const { store, ports, events } = await sendPage({ adapter: { transfer } })
    fill(store)
    const review = await store.startReview()
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
    const { store, kernel } = await sendPage()
    fill(store)
    await store.startReview()
    await kernel.connections.disconnect()
    expect([store.sendTokenAmount, store.receiverAddress, store.review, store.hash]).toEqual(['', '', undefined, undefined])
  })
})

describe('never twice', () => {
  test('behavior: a double press asks once', async () => {
    const { store, ports, asked } = await sendPage()
    fill(store)
    await store.startReview()
    await Promise.all([approve({ store, ports }), approve({ store, ports })])
    expect(asked).toHaveLength(1)
  })

  test('behavior: a lost answer: it may have been sent, and the same is not asked for again by itself', async () => {
    const { store, ports, kernel } = await sendPage({ adapter: { transfer: async () => Promise.reject(new Error('gone')) } })
    fill(store)
    const review = await store.startReview()
    await approve({ store, ports })
    expect([review.approval.phase, review.mayAsk, store.sent.map(({ status }) => status)]).toEqual(['unknown', false, ['unknown']])
    fill(store)
    const again = await store.startReview()
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
    const first = await sendPage({ ports, adapter: { transfer: () => new Promise(() => undefined) } })
    fill(first.store)
    await first.store.startReview()
    void first.store.approve()
    for (let step = 0; step < 10; step += 1) await ports.clock.settle(20)
    const second = await sendPage({ ports: afterReload(ports) })
    expect(second.store.sent.map(({ status }) => status)).toEqual(['asked'])
    fill(second.store)
    const review = await second.store.startReview()
    await approve(second)
    expect([review.approval, second.asked]).toMatchObject([{ phase: 'failed', error: { code: 'sending/twice' } }, []])
  })

  test('behavior: the account is switched in the wallet: the review is refused', async () => {
    const { store, ports, wallet, asked } = await sendPage()
    fill(store)
    const review = await store.startReview()
    wallet.changeAccounts({ address: receiver })
    await approve({ store, ports })
    expect([review.approval, asked]).toMatchObject([
      { phase: 'failed', error: { code: 'sending/changed', context: { what: 'account' } } },
      [],
    ])
  })

  test('behavior: the network is switched in the wallet: the review is refused', async () => {
    const { store, ports, wallet, asked } = await sendPage()
    fill(store)
    const review = await store.startReview()
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
    const { store, ports, asked } = await sendPage()
    fill(store, { to: known })
    await store.startReview()
    await approve({ store, ports })
    fill(store, { to: twin })
    const review = await store.startReview()
    await review.estimate()
    expect([review.halts, review.mayAsk]).toEqual([[{ kind: 'look-alike', other: known }], false])
    await approve({ store, ports })
    expect([asked.length, review.approval]).toMatchObject([1, { phase: 'failed', error: { code: 'sending/halted' } }])
    review.look(true)
    await approve({ store, ports })
    expect(asked.map(({ to }) => to)).toEqual([known, twin])
  })

  test('behavior: a contract is told, by what the network says', async () => {
    const { store } = await sendPage({ adapter: { receiverFacts: async () => ({ isContract: true }) } })
    fill(store)
    const review = await store.startReview()
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
    const { store } = await sendPage({ ports, options: { endpoints: { blockchain: 'https://chain.example' } } })
    await expect
      .poll(async () => (await ports.clock.settle(1), ports.fetch.requests.some(({ path }) => path.endsWith('/history'))))
      .toBe(true)
    fill(store)
    await expect.poll(async () => (await ports.clock.settle(1), (await store.startReview()).halts)).toEqual([{ kind: 'planted' }])
  })

  test.each<[what: string, answer: object, found: readonly string[]]>([
    ['a history that is slow', { delay: 3_000 }, ['planted']],
    ['a history that cannot be read', { delay: 3_000, status: 400 }, ['first', 'unseen']],
    ['a history that takes for ever', { isSilent: true }, ['first', 'unseen']],
  ])('behavior: %s: nobody is asked before it has come, or is told to be missing', async (_, answer, found) => {
    const ports = fakePorts()
    const planted = {
      metadata: { sentFrom: receiver, sentTo: address, status: 'confirmed' },
      transfers: [{ direction: 'in', quantity: { numeric: '0' } }],
    }
    ports.fetch
      .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
      .route('/history', { json: { data: [planted], next: null }, ...answer })
    const { store, asked } = await sendPage({ ports, options: { endpoints: { blockchain: 'https://chain.example' } } })
    fill(store)
    const review = await store.startReview()
    const approval = store.approve()
    await expect.poll(async () => (await ports.clock.settle(1), review.fee.phase)).toBe('known')
    expect([review.mayAsk, review.isJudged, asked]).toEqual([false, false, []])
    await expect.poll(async () => (await ports.clock.settle(100), review.isJudged)).toBe(true)
    await ports.clock.settle(1_000)
    await approval
    expect(review.findings.map(({ kind }) => kind)).toEqual(found)
    expect(asked.length).toBe(found.includes('planted') ? 0 : 1)
  })

  test('behavior: a name is looked up when nobody types any more, and its address is what is sent to', async () => {
    const resolve = vi.fn(async (name: string) => (name === 'ada.test' ? receiver : undefined))
    const { store, ports, asked } = await sendPage({ plugins: [names(resolve)] })
    fill(store, { to: 'ada.te' })
    expect(store.form.problem).toBe('invalid-address')
    store.form.writeReceiver('Ada.test ')
    expect([store.form.problem, resolve.mock.calls.length]).toEqual(['looking', 0])
    await expect.poll(async () => (await ports.clock.settle(100), store.receiverAddress)).toBe(receiver)
    expect(store.receiverProfileName).toBe('ada.test')
    await store.startReview()
    await approve({ store, ports })
    expect([asked[0]?.to, store.sent[0]?.name]).toEqual([receiver, 'ada.test'])
  })

  test('behavior: a name that nobody knows', async () => {
    const { store, ports } = await sendPage({ plugins: [names(async () => undefined)] })
    fill(store, { to: 'nobody.test' })
    await expect.poll(async () => (await ports.clock.settle(100), store.form.problem)).toBe('unknown-name')
  })
})

describe('what a view of the page opens with', () => {
  test('behavior: a token stands in the form, and can be changed', async () => {
    const { store } = await sendPage({})
    const start = { token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
    await store.startWith(start)
    await expect.poll(() => [store.token?.symbol, store.form.isFixed]).toEqual(['USDC', false])
    store.form.chooseToken('')
    // The visitor comes back to the form from another view.
    await store.startWith(start)
    expect(store.token?.symbol).toBe('ETH')
    await store.startWith({ ...start })
    expect(store.token?.symbol).toBe('USDC')
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
    const { store } = await sendPage({ adapter: { token } })
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
    const { store, kernel } = await sendPage({ adapter })
    await store.openWith({ ...given, ...more })
    expect([kernel.toasts.current?.message, store.sendTokenAmount, store.form.isFixed]).toEqual([message, '', false])
  })

  test('behavior: send() resolves with the hash; a modal that closes first rejects it', async () => {
    const { store, ports, kernel } = await sendPage({ adapter: { token } })
    const closed = store.send(given)
    kernel.modal.close()
    await expect(closed).rejects.toThrow('Modal closed')
    const sent = store.send(given)
    expect(kernel.router.view).toBe('WalletSend')
    await store.openWith(given)
    await store.startReview()
    await approve({ store, ports })
    expect(await sent).toEqual({ hash })
  })

  test('behavior: nobody connected, or a network that is not there, rejects', async () => {
    const { store } = await sendPage()
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
    const { store, ports, kernel } = await sendPage({ adapter: { followTransaction } })
    const settled: unknown[] = []
    kernel.events.on('send:settled', (event) => settled.push(event))
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    expect(store.sent[0]?.status).toBe('pending')
    await expect.poll(async () => (await ports.clock.settle(500), store.sent[0]?.status)).toBe('confirmed')
    expect([store.sent[0]?.block, marks]).toEqual(['12', [undefined, undefined, '7']])
    expect(settled).toEqual([{ account: `eip155:1:${address}`, hash, status: 'confirmed' }])
    expect(ports.storage.data.has('billfold/default/send.open')).toBe(false)
  })

  test('behavior: a block that the network takes back: it is told, waits again, and stands in another one', async () => {
    let state: TransactionState = { status: 'confirmed', block: '12' }
    const { store, ports, kernel } = await sendPage({ adapter: { followTransaction: async () => state } })
    const told: unknown[] = []
    kernel.events.on('send:reorganised', (event) => told.push(event))
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    const until = (what: () => unknown) => expect.poll(async () => (await ports.clock.settle(2_000), what()))
    await until(() => store.sent[0]?.status).toBe('confirmed')
    state = { status: 'missing' }
    await until(() => store.sent[0]?.status).toBe('pending')
    expect([store.sent[0]?.block, told]).toEqual([undefined, [{ account: `eip155:1:${address}`, hash }]])
    expect(kernel.toasts.current?.message).toBe('The network took a transaction back')
    state = { status: 'confirmed', block: '13' }
    await until(() => store.sent[0]?.status).toBe('confirmed')
    expect([store.sent[0]?.block, told.length]).toEqual(['13', 1])
  })

  test('behavior: one node that is behind for a moment takes no block back', async () => {
    const states: TransactionState[] = [{ status: 'confirmed', block: '12' }, { status: 'missing' }]
    const followTransaction = vi.fn(async (): Promise<TransactionState> => states.shift() ?? { status: 'confirmed', block: '12' })
    const { store, ports, kernel } = await sendPage({ adapter: { followTransaction } })
    const told = vi.fn()
    kernel.events.on('send:reorganised', told)
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    await expect.poll(async () => (await ports.clock.settle(5_000), followTransaction.mock.calls.length)).toBeGreaterThan(3)
    expect([store.sent[0]?.status, told.mock.calls.length]).toEqual(['confirmed', 0])
  })

  test('behavior: an old block is not asked about any more', async () => {
    const followTransaction = vi.fn(async (): Promise<TransactionState> => ({ status: 'confirmed', block: '12' }))
    const { store, ports } = await sendPage({ adapter: { followTransaction } })
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    await ports.clock.settle(limits.reorg + 60_000)
    const { length } = followTransaction.mock.calls
    await ports.clock.settle(600_000)
    expect([length > 5, followTransaction.mock.calls.length - length]).toEqual([true, 0])
  })

  test('behavior: sped up in the wallet: it goes on under its new name', async () => {
    const other = `0x${'cd'.repeat(32)}`
    const followTransaction = async (): Promise<TransactionState> => ({ status: 'confirmed', hash: other, block: '3' })
    const { store, ports } = await sendPage({ adapter: { followTransaction } })
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    await expect.poll(async () => (await ports.clock.settle(500), store.sent[0]?.hash)).toBe(other)
  })

  test('behavior: a node that fails is asked again, less and less often, and not at all while nobody looks', async () => {
    let asked = 0
    const followTransaction = async (): Promise<TransactionState> => {
      asked += 1
      throw new Error('no')
    }
    const { store, ports } = await sendPage({ adapter: { followTransaction } })
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    for (let second = 0; second < 60; second += 1) await ports.clock.settle(1_000)
    expect(asked).toBeGreaterThan(3)
    expect(asked).toBeLessThan(12)
    expect(store.sent[0]?.status).toBe('pending')
  })

  test('behavior: a page that comes again takes it up', async () => {
    const first = await sendPage({ adapter: { followTransaction: async () => ({ status: 'pending' }) } })
    fill(first.store)
    await first.store.startReview()
    await approve(first)
    const second = await sendPage({
      ports: afterReload(first.ports),
      adapter: { followTransaction: async () => ({ status: 'failed', block: '4' }) },
    })
    await expect.poll(async () => (await second.ports.clock.settle(500), second.store.sent[0]?.status)).toBe('failed')
    expect(second.kernel.toasts.current?.message).toBe('Transaction failed')
  })

  test('behavior: a family whose transactions nobody can follow: sent', async () => {
    const { store, ports } = await sendPage()
    fill(store)
    await store.startReview()
    await approve({ store, ports })
    await expect.poll(async () => (await ports.clock.settle(500), store.sent[0]?.status)).toBe('sent')
  })
})

describe('between review and approval', () => {
  /** A chain whose fees are those, one after the other. */
  const fees = (...all: readonly (bigint | Error)[]): (() => Promise<bigint>) => {
    const left = [...all]
    return async () => {
      const fee = left.length > 1 ? left.shift() : left[0]
      if (typeof fee !== 'bigint') throw fee
      return fee
    }
  }
  const reviewed = async (transferFee: () => Promise<bigint>): Promise<SendPage & { readonly review: Review }> => {
    const opened = await sendPage({ adapter: { transferFee } })
    fill(opened.store)
    const review = await opened.store.startReview()
    await opened.ports.clock.settle(20_000)
    return { ...opened, review }
  }

  test('behavior: the fee rises: it is told again, and the wallet is asked at the second yes', async () => {
    const { store, ports, review, asked } = await reviewed(fees(100n, 150n))
    await approve({ store, ports })
    expect([review.approval.phase, review.fee, review.mayAsk, asked]).toEqual(['risen', { phase: 'known', most: 150n }, true, []])
    await approve({ store, ports })
    expect(asked).toHaveLength(1)
  })

  test('behavior: a little more is no news', async () => {
    const { store, ports, asked } = await reviewed(fees(100n, 110n))
    await approve({ store, ports })
    expect(asked).toHaveLength(1)
  })

  test('behavior: the balance falls: the wallet is not asked, and the reason stands there', async () => {
    const short = transferError('transfer/not-enough', { needed: '0.6 ETH', held: '0.1 ETH' })
    const { store, ports, review, asked } = await reviewed(fees(100n, short))
    await approve({ store, ports })
    expect([review.approval, review.mayAsk, asked]).toEqual([{ phase: 'failed', error: short }, false, []])
  })
})
