import { isRefusal } from '@billfold/kernel'
import { exoticValues, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { ExampleConnector } from './example-connector.js'

const accounts = [{ address: 'exa1alice' }, { address: 'exa1brook' }]
const asked = (signal: AbortSignal = new AbortController().signal) => ({ network: undefined, signal }) as const
const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('ExampleConnector', () => {
  test('default: connects, restores without a prompt, disconnects', async () => {
    const wallet = fakeWallet({ accounts })
    const connector = new ExampleConnector(wallet.provider)
    expect(await connector.reconnect(asked())).toBeUndefined()
    expect(await connector.connect(asked())).toMatchObject({ accounts, networkId: 'example:1', provider: wallet.provider })
    expect(await connector.reconnect(asked())).toMatchObject({ accounts })
    await connector.disconnect()
    expect(wallet.isConnected).toBe(false)
  })

  test('behavior: tells what happens in the wallet, parsed, until it is undone', async () => {
    const wallet = fakeWallet({ accounts })
    const told: unknown[] = []
    const grant = await new ExampleConnector(wallet.provider).connect(asked())
    const undo = grant.watch?.({
      accountsChanged: (next) => told.push(next),
      networkChanged: (next) => told.push(next),
      disconnected: () => told.push('gone'),
    })
    wallet.changeAccounts({ address: 'exa1cedar' })
    wallet.changeNetwork('example:2')
    wallet.changeNetwork('eip155:1')
    wallet.lock()
    wallet.disconnect()
    expect(told).toEqual([[{ address: 'exa1cedar' }], 'example:2', [], 'gone'])
    undo?.()
    expect(wallet.listeners).toBe(0)
  })

  test('behavior: a no is a refusal, another failure stays what it is', async () => {
    const wallet = fakeWallet({ conduct: 'refuse' })
    const connector = new ExampleConnector(wallet.provider)
    expect(isRefusal(await failure(connector.connect(asked())))).toBe(true)
    wallet.conduct = 'fail'
    expect(await failure(connector.connect(asked()))).toMatchObject({ code: -32603 })
  })

  test('behavior: an attempt that was called off ends at once', async () => {
    const abort = new AbortController()
    const wallet = fakeWallet({ accounts, conduct: 'wait' })
    const connector = new ExampleConnector(wallet.provider)
    const attempt = failure(connector.connect(asked(abort.signal)))
    abort.abort(new Error('called off'))
    expect(await attempt).toMatchObject({ message: 'called off' })
    expect(await failure(connector.connect(asked(abort.signal)))).toMatchObject({ message: 'called off' })
  })

  test.each(exoticValues)('parameters: $name is no list of accounts', async ({ make }) => {
    const connector = new ExampleConnector(fakeWallet({ says: () => [make()] }).provider)
    expect(await failure(connector.connect(asked()))).toMatchObject({ message: expect.stringContaining('without an account') })
  })

  test('behavior: a network in other words is left out', async () => {
    let answer = 0
    const wallet = fakeWallet({ says: () => (answer++ === 0 ? accounts : 'eip155:1') })
    expect((await new ExampleConnector(wallet.provider).connect(asked())).networkId).toBeUndefined()
  })
})
