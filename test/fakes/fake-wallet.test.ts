import { describe, expect, test } from 'vitest'
import { fakeClock, settled } from './fake-clock.js'
import { fakeWallet, walletFailures } from './fake-wallet.js'

const [first, second] = [{ address: 'one' }, { address: 'two' }]
const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('fakeWallet', () => {
  test('default: shows its accounts once it was asked to connect', async () => {
    const wallet = fakeWallet({ accounts: [first] })
    const { request } = wallet.provider
    expect(await request({ method: 'accounts' })).toEqual([])
    expect(await request({ method: 'connect' })).toEqual([first])
    expect([wallet.isConnected, await request({ method: 'accounts' }), await request({ method: 'network' })]).toEqual([
      true,
      [first],
      'example:1',
    ])
    await request({ method: 'disconnect' })
    expect([wallet.isConnected, await request({ method: 'accounts' })]).toEqual([false, []])
    expect(wallet.calls.map(({ method }) => method)).toEqual(['accounts', 'connect', 'accounts', 'network', 'disconnect', 'accounts'])
  })

  test.each([
    ['refuse', walletFailures.refused],
    ['fail', walletFailures.failed],
  ] as const)('parameters: %s rejects what needs consent', async (behavior, error) => {
    const { provider } = fakeWallet({ behavior })
    for (const method of ['connect', 'addNetwork', 'sign']) expect(await failure(provider.request({ method }))).toBe(error)
  })

  test('parameters: wait leaves the question open until it is answered, however late', async () => {
    const wallet = fakeWallet({ behavior: 'wait' })
    const answer = wallet.provider.request({ method: 'connect' })
    await settled()
    expect([wallet.waiting, wallet.prompts, wallet.isConnected]).toEqual([1, 1, false])
    wallet.answer('approve')
    expect(await answer).toEqual(wallet.accounts)
    expect([wallet.waiting, wallet.prompts]).toEqual([0, 1])
  })

  test('parameters: isPending says that another window is open, and asks nobody', async () => {
    const wallet = fakeWallet({ isPending: true })
    expect(await failure(wallet.provider.request({ method: 'connect' }))).toBe(walletFailures.pending)
    wallet.isPending = false
    expect(await wallet.provider.request({ method: 'connect' })).toEqual(wallet.accounts)
    expect(wallet.prompts).toBe(1)
  })

  test('parameters: ignoresSwitch says yes and stays where it is', async () => {
    const wallet = fakeWallet({ ignoresSwitch: true, networkIds: ['example:1', 'example:2'] })
    await wallet.provider.request({ method: 'switchNetwork', params: 'example:2' })
    expect(wallet.networkId).toBe('example:1')
  })

  test('behavior: a permission that is taken back leaves no account to see', async () => {
    const wallet = fakeWallet({ accounts: [first] })
    const told: unknown[] = []
    wallet.provider.on('accounts', (accounts) => told.push(accounts))
    await wallet.provider.request({ method: 'connect' })
    wallet.revoke()
    expect([told, await wallet.provider.request({ method: 'accounts' })]).toEqual([[[]], []])
  })

  test('parameters: delay holds every answer back on the clock', async () => {
    const clock = fakeClock()
    const wallet = fakeWallet({ clock, delay: 500 })
    const answer = wallet.provider.request({ method: 'connect' })
    await clock.settle(499)
    expect(wallet.isConnected).toBe(false)
    await clock.settle(1)
    expect(await answer).toEqual(wallet.accounts)
  })

  test('parameters: answersTwice tells the same again as events', async () => {
    const wallet = fakeWallet({ answersTwice: true })
    const told: unknown[] = []
    wallet.provider.on('accounts', (accounts) => told.push(accounts))
    wallet.provider.on('network', (networkId) => told.push(networkId))
    await wallet.provider.request({ method: 'connect' })
    expect(told).toEqual([wallet.accounts, wallet.networkId])
  })

  test('parameters: says replaces the truth', async () => {
    const wallet = fakeWallet({ says: () => 42n })
    expect([await wallet.provider.request({ method: 'connect' }), await wallet.provider.request({ method: 'sign' })]).toEqual([42n, 42n])
  })

  test('behavior: the person changes account, network, locks and leaves; listeners go one by one', async () => {
    const wallet = fakeWallet({ accounts: [first] })
    await wallet.provider.request({ method: 'connect' })
    const told: unknown[] = []
    const undo = [
      wallet.provider.on('accounts', (accounts) => told.push(accounts)),
      wallet.provider.on('network', (networkId) => told.push(networkId)),
      wallet.provider.on('disconnect', (reason) => told.push(reason)),
    ]
    wallet.changeAccounts(second, first)
    wallet.changeNetwork('example:9')
    wallet.lock()
    expect(wallet.isLocked).toBe(true)
    wallet.unlock()
    wallet.disconnect('bye')
    expect(told).toEqual([[second, first], 'example:9', [], [second, first], 'bye'])
    expect(wallet.listeners).toBe(3)
    for (const step of undo) step()
    wallet.lock()
    expect([wallet.listeners, told.length]).toEqual([0, 5])
  })

  test('behavior: a network is unknown until it was added', async () => {
    const wallet = fakeWallet({ networkIds: ['example:1'] })
    const { request } = wallet.provider
    expect(await failure(request({ method: 'switchNetwork', params: 'example:2' }))).toBe(walletFailures.unknownNetwork)
    await request({ method: 'addNetwork', params: 'example:2' })
    await request({ method: 'switchNetwork', params: 'example:2' })
    expect(wallet.networkId).toBe('example:2')
  })

  test('behavior: an unknown method is refused in the words of wallets', async () => {
    expect(await failure(fakeWallet().provider.request({ method: 'dance' }))).toMatchObject({ code: -32601 })
  })
})
