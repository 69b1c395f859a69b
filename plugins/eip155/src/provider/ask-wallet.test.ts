import { isRefusal } from '@billfold/kernel'
import { exoticValues, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { type EvmAskOptions, askWallet as ask } from './ask-wallet.js'

const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)
const providing = (request: unknown): object => ({ request })
const call = { method: 'eth_accounts' }
const askWallet = (
  provider: unknown,
  asked: typeof call & { params?: readonly unknown[] },
  options: Partial<EvmAskOptions> = {},
): Promise<unknown> => ask(provider, asked, { wallet: 'Harbour', mayAsk: () => undefined, ...options })
/** The member that makes something a promise. */
const awaited = ['th', 'en'].join('')

describe('askWallet', () => {
  test('default: hands on what the wallet answers', async () => {
    expect(
      await askWallet(
        providing(async () => ['0xa']),
        call,
      ),
    ).toEqual(['0xa'])
    expect(
      await askWallet(
        providing(() => 'at once, without a promise'),
        call,
      ),
    ).toBe('at once, without a promise')
  })

  test('behavior: `provider.request` is called with our own frozen params, and as a method of its provider', async () => {
    const params = [{ eth_accounts: { deep: [1] } }]
    const provider = { request: vi.fn(), name: 'mine' }
    await askWallet(provider, { method: 'wallet_revokePermissions', params })
    const [given] = provider.request.mock.calls[0] as [{ params: typeof params }]
    expect(given.params).toEqual(params)
    expect(given.params).not.toBe(params)
    expect([given.params, given.params[0], given.params[0]?.eth_accounts.deep].every(Object.isFrozen)).toBe(true)
    expect(provider.request.mock.contexts[0]).toBe(provider)
  })

  test('behavior: only the first answer counts', async () => {
    const answer = (resolve: (value: string) => void, reject: (error: Error) => void): void => {
      resolve('one')
      resolve('two')
      reject(new Error('no'))
    }
    const twice = Object.fromEntries([[awaited, answer]])
    expect(
      await askWallet(
        providing(() => twice),
        call,
      ),
    ).toBe('one')
  })

  const refuse = (): never => {
    throw new Error('do not touch')
  }
  const exotic = exoticValues.map(({ name, make }): readonly [string, () => unknown] => [name, make])
  const failing: readonly (readonly [string, () => unknown])[] = [
    ['throws at once', refuse],
    ['answers with a getter that throws', () => Object.defineProperties({}, Object.fromEntries([[awaited, { get: refuse }]]))],
    ['rejects with nothing', () => Promise.reject()],
    ...exotic.map(([name, make]) => [`rejects with ${name}`, () => Promise.reject(make())] as const),
  ]
  test.each(failing)('behavior: a provider that %s rejects with an error of ours', async (_, answer) => {
    const error = await failure(askWallet(providing(answer), call, { wallet: 'Harbour' }))
    expect(error).toMatchObject({
      name: 'BillfoldError',
      code: 'wallet/failed',
      message: expect.stringMatching(/^Harbour could not do that/),
    })
  })

  test.each([
    ...exotic,
    ['an object whose request throws when it is looked at', () => Object.defineProperty({}, 'request', { get: refuse })] as const,
    ['a request that is no function', () => providing('request')] as const,
  ])('behavior: %s is no provider', async (_, make) => {
    expect(await failure(askWallet(make(), call))).toMatchObject({
      code: 'wallet/no-provider',
      remedy: expect.stringContaining('another wallet'),
    })
  })

  test('behavior: an answer that comes after nobody waits is ignored', async () => {
    const answers: ((value: unknown) => void)[] = []
    const controller = new AbortController()
    const asked = failure(
      askWallet(
        providing(() => new Promise((resolve) => answers.push(resolve))),
        call,
        { signal: controller.signal },
      ),
    )
    await settled()
    controller.abort()
    answers[0]?.(['0xlate'])
    expect(await asked).toMatchObject({ code: 'wallet/called-off' })
  })

  test('behavior: a wallet is not asked for what nobody waits for', async () => {
    const request = vi.fn()
    expect(await failure(askWallet(providing(request), call, { signal: AbortSignal.abort() }))).toMatchObject({ code: 'wallet/called-off' })
    expect(request).not.toHaveBeenCalled()
  })

  test('behavior: a no is a refusal', async () => {
    expect(
      isRefusal(
        await failure(
          askWallet(
            providing(() => Promise.reject({ code: 4001 })),
            call,
          ),
        ),
      ),
    ).toBe(true)
  })
})
