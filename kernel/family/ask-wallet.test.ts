import { exoticValues, fakeClock, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { askWallet, requestByRpc, requestWallet } from './ask-wallet.js'
import { walletAsk } from './wallet-driver.js'

const mayAsk = (): void => undefined
const call = { wallet: 'Harbour', method: 'sign', mayAsk }
const never = (): Promise<never> => new Promise(() => {})
const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('askWallet', () => {
  test('behavior: a method that the plugin may not ask for is not asked', async () => {
    const ask = vi.fn()
    const refuse = (method: string): never => {
      throw new TypeError(`${method} is not declared`)
    }
    expect(await failure(askWallet(ask, { ...call, mayAsk: refuse }))).toMatchObject({ message: 'sign is not declared' })
    expect(ask).not.toHaveBeenCalled()
  })

  test.each<[what: string, ask: () => unknown]>([
    ['a promise', () => Promise.resolve('yes')],
    ['no promise', () => 'yes'],
    // oxlint-disable-next-line unicorn/no-thenable -- what looks like a promise is what this is about
    ['something that looks like one', () => ({ then: (resolve: (said: string) => void) => resolve('yes') })],
  ])('default: the answer, given as %s', async (_, ask) => {
    expect(await askWallet(ask, call)).toBe('yes')
    expect(await askWallet(ask, { ...call, signal: new AbortController().signal })).toBe('yes')
  })

  test('behavior: what is thrown at once is a failure of the wallet, with its words', async () => {
    const broken = (): never => {
      throw new TypeError('broken')
    }
    expect(await failure(askWallet(broken, call))).toMatchObject({ code: 'wallet/failed', message: 'Harbour could not do that: broken' })
  })

  test('behavior: called off: it rejects at once, and a late answer is ignored', async () => {
    const off = new AbortController()
    const asked = failure(askWallet(never, { ...call, signal: off.signal }))
    off.abort()
    expect(await asked).toMatchObject({ code: 'wallet/called-off' })
  })

  test('behavior: a wallet is not asked for what nobody waits for', async () => {
    const ask = vi.fn()
    expect(await failure(askWallet(ask, { ...call, signal: AbortSignal.abort() }))).toMatchObject({ code: 'wallet/called-off' })
    expect(ask).not.toHaveBeenCalled()
  })

  test('behavior: a wallet that stays silent is given up, and no timer is left', async () => {
    const clock = fakeClock()
    const asked = failure(askWallet(never, { ...call, silentAfter: { clock, milliseconds: 30_000 } }))
    await clock.settle(30_000)
    expect(await asked).toMatchObject({ code: 'wallet/silent', message: 'Harbour does not answer' })
    await askWallet(() => 'yes', { ...call, silentAfter: { clock, milliseconds: 30_000 } })
    expect(clock.pending).toBe(0)
  })

  test.each(exoticValues)('behavior: $name as the answer is handed on as it is, thrown it is a failure', async ({ make }) => {
    const value = make()
    const thrown = async (): Promise<never> => {
      throw value
    }
    const answered = await askWallet(() => [value], call)
    expect(Object.is((answered as readonly unknown[])[0], value)).toBe(true)
    expect(await failure(askWallet(thrown, call))).toMatchObject({ code: 'wallet/failed' })
  })
})

describe('requestWallet', () => {
  test('behavior: the wallet gets a frozen copy of its own', async () => {
    const params = [{ to: 'brook', list: [1] }]
    const provider = { request: vi.fn(async (given: object) => given) }
    const given = (await requestWallet(provider, { method: 'send', params }, { wallet: 'Harbour', mayAsk })) as { params: typeof params }
    expect(given).toEqual({ method: 'send', params })
    expect(given.params).not.toBe(params)
    expect([given, given.params, given.params[0], given.params[0]?.list].map((part) => Object.isFrozen(part))).toEqual(Array(4).fill(true))
  })

  test('behavior: what says something else when it is looked at again is refused', async () => {
    let looks = 0
    const provider = { request: vi.fn() }
    const params = [
      {
        get to() {
          return (looks += 1) === 1 ? 'brook' : 'somebody'
        },
      },
    ]
    expect(await failure(requestWallet(provider, { method: 'send', params }, { wallet: 'Harbour', mayAsk }))).toMatchObject({
      code: 'wallet/replaced',
    })
    expect(provider.request).not.toHaveBeenCalled()
  })

  test('behavior: what has no request is no wallet', async () => {
    expect(await failure(requestWallet({}, call, { wallet: 'Harbour', mayAsk }))).toMatchObject({ code: 'wallet/no-provider' })
  })

  test('behavior: an answer that comes after nobody waits is ignored', async () => {
    const answers: ((value: unknown) => void)[] = []
    const off = new AbortController()
    const provider = { request: () => new Promise((resolve) => answers.push(resolve)) }
    const asked = failure(requestWallet(provider, { method: 'connect' }, { wallet: 'Harbour', mayAsk, signal: off.signal }))
    await settled()
    off.abort()
    answers[0]?.('late')
    expect(await asked).toMatchObject({ code: 'wallet/called-off' })
  })
})

describe('requestByRpc', () => {
  const ask = (said: unknown): Promise<unknown> => requestByRpc({ request: () => said }, { method: 'sign' }, { wallet: 'Harbour', mayAsk })

  test('behavior: the wallet gets the method, and a frozen copy of the parameters', async () => {
    const provider = { request: vi.fn(async () => ({ jsonrpc: '2.0', id: 1, result: 'signed' })) }
    const params = { text: 'hello' }
    expect(await requestByRpc(provider, { method: 'sign', params }, { wallet: 'Harbour', mayAsk })).toBe('signed')
    const [method, given] = provider.request.mock.calls[0] as unknown as [string, object]
    expect([method, given, Object.isFrozen(given), given === params]).toEqual(['sign', params, true, false])
  })

  test.each([
    ['a result', { jsonrpc: '2.0', id: 1, result: { signature: 'a' } }, { signature: 'a' }],
    ['a result that is nothing', { jsonrpc: '2.0', id: 1, result: null }, null],
    ['no result at all', { jsonrpc: '2.0', id: 1 }, undefined],
    ['a result without a frame', { signature: 'a' }, { signature: 'a' }],
  ])('behavior: %s is what is handed on', async (_, said, expected) => expect(await ask(said)).toEqual(expected))

  test.each([
    ['answered', () => ({ jsonrpc: '2.0', id: 1, error: { code: 4001, message: 'no' } })],
    ['thrown', () => Promise.reject({ jsonrpc: '2.0', id: 1, error: { code: 4001, message: 'no' } })],
  ])('behavior: an error that is %s is read by its code', async (_, say) => {
    expect(await failure(ask(say()))).toMatchObject({ code: 'wallet/refused' })
  })
})

describe('walletAsk', () => {
  test('behavior: a method of the wallet is called as it was when it was first looked at', async () => {
    const sign = async function (this: { readonly own: string }, text: string): Promise<string> {
      return `${this.own} ${text}`
    }
    const wallet = { own: 'yes', sign }
    const ask = walletAsk(wallet, { wallet: 'Harbour', mayAsk })
    expect(await ask.invoke('sign', 'hello')).toBe('yes hello')
    expect(await failure(ask.invoke('send'))).toMatchObject({ code: 'wallet/unsupported' })
    wallet.sign = vi.fn()
    expect(await failure(ask.invoke('sign', 'hello'))).toMatchObject({ code: 'wallet/replaced' })
    expect(wallet.sign).not.toHaveBeenCalled()
  })
})
