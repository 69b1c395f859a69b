import { isRefusal } from '@billfold/kernel'
import { exoticValues, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { ExampleConnector } from './example-connector.js'

const accounts = [{ address: 'exa1alice' }, { address: 'exa1brook' }]
const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('ExampleConnector', () => {
  test('default: connects, restores without a prompt, disconnects', async () => {
    const wallet = fakeWallet({ accounts })
    const connector = new ExampleConnector(wallet.provider)
    expect(await connector.reconnect()).toBeUndefined()
    expect(await connector.connect()).toMatchObject({ accounts, networkId: 'example:1', provider: wallet.provider })
    expect(await connector.reconnect()).toMatchObject({ accounts })
    await connector.disconnect()
    expect(wallet.isConnected).toBe(false)
  })

  test('behavior: tells what happens in the wallet, parsed, until it is undone', async () => {
    const wallet = fakeWallet({ accounts })
    const told: unknown[] = []
    const grant = await new ExampleConnector(wallet.provider).connect()
    const undo = grant.watch?.({
      accountsChanged: (next) => told.push(next),
      networkChanged: (next) => told.push(next),
      disconnected: () => told.push('gone'),
    })
    wallet.changeAccounts({ address: 'exa1cedar' })
    wallet.changeNetwork('example:2')
    wallet.changeNetwork('eip155:1')
    wallet.changeAccounts({ address: 'of another family' })
    wallet.lock()
    wallet.disconnect()
    expect(told).toEqual([[{ address: 'exa1cedar' }], 'example:2', [], 'gone'])
    undo?.()
    expect(wallet.listeners).toBe(0)
  })

  test('behavior: a no is a refusal, another failure stays what it is', async () => {
    const wallet = fakeWallet({ conduct: 'refuse' })
    const connector = new ExampleConnector(wallet.provider)
    expect(isRefusal(await failure(connector.connect()))).toBe(true)
    wallet.conduct = 'fail'
    expect(await failure(connector.connect())).toMatchObject({ code: -32603 })
  })

  test.each(exoticValues)('parameters: $name is no list of accounts', async ({ make }) => {
    const connector = new ExampleConnector(fakeWallet({ says: () => [make()] }).provider)
    expect(await failure(connector.connect())).toMatchObject({ message: expect.stringContaining('without an account') })
  })

  test('behavior: a network in other words is left out', async () => {
    let answer = 0
    const wallet = fakeWallet({ says: () => (answer++ === 0 ? accounts : 'eip155:1') })
    expect((await new ExampleConnector(wallet.provider).connect()).networkId).toBeUndefined()
  })
})
