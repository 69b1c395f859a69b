import { type Session, chainAdapter, isRefusal, isUnknownNetwork, keyFor } from '@billfold/kernel'
import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { SeaMossAdapter } from './adapter.js'
import { seaMossAdapterKey } from './contract.js'
import { seaMossNetworks } from './networks.js'

const adapter = new SeaMossAdapter({ node: () => undefined })
const [main, other] = seaMossNetworks
const account = { address: 'seamoss1alice' }

function connected(wallet = fakeWallet()): { wallet: ReturnType<typeof fakeWallet>; session: Session } {
  const connector = fakeConnector({ namespace: 'seamoss', wallet })
  return { wallet, session: { namespace: 'seamoss', connector, account, accounts: [account], network: main, provider: wallet.provider } }
}

const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('SeaMossAdapter', () => {
  test('default: its key is the one that the kernel asks for', () => {
    expect(seaMossAdapterKey).toBe(keyFor(chainAdapter, 'seamoss'))
  })

  test('behavior: switches to a network after it was added', async () => {
    const { wallet, session } = connected()
    expect(isUnknownNetwork(await failure(adapter.switchNetwork(session, other)))).toBe(true)
    await adapter.addNetwork(session, other)
    await adapter.switchNetwork(session, other)
    expect(wallet.networkId).toBe('seamoss:2')
  })

  test('behavior: signs, and refuses a signature that is none', async () => {
    const { wallet, session } = connected()
    expect(await adapter.signMessage(session, 'hello')).toBe('signed(hello)')
    wallet.says = () => ({ signature: 'hidden' })
    await expect(adapter.signMessage(session, 'hello')).rejects.toThrow('no signature')
  })

  test('behavior: a refusal is an outcome, and any other failure stays what it is', async () => {
    const { wallet, session } = connected()
    wallet.conduct = 'refuse'
    expect(isRefusal(await failure(adapter.signMessage(session, 'hello')))).toBe(true)
    wallet.conduct = 'fail'
    expect(await failure(adapter.signMessage(session, 'hello'))).toMatchObject({ code: -32603 })
  })
})
