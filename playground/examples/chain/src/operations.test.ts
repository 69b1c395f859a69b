import { type Session, isRefusal, isUnknownNetwork } from '@billfold/kernel'
import { fakeConnector, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { seaMossNetworks } from './networks.js'
import { createOperations } from './operations.js'

const operations = createOperations({
  http: { node: () => undefined, endpoint: () => undefined },
  options: { rpcUrls: {} },
  mayAsk: () => undefined,
  ...fakePorts(),
})
const [main, other] = seaMossNetworks
const account = { address: 'seamoss1alice' }

function connected(wallet = fakeWallet()): { wallet: ReturnType<typeof fakeWallet>; session: Session } {
  const connector = fakeConnector({ namespace: 'seamoss', wallet })
  return { wallet, session: { namespace: 'seamoss', connector, account, accounts: [account], network: main, provider: wallet.provider } }
}

const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('operations', () => {
  test('behavior: switches to a network after it was added', async () => {
    const { wallet, session } = connected()
    expect(isUnknownNetwork(await failure(operations.switchNetwork(session, other)))).toBe(true)
    await operations.addNetwork(session, other)
    await operations.switchNetwork(session, other)
    expect(wallet.networkId).toBe('seamoss:2')
  })

  test('behavior: signs, and refuses a signature that is none', async () => {
    const { wallet, session } = connected()
    expect(await operations.signMessage(session, 'hello')).toBe('signed(hello)')
    wallet.says = () => ({ signature: 'hidden' })
    await expect(operations.signMessage(session, 'hello')).rejects.toThrow('no signature')
  })

  test('behavior: a refusal is an outcome, and any other failure an error', async () => {
    const { wallet, session } = connected()
    wallet.behavior = 'refuse'
    expect(isRefusal(await failure(operations.signMessage(session, 'hello')))).toBe(true)
    wallet.behavior = 'fail'
    expect(await failure(operations.signMessage(session, 'hello'))).toMatchObject({ code: 'wallet/failed' })
  })
})
