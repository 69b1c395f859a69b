import { type Session, chainAdapter, isRefusal, isUnknownNetwork, keyFor } from '@billfold/kernel'
import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { exampleAdapterKey } from './contract.js'
import { ExampleAdapter } from './example-adapter.js'
import { exampleNetworks } from './networks.js'

const adapter = new ExampleAdapter()
const [main, other] = exampleNetworks
const account = { address: 'exa1alice' }

function connected(wallet = fakeWallet()): { wallet: ReturnType<typeof fakeWallet>; session: Session } {
  const connector = fakeConnector({ namespace: 'example', wallet })
  return { wallet, session: { namespace: 'example', connector, account, accounts: [account], network: main, provider: wallet.provider } }
}

const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('ExampleAdapter', () => {
  test('default: its key is the one the kernel asks for', () => {
    expect(exampleAdapterKey).toBe(keyFor(chainAdapter, 'example'))
  })

  test.each([
    ['exa1alice', true],
    ['exa1', false],
    ['exa1Alice', false],
    ['0x0000000000000000000000000000000000000000', false],
    ['', false],
  ])('parameters: isAddress(%o) is %o', (address, isAddress) => expect(adapter.isAddress(address)).toBe(isAddress))

  test('behavior: switches to a network after it was added', async () => {
    const { wallet, session } = connected()
    expect(isUnknownNetwork(await failure(adapter.switchNetwork(session, other)))).toBe(true)
    await adapter.addNetwork(session, other)
    await adapter.switchNetwork(session, other)
    expect(wallet.networkId).toBe('example:2')
  })

  test('behavior: signs, and refuses a signature that is none', async () => {
    const { wallet, session } = connected()
    expect(await adapter.signMessage(session, 'hello')).toBe('signed(hello)')
    wallet.says = () => ({ signature: 'hidden' })
    await expect(adapter.signMessage(session, 'hello')).rejects.toThrow('signed with a object')
  })

  test('behavior: a refusal is an outcome, and any other failure stays what it is', async () => {
    const { wallet, session } = connected()
    wallet.conduct = 'refuse'
    expect(isRefusal(await failure(adapter.signMessage(session, 'hello')))).toBe(true)
    wallet.conduct = 'fail'
    expect(await failure(adapter.signMessage(session, 'hello'))).toMatchObject({ code: -32603 })
  })
})
