import { fakeConnector, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { walletsPage } from '../../../testing/wallets-page.js'
import { type Deferred, deferred } from '../../../testing/deferred.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { walletError } from '../errors/wallet-refused.js'

const request = (wallet: { calls: readonly { method: string }[] }): number =>
  wallet.calls.filter(({ method }) => method === 'connect').length

describe('attempts', () => {
  test('behavior: one request per connector at a time', async () => {
    const wallet = fakeWallet({ behavior: 'wait', networkId: 'eip155:1' })
    const connector = fakeConnector({ wallet })
    const page = await walletsPage({ connectors: [connector] })
    const both = Promise.all([page.connections.connect(connector), page.connections.connect(connector)])
    await settled()
    expect(request(wallet)).toBe(1)
    wallet.answer('approve')
    expect((await both).map(({ status }) => status)).toStrictEqual(['connected', 'connected'])
    expect(page.of('connection:connected')).toHaveLength(1)
  })

  test('behavior: a wallet that never answers can be cancelled at once', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ behavior: 'wait' }) })
    const page = await walletsPage({ connectors: [connector] })
    const outcome = page.connections.connect(connector)
    expect(page.families.find('eip155')?.status).toBe('connecting')
    page.connections.cancel()
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.names()).toStrictEqual([])
  })

  test('behavior: an answer after cancel is ignored and given back', async () => {
    const page = await walletsPage()
    const { connector, answer } = stubborn()
    const outcome = page.connections.connect(connector)
    page.connections.cancel('eip155')
    answer.resolve({ accounts: [{ address: 'late' }], provider: {} })
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    await settled()
    expect(page.families.find('eip155')?.session).toBeUndefined()
    expect(connector.ended).toBe(1)
  })

  test('behavior: a refusal after cancel is ignored', async () => {
    const page = await walletsPage()
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
    const page = await walletsPage()
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
    const other = fakeConnector({ id: 'same', type, namespace: 'solana' })
    const { connector, answer } = stubborn()
    const late = { ...connector, id: 'same', type }
    const page = await walletsPage({ connectors: [other] })
    await page.connections.connect(other)
    void page.connections.connect(late)
    page.connections.cancel('eip155')
    answer.resolve({ accounts: [{ address: 'late' }], provider: {} })
    await settled()
    expect(connector.ended).toBe(ended)
    expect(page.families.find('solana')?.status).toBe('connected')
  })

  test('behavior: a grant that cannot be given back is logged only', async () => {
    const page = await walletsPage()
    const { connector, answer } = stubborn()
    void page.connections.connect({ ...connector, disconnect: () => Promise.reject(new Error('no')) })
    page.connections.cancel()
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    await settled()
    expect(page.ports.log.lines.some(({ message }) => message.includes('could not be given back'))).toBe(true)
  })

  test('behavior: another wallet takes over: the first answers too late', async () => {
    const slow = fakeConnector({ id: 'slow', name: 'Slow', wallet: fakeWallet({ behavior: 'wait' }) })
    const quick = fakeConnector({ id: 'quick', name: 'Quick' })
    const page = await walletsPage({ connectors: [slow, quick] })
    const first = page.connections.connect(slow)
    const second = await page.connections.connect(quick)
    expect(await first).toStrictEqual({ status: 'cancelled' })
    expect(second).toMatchObject({ status: 'connected', session: { connector: quick } })
  })

  test('behavior: a wallet that answers twice connects once', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ answersTwice: true, networkId: 'eip155:1' }) })
    const page = await walletsPage({ connectors: [connector] })
    await page.connections.connect(connector)
    await page.ports.clock.settle(100)
    expect(page.of('connection:connected')).toHaveLength(1)
    expect(page.of('account:changed')).toHaveLength(1)
  })

  test('behavior: a wallet that is connected comes to the front without a prompt', async () => {
    const wallet = fakeWallet({ networkId: 'eip155:1' })
    const connector = fakeConnector({ wallet })
    const page = await walletsPage({ connectors: [connector] })
    await page.connections.connect(connector)
    page.families.activate('solana')
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'connected' })
    expect(request(wallet)).toBe(1)
    expect(page.families.activeNamespace).toBe('eip155')
  })

  test.each([
    ['refused', 'refuse'],
    ['failed', 'fail'],
  ] as const)('behavior: connecting a second wallet keeps the first session visible, and returns to it when %s', async (status, answer) => {
    const first = fakeConnector({ id: 'first', name: 'First' })
    const wallet = fakeWallet({ behavior: 'wait', networkId: 'eip155:10' })
    const second = fakeConnector({ id: 'second', name: 'Second', wallet })
    const page = await walletsPage({ connectors: [first, second] })
    await page.connections.connect(first)
    const family = page.families.find('eip155')
    const before = family?.session
    const outcome = page.connections.connect(second)
    expect([family?.status, family?.session]).toStrictEqual(['connecting', before])
    await settled()
    wallet.answer(answer)
    expect((await outcome).status).toBe(status)
    expect([family?.status, family?.session]).toStrictEqual(['connected', before])
  })

  test.each([
    [false, 1],
    [true, 2],
  ])('behavior: a second wallet, multi-wallet %s: %i connected', async (multiWallet, count) => {
    const first = fakeConnector({ id: 'first', name: 'First' })
    const second = fakeConnector({ id: 'second', name: 'Second' })
    const page = await walletsPage({ connectors: [first, second], multiWallet })
    await page.connections.connect(first)
    await page.connections.connect(second)
    expect(page.connections.live).toHaveLength(count)
    expect(page.families.find('eip155')?.session?.connector).toBe(second)
    expect(first.wallet.listeners > 0).toBe(multiWallet)
  })

  test('behavior: the first session ends while a second wallet is asked: the asking goes on', async () => {
    const first = fakeConnector({ id: 'first', name: 'First' })
    const wallet = fakeWallet({ behavior: 'wait', networkId: 'eip155:1' })
    const second = fakeConnector({ id: 'second', name: 'Second', wallet })
    const page = await walletsPage({ connectors: [first, second] })
    await page.connections.connect(first)
    const outcome = page.connections.connect(second)
    await settled()
    first.wallet.disconnect('gone')
    expect(page.families.find('eip155')).toMatchObject({ status: 'connecting', session: undefined })
    wallet.answer('approve')
    expect((await outcome).status).toBe('connected')
  })
})

function stubborn(): { readonly connector: Connector & { ended: number }; readonly answer: Deferred<Grant> } {
  const answer = deferred<Grant>()
  const connector = {
    ...fakeConnector(),
    ended: 0,
    connect: () => answer.promise,
    disconnect: async () => void (connector.ended += 1),
  }
  return { connector, answer }
}
