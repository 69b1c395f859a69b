import { readFailure } from '@billfold/kernel/family'
import { describe, expect, test } from 'vitest'
import { evmFailures } from './ask-wallet.js'

const networkId = 'eip155:10' as const
const codeOf = (error: unknown, asked: { readonly networkId?: typeof networkId } = {}): string =>
  readFailure(error, evmFailures, { wallet: 'Harbour', method: 'eth_x', ...asked }).code
const nested = (code: number): unknown => ({ code: -32603, message: 'Internal error', data: { originalError: { code } } })

describe('evmFailures', () => {
  test.each([
    ['unsupported by EIP-1474', { code: -32004 }, 'wallet/unsupported'],
    ['too much', { code: -32005 }, 'wallet/busy'],
    ['an internal error', { code: -32603, message: 'gas' }, 'wallet/failed'],
    ['an unknown network where none was asked for', { code: 4902 }, 'wallet/failed'],
    ['5000 where no network was asked for', { code: 5000 }, 'wallet/failed'],
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
    ['4901 is an answer: network disconnected', { code: 4901 }, 'wallet/network-disconnected'],
  ])('parameters: asked for a network: %s', (_, error, expected) => expect(codeOf(error, { networkId })).toBe(expected))
})
