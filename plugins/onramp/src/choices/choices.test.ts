import { describe, expect, test } from 'vitest'
import type { PaymentCurrency } from '../contract.js'
import { amountProblem, methodsFor } from './amount-problem.js'
import { meldCode } from './meld-code.js'
import { offeredProviders } from './offered-providers.js'
import { purchasable } from './purchasable.js'
import { isRestricted, restrictedZones } from './restricted-zones.js'
import { sampleOptions } from './sample-options.js'

const usd = sampleOptions.paymentCurrencies[0] as PaymentCurrency
const entry = { name: 'meld', label: 'Meld', feeRange: '1-2%', namespaces: ['eip155', 'solana'], provider: 'p' } as never

describe('the sample', () => {
  test('default: USDC and ETH on Ethereum and Polygon', () => {
    const sold = sampleOptions.purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks.map(({ chain_id: id }) => id)])
    expect(sold).toEqual([
      ['USDC', ['1', '137']],
      ['ETH', ['1', '137']],
    ])
  })

  test('behavior: USD and EUR: card 10.00 to 7500.00, ach_bank_account 10.00 to 25000.00', () => {
    const methods = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]
    expect(sampleOptions.paymentCurrencies).toEqual([
      { id: 'USD', payment_method_limits: methods },
      { id: 'EUR', payment_method_limits: methods },
    ])
  })
})

describe('amountProblem', () => {
  test.each([
    ['', { kind: 'none' }],
    ['0.00', { kind: 'none' }],
    ['9.99', { kind: 'least', limit: '10.00' }],
    ['10', undefined],
    ['7500.01', undefined],
    ['25000', undefined],
    ['25000.01', { kind: 'most', limit: '25000.00' }],
    ['1e3', { kind: 'incorrect' }],
    ['1,000', { kind: 'incorrect' }],
    ['NaN', { kind: 'incorrect' }],
    ['10.001', { kind: 'incorrect' }],
    ['9'.repeat(400), { kind: 'incorrect' }],
  ])('behavior: %s', (amount, problem) => expect(amountProblem(amount, usd)).toEqual(problem))

  test('behavior: above the limit of the card the bank is left', () => {
    expect(methodsFor('7500', usd)).toEqual(['card', 'ach_bank_account'])
    expect(methodsFor('7500.01', usd)).toEqual(['ach_bank_account'])
  })
})

test.each(restrictedZones)('behavior: nobody sells in %s', (zone) => expect(isRestricted(zone)).toBe(true))
test('behavior: elsewhere somebody does', () => expect(['Asia/Tokyo', 'Europe/Berlin', 'UTC'].some(isRestricted)).toBe(false))

describe('offeredProviders', () => {
  test.each([
    ['a list of names', ['meld'], 'solana', 1],
    ['a list with somebody else', ['other'], 'eip155', 0],
    ['the switch is off', false, 'eip155', 0],
    ['no list', 'meld', 'eip155', 0],
    ['a list of something else', ['meld', 7], 'eip155', 0],
    ['another family', ['meld'], 'bip122', 0],
    ['nobody connected', ['meld'], undefined, 0],
  ] as const)('behavior: %s', (_, allowed, namespace, count) => {
    expect(offeredProviders({ entries: [entry], allowed, namespace })).toHaveLength(count)
  })
})

test.each([
  ['solana', 'SOL'],
  ['eip155', 'USDC'],
] as const)('behavior: the code of what is bought on %s is %s', (namespace, code) => expect(meldCode(namespace)).toBe(code))

test('behavior: what is sold elsewhere is not offered, and what is bought by default stands first', () => {
  const network = { caipNetworkId: 'eip155:137', chainNamespace: 'eip155' } as const
  const turned = sampleOptions.purchaseCurrencies.toReversed()
  expect(purchasable(turned, network).map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  expect(purchasable(turned, { ...network, caipNetworkId: 'eip155:10' })).toEqual([])
})
