import { isPending, isRefusal, isUnknownNetwork, walletError } from '../src/index.js'
import { exoticValues } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type FailureTable, commonFailures, readFailure, walletFailure } from './failures.js'

const networkId = 'eip155:10' as const
const call = { wallet: 'Harbour', method: 'sign' }
/** As EVM wallets have it. */
const table: FailureTable = { ...commonFailures, perhapsUnknownNetwork: [5000, -32603], 'wallet/busy': [-32005] }
const codeOf = (error: unknown, asked: { readonly networkId?: typeof networkId } = {}): string =>
  readFailure(error, table, { ...call, ...asked }).code
const nested = (code: number): unknown => ({ code: -32603, message: 'Internal error', data: { originalError: { code } } })

describe('readFailure', () => {
  test.each([
    ['a person’s no', { code: 4001 }, 'wallet/refused'],
    ['as text', { code: '4001' }, 'wallet/refused'],
    ['a no inside of something else', nested(4001), 'wallet/refused'],
    ['a no in words only', new Error('MetaMask Tx Signature: User denied transaction signature.'), 'wallet/refused'],
    ['a no as a plain text', 'User rejected the request', 'wallet/refused'],
    ["ethers' word for a no", { code: 'ACTION_REJECTED', info: { error: { code: -1 } } }, 'wallet/refused'],
    ['an open request', { code: -32002 }, 'wallet/pending'],
    ['unauthorised', { code: 4100 }, 'wallet/unauthorized'],
    ['unsupported', { code: 4200 }, 'wallet/unsupported'],
    ['disconnected', { code: 4900 }, 'wallet/disconnected'],
    ['network disconnected', { code: 4901 }, 'wallet/network-disconnected'],
    ['invalid parameters', { code: -32602 }, 'wallet/invalid-request'],
    ['too much', { code: -32005 }, 'wallet/busy'],
    ['an unknown network where none was asked for', { code: 4902 }, 'wallet/failed'],
    ['a code that nobody knows', { code: 7 }, 'wallet/failed'],
  ])('parameters: %s', (_, error, expected) => expect(codeOf(error)).toBe(expected))

  test.each([
    ['4902', { code: 4902 }, 'wallet/unknown-network'],
    ['4902 inside of -32603, as mobile wallets have it', nested(4902), 'wallet/unknown-network'],
    ['5000', { code: 5000, message: 'default' }, 'wallet/unknown-network'],
    ['a no beats 4902', { code: 4902, cause: { code: 4001 } }, 'wallet/refused'],
    ['a no in words beats 4902', { code: 4902, message: 'User rejected the request.' }, 'wallet/refused'],
    ['a no in words beats 5000: nobody is asked again', { code: 5000, message: 'User rejected the request.' }, 'wallet/refused'],
    ['a no in words that is wrapped beats -32603', { code: -32603, data: { cause: new Error('User cancelled') } }, 'wallet/refused'],
    ['4901 is an answer', { code: 4901 }, 'wallet/network-disconnected'],
  ])('parameters: asked for a network: %s', (_, error, expected) => expect(codeOf(error, { networkId })).toBe(expected))

  test.each([
    ['a revert reason', { code: -32603, message: 'execution reverted: User rejected by guardian' }],
    ['a revert reason by its code', { code: -32603, data: { code: 3, message: 'User rejected' } }],
    [
      'a revert reason inside of data',
      { code: -32000, message: 'failed', data: { message: 'VM Exception: reverted with reason User denied' } },
    ],
    ['the log of a program', new Error('Simulation failed. Program log: User rejected the request.')],
  ])('behavior: %s that says User rejected is not the person’s no', (_, error) => expect(codeOf(error)).toBe('wallet/failed'))

  test('behavior: the code of a no counts beside the words of a revert', () => {
    expect(codeOf({ code: 4001, message: 'execution reverted' })).toBe('wallet/refused')
  })

  test('behavior: a no in words of one family', () => {
    const no = [/\brequest\b.{0,20}\brejected\b/i]
    expect(isRefusal(readFailure(new Error('Signature request was rejected'), { ...table, no }, call))).toBe(true)
    expect(isRefusal(readFailure(new Error('Signature request was rejected'), table, call))).toBe(false)
  })

  test('behavior: a network that is lacking in words of one family', () => {
    const words: FailureTable = { ...table, lacksNetwork: /\bno chain info\b/i }
    const asked = readFailure(new Error('There is no chain info for moss-1'), words, { ...call, networkId })
    expect(asked.code).toBe('wallet/unknown-network')
    expect(readFailure(new Error('There is no chain info for moss-1'), words, call).code).toBe('wallet/failed')
  })

  test('behavior: an unknown network says which one', () => {
    const error = readFailure({ code: 4902 }, table, { ...call, networkId })
    expect(isUnknownNetwork(error) && error.context.networkId).toBe(networkId)
  })

  test('behavior: an open request has its sentence', () => {
    const error = readFailure({ code: -32002 }, table, call)
    expect(isPending(error) && error.message).toBe('Your wallet already has a request open. Finish it there.')
  })

  test('behavior: each has its own sentence, with what to do next', () => {
    const errors = [4100, 4200, 4900, 4901, -32602, -32005, -32603].map((code) => readFailure({ code }, table, call))
    expect(new Set(errors.map(({ message }) => message)).size).toBe(errors.length)
    for (const { message, remedy } of errors) {
      expect(message).toContain('Harbour')
      expect(remedy).toMatch(/\.$/)
    }
  })

  test("behavior: the wallet's own words are shown cleaned and cut, with the cause kept", () => {
    const cause = { code: -32000, message: `nonce\u202E too\u0000 low${'!'.repeat(500)}` }
    const error = readFailure(cause, table, call)
    expect(error.message).toMatch(/^Harbour could not do that: nonce too low!+$/)
    expect(error.message.length).toBeLessThan(250)
    expect(error.cause).toBe(cause)
    expect(error.context).toMatchObject({ code: -32000, method: 'sign' })
  })

  test('behavior: an error of ours stays what it is', () => {
    for (const own of [walletError('wallet/refused', {}), walletFailure('wallet/no-account', { wallet: 'x' })]) {
      expect(readFailure(own, table, call)).toBe(own)
    }
  })

  test.each(exoticValues)('behavior: $name is a failure, and never breaks', ({ make }) => {
    const error = readFailure(make(), table, { ...call, networkId })
    expect([isRefusal(error), error.code]).toEqual([false, 'wallet/failed'])
  })

  test('behavior: 5 MB of words are cut, and a cycle of causes ends', () => {
    expect(readFailure({ message: 'x'.repeat(5_000_000) }, table, call).message.length).toBeLessThan(250)
    const error: Record<string, unknown> = { message: 'round' }
    for (const name of ['data', 'cause', 'error', 'info', 'originalError']) error[name] = error
    expect(codeOf(error)).toBe('wallet/failed')
  })
})
