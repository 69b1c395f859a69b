import { observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import type { SendToken } from '../contract.js'
import { ReceiverLookup } from '../receiver/receiver-lookup.js'
import { SendForm } from './send-form.js'

const token = (key: string): SendToken => ({
  ...{ key, chainId: 'eip155:1', name: key, symbol: key, decimals: 18, address: key, held: 10n ** 18n, price: undefined, iconUrl: '' },
})

function form(first: readonly string[]) {
  const tokens = observable.box<readonly SendToken[]>(first.map(token), { deep: false })
  const lookup = new ReceiverLookup({
    clock: { after: () => () => undefined },
    log: { debug: () => undefined },
    isAddress: () => () => true,
    resolvers: () => [],
  })
  const parts = { tokens: () => tokens.get(), lookup, canTransfer: () => true, longestMemo: () => undefined }
  return { form: new SendForm(parts), show: (keys: readonly string[]) => runInAction(() => tokens.set(keys.map(token))) }
}

describe('the token in the form', () => {
  test('default: the first one, until something is typed', () => {
    const { form: own, show } = form(['ETH', 'USDC'])
    expect(own.token?.key).toBe('ETH')
    show(['USDC', 'ETH'])
    expect(own.token?.key).toBe('USDC')
  })

  test('behavior: prices that arrive late put another one first, and what was typed for one never becomes an amount of another', () => {
    const { form: own, show } = form(['ETH', 'USDC'])
    own.type('0.5')
    show(['USDC', 'ETH'])
    expect([own.token?.key, own.typed]).toEqual(['ETH', '0.5'])
    own.reset()
    expect(own.token?.key).toBe('USDC')
    own.takeMost(5n)
    show(['ETH', 'USDC'])
    expect(own.token?.key).toBe('USDC')
  })
})
