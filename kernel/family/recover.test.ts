import { describe, expect, test, vi } from 'vitest'
import { walletFailure } from './failures.js'
import { recover } from './recover.js'

const unsupported = walletFailure('wallet/unsupported', { wallet: 'Harbour', method: 'getAddresses' })

describe('recover', () => {
  test('default: gives the answer, and asks for no other', async () => {
    const other = vi.fn()
    expect(await recover(Promise.resolve(7), ['wallet/unsupported'], other)).toBe(7)
    expect(other).not.toHaveBeenCalled()
  })

  test('behavior: a failure by one of the codes gives way to the other answer', async () => {
    expect(await recover(Promise.reject(unsupported), ['wallet/unauthorized', 'wallet/unsupported'], async () => 8)).toBe(8)
  })

  test.each([unsupported, new Error('away')])('behavior: any other failure stays what it is: %s', async (failure) => {
    await expect(recover(Promise.reject(failure), ['wallet/unauthorized'], () => 8)).rejects.toBe(failure)
  })
})
