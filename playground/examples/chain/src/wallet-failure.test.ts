import { isRefusal, isUnknownNetwork } from '@billfold/kernel'
import { exoticValues } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { fromWalletFailure } from './wallet-failure.js'

describe('fromWalletFailure', () => {
  test('parameters: the two codes that mean something', () => {
    expect(isRefusal(fromWalletFailure({ code: 4001 }, 'sign'))).toBe(true)
    const unknown = fromWalletFailure({ code: 4902 }, 'example:9')
    expect(isUnknownNetwork(unknown) && unknown.context.networkId).toBe('example:9')
  })

  test.each(exoticValues)('behavior: $name stays what it is', ({ make }) => {
    const value = make()
    expect(Object.is(fromWalletFailure(value, 'sign'), value)).toBe(true)
  })
})
