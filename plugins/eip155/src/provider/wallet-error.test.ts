import { isPending, isRefusal, isUnknownNetwork, walletError } from '@billfold/kernel'
import { exoticValues } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { toWalletError } from './wallet-error.js'

const networkId = 'eip155:10' as const
const codeOf = (error: unknown, asked: Partial<Parameters<typeof toWalletError>[1]> = {}): string =>
  toWalletError(error, { method: 'eth_x', ...asked }).code
const nested = (code: number): unknown => ({ code: -32603, message: 'Internal error', data: { originalError: { code } } })

describe('toWalletError', () => {
  test.each([
    ['a person’s no', { code: 4001 }, 'wallet/refused'],
    ['as text', { code: '4001' }, 'wallet/refused'],
    ['a no inside of something else', nested(4001), 'wallet/refused'],
    ['a no in words only', new Error('MetaMask Tx Signature: User denied transaction signature.'), 'wallet/refused'],
    ['a no as a plain text', 'User rejected the request', 'wallet/refused'],
    ["ethers' word for a no", { code: 'ACTION_REJECTED', info: { error: { code: -1 } } }, 'wallet/refused'],
    ['an open request', { code: -32002 }, 'wallet/pending'],
    ['unauthorised', { code: 4100 }, 'eip155/unauthorized'],
    ['unsupported', { code: 4200 }, 'eip155/unsupported-method'],
    ['no such method', { code: -32601 }, 'eip155/unsupported-method'],
    ['disconnected', { code: 4900 }, 'eip155/disconnected'],
    ['chain disconnected', { code: 4901 }, 'eip155/chain-disconnected'],
    ['invalid parameters', { code: -32602 }, 'eip155/invalid-request'],
    ['too much', { code: -32005 }, 'eip155/busy'],
    ['an internal error', { code: -32603, message: 'gas' }, 'eip155/failed'],
    ['an unknown chain where none was asked for', { code: 4902 }, 'eip155/failed'],
    ['5000 where no network was asked for', { code: 5000 }, 'eip155/failed'],
    ['a code that nobody knows', { code: 7 }, 'eip155/failed'],
  ])('parameters: %s', (_, error, expected) => expect(codeOf(error)).toBe(expected))

  test.each([
    ['4902 (unrecognized chain)', { code: 4902 }, 'wallet/unknown-network'],
    ['4902 as the cause of an error', new Error('x', { cause: { code: 4902 } }), 'wallet/unknown-network'],
    ['4902 as text', { code: '4902' }, 'wallet/unknown-network'],
    ['4902 inside of -32603, as mobile wallets have it', nested(4902), 'wallet/unknown-network'],
    ['5000 (default)', { code: 5000, message: 'default' }, 'wallet/unknown-network'],
    ['32603 (invalid chain id)', { code: 32603 }, 'wallet/unknown-network'],
    ['-32603', { code: -32603 }, 'wallet/unknown-network'],
    ['a no beats 4902', { code: 4902, cause: { code: 4001 } }, 'wallet/refused'],
    ['a no in words beats 5000: the person is not asked again', { code: 5000, message: 'User rejected the request.' }, 'wallet/refused'],
    ['4901 is an answer: chain disconnected', { code: 4901 }, 'eip155/chain-disconnected'],
  ])('parameters: asked for a network: %s', (_, error, expected) => expect(codeOf(error, { networkId })).toBe(expected))

  test('behavior: an unknown network says which one', () => {
    const error = toWalletError({ code: 4902 }, { method: 'wallet_switchEthereumChain', networkId })
    expect(isUnknownNetwork(error) && error.context.networkId).toBe(networkId)
  })

  test('behavior: -32002 has the sentence of a request that is open already', () => {
    const error = toWalletError({ code: -32002 }, { method: 'eth_requestAccounts' })
    expect(isPending(error) && error.message).toBe('Your wallet already has a request open. Finish it there.')
  })

  test('behavior: each has its own sentence, with what to do next', () => {
    const errors = [4100, 4200, 4900, 4901, -32602, -32005, -32603].map((code) =>
      toWalletError({ code }, { method: 'eth_x', wallet: 'Harbour' }),
    )
    expect(new Set(errors.map(({ message }) => message)).size).toBe(errors.length)
    for (const { message, remedy } of errors) {
      expect(message).toContain('Harbour')
      expect(remedy).toMatch(/\.$/)
    }
  })

  test("behavior: the wallet's own words are shown cleaned and cut, with the cause kept", () => {
    const cause = { code: -32000, message: `nonce\u202E too\u0000 low${'!'.repeat(500)}` }
    const error = toWalletError(cause, { method: 'eth_sendTransaction', wallet: 'Harbour' })
    expect(error.message).toMatch(/^Harbour could not do that: nonce too low!+$/)
    expect(error.message.length).toBeLessThan(250)
    expect(error.cause).toBe(cause)
    expect(error.context).toMatchObject({ code: -32000, method: 'eth_sendTransaction' })
  })

  test('behavior: an error of ours stays what it is', () => {
    const refusal = walletError('wallet/refused', {})
    expect(toWalletError(refusal, { method: 'eth_x' })).toBe(refusal)
  })

  test.each(exoticValues)('behavior: $name is a failure, and never breaks', ({ make }) => {
    const error = toWalletError(make(), { method: 'eth_x', networkId })
    expect([isRefusal(error), error.code]).toEqual([false, 'eip155/failed'])
  })

  test('behavior: a cycle of causes ends', () => {
    const error: Record<string, unknown> = { message: 'round' }
    for (const name of ['data', 'cause', 'error', 'info', 'originalError']) error[name] = error
    expect(codeOf(error)).toBe('eip155/failed')
  })
})
