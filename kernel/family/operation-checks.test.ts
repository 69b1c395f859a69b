import { exoticValues, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { Session } from '../src/wallets/contract/connection.js'
import { checkAmount, needNetwork, needSession, withAccount } from './operation-checks.js'

const accounts = [{ address: '0xa' }, { address: '0xb' }] as const
const connector = fakeConnector({ name: 'Harbour', wallet: fakeWallet({ accounts, networkId: 'eip155:1' }) })
const session: Session = { namespace: 'eip155', connector, account: accounts[0], accounts, network: undefined, provider: {} }

describe('withAccount', () => {
  test('default: the session goes on with the account that is named', () => {
    expect(withAccount(session, '0xb')).toEqual({ ...session, account: { address: '0xb' } })
  })

  test('behavior: a family knows an account in other letters', () => {
    expect(withAccount(session, '0xB', (own, other) => own === other.toLowerCase()).account.address).toBe('0xb')
  })

  test.each([{ name: 'another account', make: () => '0xc' }, ...exoticValues])('behavior: $name is not connected', ({ make }) => {
    expect(() => withAccount(session, make())).toThrow(expect.objectContaining({ code: 'wallet/account-changed' }))
  })
})

test.each([0n, -1n, 11n])('behavior: nobody can send %s of at most 10', (amount) => {
  expect(() => checkAmount(amount, 10n)).toThrow(expect.objectContaining({ code: 'wallet/invalid-amount' }))
})

test('behavior: without a limit any amount above nothing can be', () => expect(checkAmount(10n ** 30n)).toBeUndefined())

test('behavior: who is not connected, or on no network, is told so', () => {
  expect(() => needSession({ find: () => undefined }, 'sui', 'transfer')).toThrow(expect.objectContaining({ code: 'wallet/not-connected' }))
  expect(() => needNetwork({ network: undefined }, 'transfer')).toThrow(expect.objectContaining({ code: 'wallet/no-network' }))
})
