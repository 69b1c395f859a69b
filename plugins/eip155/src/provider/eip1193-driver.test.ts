import { type Grant, type WalletListener, isPending, isRefusal } from '@billfold/kernel'
import { type FakeClock, exoticValues, fakeClock, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { WalletConnector, type WalletFacts } from '@billfold/kernel/family'
import { evmFailures } from './ask-wallet.js'
import { eip1193Driver } from './eip1193-driver.js'

const alice = '0x00000000000000000000000000000000000A11ce'
const brook = '0x0000000000000000000000000000000000000b0b'
const network = undefined

type Answer = (params: unknown) => unknown

/** A wallet that answers as it is told to, and can be made to say events. */
class Scripted {
  readonly calls: string[] = []
  readonly listeners = new Map<string, Set<(...told: unknown[]) => void>>()

  constructor(readonly answers: Record<string, Answer> = {}) {}

  async request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    this.calls.push(method)
    const usual: Record<string, Answer> = { eth_requestAccounts: () => [alice], eth_accounts: () => [alice], eth_chainId: () => '0x1' }
    const answer = { ...usual, ...this.answers }[method]
    if (answer === undefined) throw { code: -32601 }
    return answer(params)
  }

  on(event: string, listener: (...told: unknown[]) => void): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener))
  }

  removeListener(event: string, listener: (...told: unknown[]) => void): void {
    this.listeners.get(event)?.delete(listener)
  }

  say(event: string, ...told: unknown[]): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(...told)
  }

  get heard(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

interface Wired {
  readonly wallet: Scripted
  readonly connector: WalletConnector
  readonly clock: FakeClock
  readonly controller: AbortController
  connect(): Promise<Grant>
}

function wired(answers: Record<string, Answer> = {}, facts: Partial<WalletFacts> = {}): Wired {
  const [wallet, clock, controller] = [new Scripted(answers), fakeClock(), new AbortController()]
  const connector = new WalletConnector(
    { id: 'x', type: 'ANNOUNCED', name: 'Harbour', load: () => wallet, ...facts },
    { namespace: 'eip155', driver: eip1193Driver, failures: evmFailures, clock, mayAsk: () => undefined },
  )
  return { wallet, connector, clock, controller, connect: () => connector.connect({ network, signal: controller.signal }) }
}

const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)
const never = (): Promise<never> => new Promise(() => undefined)

/** Follows a grant, and keeps what is told. */
function following(grant: Grant): { told: unknown[]; undo: (() => void) | undefined } {
  const told: unknown[] = []
  const listener: WalletListener = {
    accountsChanged: (accounts) => told.push(accounts.map(({ address }) => address)),
    networkChanged: (id) => told.push(id),
    disconnected: (reason) => told.push(reason),
  }
  return { told, undo: grant.watch?.(listener) }
}

describe('connect', () => {
  test('default: accounts, network, and the provider itself', async () => {
    const { connect, wallet, connector } = wired({ eth_requestAccounts: () => [alice, brook] })
    expect(await connect()).toMatchObject({ accounts: [{ address: alice }, { address: brook }], networkId: 'eip155:1', provider: wallet })
    expect(connector.provider).toBe(wallet)
    expect(wallet.heard).toBe(0)
  })

  test.each([
    ['no account', { eth_requestAccounts: () => [] }, 'wallet/no-account', 'Harbour connected without an account'],
    [
      'no list',
      { eth_requestAccounts: () => null },
      'wallet/invalid-answer',
      'eth_requestAccounts with something that is not a list of addresses',
    ],
    ['no network', { eth_chainId: () => 'mainnet' }, 'wallet/invalid-answer', 'eth_chainId with something that is not a chain id'],
    ['a failure', { eth_chainId: () => Promise.reject({ code: 4900 }) }, 'wallet/disconnected', 'Harbour has no connection'],
  ])('parameters: %s is a failure with what to do next', async (_, answers, code, words) => {
    const error = await failure(wired(answers).connect())
    expect(error).toMatchObject({ code, message: expect.stringContaining(words), remedy: expect.stringMatching(/\.$/) })
  })

  test('behavior: a no is a refusal', async () => {
    expect(isRefusal(await failure(wired({ eth_requestAccounts: () => Promise.reject({ code: 4001 }) }).connect()))).toBe(true)
  })

  test('behavior: a wallet that never answers leaves nothing behind once nobody waits', async () => {
    const { connect, wallet, controller } = wired({ eth_requestAccounts: never })
    void connect()
    await settled()
    controller.abort()
    expect(wallet.heard).toBe(0)
  })

  test('behavior: a wallet that never says where it is after its yes is given up after 30 s, in one sentence', async () => {
    const { connect, clock, wallet } = wired({ eth_chainId: never })
    const asked = failure(connect())
    await clock.settle(30_000)
    expect(await asked).toMatchObject({ code: 'wallet/silent', message: expect.stringContaining('Harbour does not answer') })
    expect([clock.pending, wallet.heard]).toEqual([0, 0])
  })

  test('behavior: a wallet that is closed while it is asked', async () => {
    const { connect, wallet } = wired({ eth_requestAccounts: never })
    const asked = failure(connect())
    await settled()
    wallet.say('disconnect', { code: 1013 })
    wallet.say('disconnect', { code: 1011 })
    expect(await asked).toMatchObject({ code: 'wallet/closed', message: 'Harbour was closed' })
    expect(wallet.heard).toBe(0)
  })

  test('behavior: a wallet that is only away for a moment is waited for', async () => {
    const answer = withResolvers<unknown>()
    const { connect, wallet } = wired({ eth_requestAccounts: () => answer.promise })
    const asked = connect()
    await settled()
    wallet.say('disconnect', { code: 1013 })
    answer.resolve([alice])
    expect(await asked).toMatchObject({ accounts: [{ address: alice }] })
  })

  test('behavior: nobody is asked for what was called off while the wallet was loading', async () => {
    const loading: ((wallet: unknown) => void)[] = []
    const { connect, wallet, controller } = wired({}, { load: () => new Promise((resolve) => loading.push(resolve)) })
    const asked = failure(connect())
    controller.abort()
    loading[0]?.(wallet)
    expect(await asked).toMatchObject({ code: 'wallet/called-off' })
    expect(wallet.calls).toEqual([])
  })

  test.each([
    ['is no provider', () => ({})],
    [
      'fails to load',
      () => {
        throw new Error('chunk')
      },
    ],
    ['is loaded as nothing', () => Promise.resolve(undefined)],
  ])('behavior: a wallet that %s can be tried again', async (_, broken) => {
    const load = vi.fn<() => unknown>(broken)
    const { connect, wallet } = wired({}, { load })
    expect(await failure(connect())).toMatchObject({ code: 'wallet/no-provider', message: 'Harbour is not there' })
    load.mockReturnValue(wallet)
    await connect()
    await connect()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test.each(exoticValues)('behavior: $name as accounts or as network is a failure of ours', async ({ make }) => {
    for (const method of ['eth_requestAccounts', 'eth_chainId']) {
      expect(await failure(wired({ [method]: make }).connect())).toMatchObject({
        name: 'BillfoldError',
        code: expect.stringContaining('wallet/'),
      })
    }
  })
})

describe('a request is open in the wallet already', () => {
  const none = { eth_accounts: () => [] }
  const pending = (): Promise<never> => Promise.reject({ code: -32002 })

  /** Connects while a request is open, and returns the grant to wait for. */
  async function waiting(connect: Wired['connect']): Promise<{ granted: Promise<Grant>; message: string }> {
    const error = await failure(connect())
    if (!isPending(error) || error.context.granted === undefined) throw new Error('nothing is granted later')
    await settled()
    return { granted: error.context.granted, message: error.message }
  }

  test('behavior: we listen for the result and go on by ourselves; no second request', async () => {
    const { connect, wallet } = wired({ ...none, eth_requestAccounts: pending })
    const { granted, message } = await waiting(connect)
    expect(message).toBe('Your wallet already has a request open. Finish it there.')
    wallet.say('accountsChanged', [])
    wallet.say('accountsChanged', [brook])
    expect(await granted).toMatchObject({ accounts: [{ address: brook }], networkId: 'eip155:1' })
    expect(wallet.calls).toEqual(['eth_requestAccounts', 'eth_accounts', 'eth_chainId'])
    expect(wallet.heard).toBe(0)
  })

  test('behavior: what was granted before anybody listened is found', async () => {
    const { connect } = wired({ eth_requestAccounts: pending })
    expect(await (await waiting(connect)).granted).toMatchObject({ accounts: [{ address: alice }] })
  })

  test('behavior: some wallets only say that they are connected', async () => {
    const { connect, wallet } = wired({ ...none, eth_requestAccounts: pending })
    const { granted } = await waiting(connect)
    wallet.answers['eth_accounts'] = () => [alice]
    wallet.say('connect', { chainId: '0x1' })
    expect(await granted).toMatchObject({ accounts: [{ address: alice }] })
  })

  test.each([
    [
      'a yes',
      (answer: PromiseWithResolvers<unknown>) => answer.resolve([alice]),
      (grant: unknown) => expect(grant).toMatchObject({ networkId: 'eip155:1' }),
    ],
    [
      'a no',
      (answer: PromiseWithResolvers<unknown>) => answer.reject({ code: 4001 }),
      (error: unknown) => expect(isRefusal(error)).toBe(true),
    ],
  ])('behavior: the request that this page left open is answered after all: %s', async (_, settle, check) => {
    const answer = withResolvers<unknown>()
    const answers = [() => answer.promise, pending]
    const { connect, connector, wallet } = wired({ ...none, eth_requestAccounts: () => answers.shift()?.() })
    const first = new AbortController()
    void failure(connector.connect({ network, signal: first.signal }))
    await settled()
    first.abort()
    const { granted } = await waiting(connect)
    settle(answer)
    check(await granted.catch((error: unknown) => error))
    expect(wallet.heard).toBe(0)
  })

  test('behavior: who called it off is not told of the answer to the earlier request either', async () => {
    const answer = withResolvers<unknown>()
    const answers = [() => answer.promise, pending]
    const { connect, connector, controller } = wired({ ...none, eth_requestAccounts: () => answers.shift()?.() })
    void failure(connector.connect({ network, signal: new AbortController().signal }))
    await settled()
    const { granted } = await waiting(connect)
    const told = vi.fn()
    void granted.then(told, told)
    controller.abort()
    answer.resolve([alice])
    await settled()
    expect(told).not.toHaveBeenCalled()
  })

  test('behavior: who called it off is not told any more', async () => {
    const { connect, wallet, controller } = wired({ ...none, eth_requestAccounts: pending })
    const { granted } = await waiting(connect)
    const told = vi.fn()
    void granted.then(told, told)
    controller.abort()
    wallet.say('accountsChanged', [alice])
    await settled()
    expect(told).not.toHaveBeenCalled()
    expect(wallet.heard).toBe(0)
  })
})

describe('reconnect', () => {
  const restore = ({ connector, controller }: Wired): Promise<Grant | undefined> =>
    connector.reconnect({ network, signal: controller.signal })

  test('default: `eth_accounts`, which never prompts', async () => {
    const page = wired()
    expect(await restore(page)).toMatchObject({ accounts: [{ address: alice }] })
    expect(page.wallet.calls).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('behavior: an empty list: locked, or the wallet has forgotten this page', async () => {
    expect(await restore(wired({ eth_accounts: () => [] }))).toBeUndefined()
  })

  test('behavior: a wallet that may be somebody else is not even asked', async () => {
    const page = wired({}, { mayRestore: false })
    expect(await restore(page)).toBeUndefined()
    expect(page.wallet.calls).toEqual([])
  })

  test.each(['eth_accounts', 'eth_chainId'])('behavior: a wallet that never answers %s is given up after 10 s', async (method) => {
    const page = wired({ [method]: never })
    const restored = failure(restore(page))
    await page.clock.settle(9_999)
    expect(page.clock.pending).toBeGreaterThan(0)
    await page.clock.settle(1)
    expect(await restored).toMatchObject({ code: 'wallet/called-off' })
    expect(page.clock.pending).toBe(0)
  })
})

describe('following a wallet', () => {
  test('default: accounts, network, the end, until the undo', async () => {
    const { connect, wallet } = wired()
    const { told, undo } = following(await connect())
    wallet.say('accountsChanged', [brook, alice])
    wallet.say('chainChanged', '0xa')
    wallet.say('accountsChanged', [])
    wallet.say('disconnect', { code: 4900 })
    undo?.()
    wallet.say('chainChanged', '0x1')
    expect(told).toEqual([[brook, alice], 'eip155:10', [], 'closed'])
    expect(wallet.heard).toBe(0)
  })

  test('behavior: what happened since the grant was made is told first', async () => {
    const { connect, wallet } = wired()
    const grant = await connect()
    wallet.answers['eth_accounts'] = () => [brook]
    wallet.answers['eth_chainId'] = () => '0xa'
    const { told } = following(grant)
    await settled()
    expect(told).toEqual([[brook], 'eip155:10'])
  })

  test('behavior: an event is newer than an answer', async () => {
    const { connect, wallet } = wired()
    const grant = await connect()
    wallet.answers['eth_accounts'] = () => [alice, brook]
    const { told } = following(grant)
    wallet.say('accountsChanged', [brook])
    await settled()
    expect(told).toEqual([[brook]])
  })

  test('behavior: a wallet that forgets to answer `eth_accounts` is not locked', async () => {
    const { connect, wallet } = wired()
    const grant = await connect()
    wallet.answers['eth_accounts'] = () => []
    const { told } = following(grant)
    await settled()
    expect(told).toEqual([])
  })

  test('behavior: an address in other letters is the same account', async () => {
    const { connect, wallet } = wired()
    const grant = await connect()
    wallet.answers['eth_accounts'] = () => [alice.toLowerCase()]
    const { told } = following(grant)
    await settled()
    wallet.say('accountsChanged', [alice.toLowerCase(), brook])
    expect(told).toEqual([[alice, brook]])
  })

  test('behavior: a wallet that is only away for a moment comes back, and says where it is', async () => {
    const { connect, wallet } = wired()
    const { told } = following(await connect())
    await settled()
    wallet.answers['eth_chainId'] = () => '0xa'
    wallet.say('disconnect', { code: 1013 })
    await settled()
    expect(told).toEqual(['eip155:10'])
  })

  test('behavior: a wallet that keeps its listeners is not heard any more', async () => {
    const { connect, wallet } = wired()
    wallet.removeListener = () => undefined
    const { told, undo } = following(await connect())
    undo?.()
    undo?.()
    wallet.say('accountsChanged', [brook])
    expect(told).toEqual([])
  })

  test.each(exoticValues)('behavior: $name as an event is no news', async ({ name, make }) => {
    const { connect, wallet } = wired()
    const { told } = following(await connect())
    wallet.say('accountsChanged', make())
    wallet.say('chainChanged', make())
    await settled()
    expect(told).toEqual(name === 'an empty list' ? [[]] : [])
  })

  test('behavior: a wallet without events is connected all the same', async () => {
    const request = async ({ method }: { method: string }): Promise<unknown> => (method === 'eth_chainId' ? '0x1' : [alice])
    const { connect } = wired({}, { load: () => ({ request }) })
    expect(following(await connect()).told).toEqual([])
  })
})

describe('disconnect', () => {
  test('default: the wallet forgets this page, where it knows how to', async () => {
    const revoke = vi.fn()
    const { connect, connector } = wired({ wallet_revokePermissions: revoke })
    await connect()
    await connector.disconnect()
    expect(revoke).toHaveBeenCalledWith([{ eth_accounts: {} }])
  })

  test('behavior: a wallet that does not know the method is disconnected here, in its own way if it has one', async () => {
    const { connect, connector, wallet } = wired()
    const disconnect = vi.fn(() => Promise.reject(new Error('not connected')))
    await connect()
    await connector.disconnect()
    Object.assign(wallet, { disconnect })
    await connector.disconnect()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  test('behavior: a wallet that never answers is not waited for longer than a second', async () => {
    const { connect, connector, clock } = wired({ wallet_revokePermissions: never })
    await connect()
    const ended = connector.disconnect()
    await clock.settle(1_000)
    expect(await ended).toBeUndefined()
  })

  test('behavior: a wallet that was never reached is left alone', async () => {
    const { connector, wallet } = wired()
    await connector.disconnect()
    expect(wallet.calls).toEqual([])
  })
})

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (reason: unknown) => void
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let [resolve, reject]: [(value: T) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}
