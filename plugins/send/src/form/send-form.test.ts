import { observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import type { SendToken } from '../contract.js'
import { ReceiverLookup } from '../receiver/receiver-lookup.js'
import { SendForm, type SendFormParts } from './send-form.js'

const coin = 'ETH'
const token = (key: string): SendToken => ({
  ...{ key, chainId: 'eip155:1', name: key, symbol: key, decimals: 18, held: 10n ** 18n, price: undefined, iconUrl: '' },
  address: key === coin ? undefined : key,
})

function form(first: readonly string[], readLink: SendFormParts['readLink'] = async () => undefined) {
  const tokens = observable.box<readonly SendToken[]>(first.map(token), { deep: false })
  const lookup = new ReceiverLookup({
    clock: { after: () => () => undefined },
    log: { debug: () => undefined },
    isAddress: () => () => true,
    resolvers: () => [],
  })
  const parts = { tokens: () => tokens.get(), lookup, canTransfer: () => true, longestMemo: () => undefined, readLink }
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

describe('a payment link', () => {
  const link = { to: 'harbour', amount: '0.5', memo: 'pier' }

  test('default: fills in who is paid, how much of the network’s coin, and the memo', async () => {
    const { form: own } = form(['USDC', coin], async () => link)
    own.writeReceiver('bitcoin:harbour?amount=0.5&memo=pier')
    await expect.poll(() => own.receiverText).toBe('harbour')
    expect([own.token?.key, own.typed, own.memo]).toEqual([coin, '0.5', 'pier'])
  })

  test.each([
    ['counted in smallest units', { units: 1_500_000n }],
    ['counted in whole tokens', { amount: '0.0000000000015' }],
  ])('behavior: the token that it names is chosen, with its amount %s', async (_, asked) => {
    const { form: own } = form([coin, '0xAbC'], async () => ({ to: 'harbour', token: '0xabc', ...asked }))
    own.writeReceiver('ethereum:0xabc/transfer?address=harbour')
    await expect.poll(() => own.receiverText).toBe('harbour')
    expect([own.token?.key, own.typed]).toEqual(['0xAbC', '0.0000000000015'])
  })

  test('behavior: an amount of a token that the account does not have is no amount of another one', async () => {
    const { form: own } = form([coin], async () => ({ to: 'harbour', token: '0xabc', amount: '7' }))
    own.writeReceiver('solana:harbour?amount=7&spl-token=0xabc')
    await expect.poll(() => own.receiverText).toBe('harbour')
    expect([own.token?.key, own.typed]).toEqual([coin, ''])
  })

  test('behavior: the token stays where an amount stands already', async () => {
    const { form: own } = form([coin, '0xabc'], async () => ({ to: 'harbour', token: '0xabc', amount: '7' }))
    own.type('2')
    own.writeReceiver('solana:harbour?amount=7&spl-token=0xabc')
    await expect.poll(() => own.receiverText).toBe('harbour')
    expect([own.token?.key, own.typed]).toEqual([coin, '2'])
  })

  test('behavior: what the visitor said stays, and another text that is written meanwhile', async () => {
    const { form: own } = form(['USDC', coin], async () => link)
    own.type('2')
    own.writeMemo('mine')
    own.writeReceiver('bitcoin:harbour?amount=0.5')
    own.writeReceiver('somebody')
    await Promise.resolve()
    await Promise.resolve()
    expect([own.receiverText, own.typed, own.memo]).toEqual(['somebody', '2', 'mine'])
    own.writeReceiver('bitcoin:harbour?amount=0.5')
    await expect.poll(() => own.receiverText).toBe('harbour')
    expect([own.token?.key, own.typed, own.memo]).toEqual(['USDC', '2', 'mine'])
  })

  test('behavior: what is none stays as it was written', async () => {
    const { form: own } = form(['ETH'])
    own.writeReceiver('mailto:somebody')
    await Promise.resolve()
    expect(own.receiverText).toBe('mailto:somebody')
  })
})
