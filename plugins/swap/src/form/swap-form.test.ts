import { describe, expect, test } from 'vitest'
import type { SwapToken } from '../contract.js'
import { SwapForm } from './swap-form.js'
import { swapProblem } from './swap-problem.js'

const chainId = 'eip155:1'
const ether: SwapToken = {
  ...{ key: '', address: undefined, chainId, name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '' },
  ...{ held: 2n * 10n ** 18n, price: 2_000 },
}
const moss: SwapToken = { ...ether, key: '0x5aae', address: '0x5aae', name: 'Moss', symbol: 'MOSS', decimals: 0, held: 7n, price: 0 }
const silent: SwapToken = { ...moss, key: '0xde70', address: '0xde70', symbol: 'HUSH', price: undefined }

function formOf(...tokens: readonly SwapToken[]): SwapForm {
  const form = new SwapForm({ tokens: () => tokens })
  form.choose('sourceToken', tokens[0]?.key ?? '')
  form.choose('toToken', tokens[1]?.key ?? '')
  return form
}

function problemOf(form: SwapForm): string | undefined {
  const { source, target, typed, amount, slippage } = form
  return swapProblem({ source, target, typed, amount, slippage, isReading: false, quote: { phase: 'known', amountOut: 1n, gasPrice: 1n } })
}

describe('what is typed into a swap', () => {
  test('default: an amount that the account has can be reviewed', () => {
    const form = formOf(ether, moss)
    form.type('0.5')
    expect([form.amount, form.worth, problemOf(form)]).toEqual([5n * 10n ** 17n, '1000', undefined])
  })

  test.each([
    ['an exponent', '1e18'],
    ['a comma', '1,5'],
    ['no number', 'NaN'],
    ['an infinite one', 'Infinity'],
    ['one below nothing', '-1'],
    ['two points', '1.2.3'],
    ['hexadecimal', '0x10'],
    ['digits of a fraction that the token does not have', '0.0000000000000000001'],
    ['nothing of it', '0.0'],
  ])('behavior: %s is no amount', (_, typed) => {
    const form = formOf(ether, moss)
    form.type(typed)
    expect(problemOf(form)).toBe('incorrect-value')
  })

  test('behavior: 400 digits are more than anybody has, to the last one', () => {
    const form = formOf(ether, moss)
    form.type('9'.repeat(400))
    expect(problemOf(form)).toMatch(/^(?:incorrect-value|insufficient)$/)
  })

  test('behavior: a token without decimals has no halves', () => {
    const form = formOf(moss, ether)
    form.type('1.5')
    expect(problemOf(form)).toBe('incorrect-value')
    form.type('7')
    expect([form.amount, problemOf(form)]).toEqual([7n, undefined])
  })

  test.each([
    ['of 0', moss],
    ['that nobody knows', silent],
  ])('behavior: a price %s gives no worth, and hinders no swap', (_, token) => {
    const form = formOf(token, ether)
    form.type('3')
    expect([form.worth, problemOf(form)]).toEqual([undefined, undefined])
  })

  test.each(['0.1', '1', '5', '0.55'])('behavior: a slippage of %s is taken', (text) => {
    const form = formOf(ether, moss)
    form.writeSlippage(text)
    expect(form.slippage).toBe(Number(text))
  })

  test.each(['0', '0.09', '5.01', '50', '', '1e0', '1,5', '-1', 'NaN'])('behavior: a slippage of “%s” is none', (text) => {
    const form = formOf(ether, moss)
    form.type('1')
    form.writeSlippage(text)
    expect([form.slippage, problemOf(form)]).toEqual([undefined, 'slippage'])
  })

  test('behavior: what a host fills in is taken as far as it is known, in plain digits', () => {
    const form = formOf(ether, moss)
    form.fillIn({ fromToken: 'moss', toToken: 'nobody', amount: '1e3' })
    expect([form.source?.symbol, form.target?.symbol, form.typed]).toEqual(['MOSS', 'ETH', '1000'])
  })
})
