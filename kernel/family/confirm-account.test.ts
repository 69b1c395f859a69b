import { fakeConnector } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { Session } from '../src/wallets/contract/connection.js'
import { confirmAccount } from './confirm-account.js'
import { mayHaveBeenSent } from './unknown-outcome.js'

const connector = fakeConnector()

function session(address: string, through = connector): Session {
  const account = { address }
  return { namespace: 'eip155', connector: through, account, accounts: [account], network: undefined, provider: {} }
}

describe('confirmAccount', () => {
  test('default: the account in use passes, and so does a session of another wallet', () => {
    expect(() => confirmAccount(session('0xa'), session('0xa'))).not.toThrow()
    expect(() => confirmAccount(session('0xa'), undefined)).not.toThrow()
    expect(() => confirmAccount(session('0xa'), session('0xb', fakeConnector({ id: 'other' })))).not.toThrow()
  })

  test('behavior: an account that the wallet has left does not', () => {
    expect(() => confirmAccount(session('0xa'), session('0xb'))).toThrow(/not on the account/)
  })

  test('behavior: an address that is only watched never does, and nothing was sent', () => {
    const watched = session('0xa', fakeConnector({ isViewOnly: true }))
    const thrown = catchError(() => confirmAccount(watched, watched))
    expect(thrown).toMatchObject({ code: 'wallet/view-only', message: expect.stringMatching(/only watched/) })
    expect(mayHaveBeenSent(thrown)).toBe(false)
  })
})

function catchError(run: () => void): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}
