import { isRefusal } from '@billfold/kernel'
import { exoticValues, fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { OakLeafConnector } from './connector.js'

const [alice, brook] = ['0x00000000000000000000000000000000000a11ce', '0x0000000000000000000000000000000000000b0b'] as const
const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

function setUp(): { wallet: ReturnType<typeof fakeWallet>; connector: OakLeafConnector } {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
  return { wallet, connector: new OakLeafConnector(fakeEvmProvider(wallet)) }
}

describe('OakLeafConnector', () => {
  test('default: connects, restores without a prompt, disconnects', async () => {
    const { wallet, connector } = setUp()
    expect(await connector.reconnect()).toBeUndefined()
    expect(await connector.connect()).toMatchObject({ accounts: [{ address: alice }], networkId: 'eip155:1' })
    expect(await connector.reconnect()).toMatchObject({ accounts: [{ address: alice }] })
    await connector.disconnect()
    expect(wallet.isConnected).toBe(false)
  })

  test('behavior: reports events of the wallet, parsed, until it is unsubscribed', async () => {
    const { wallet, connector } = setUp()
    const told: unknown[] = []
    const unsubscribe = (await connector.connect()).watch?.({
      accountsChanged: (accounts) => told.push(accounts),
      networkChanged: (networkId) => told.push(networkId),
      disconnected: () => told.push('gone'),
    })
    wallet.changeAccounts({ address: brook })
    wallet.changeNetwork('eip155:2')
    wallet.changeNetwork('solana:1')
    wallet.changeAccounts({ address: 'of another family' })
    wallet.lock()
    wallet.disconnect()
    expect(told).toEqual([[{ address: brook }], 'eip155:2', [], 'gone'])
    unsubscribe?.()
    expect(wallet.listeners).toBe(0)
  })

  test('behavior: a no is a refusal, another failure stays what it is', async () => {
    const { wallet, connector } = setUp()
    wallet.behavior = 'refuse'
    expect(isRefusal(await failure(connector.connect()))).toBe(true)
    wallet.behavior = 'fail'
    expect(await failure(connector.connect())).toMatchObject({ code: -32603 })
  })

  test.each(exoticValues)('parameters: $name is no list of accounts', async ({ make }) => {
    const { wallet, connector } = setUp()
    wallet.says = () => [make()]
    expect(await failure(connector.connect())).toMatchObject({ message: expect.stringContaining('without an account') })
  })
})
