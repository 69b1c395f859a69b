import { describe, expect, test } from 'vitest'
import type { OnrampStatus } from '../contract.js'
import { gainedText, orderOutcome } from './order-outcome.js'
import { checkedPage } from './provider-window.js'

const sent = (...amounts: readonly string[]) => amounts.map((amount) => ({ transaction: '0x1', amount }))
const say = (status: OnrampStatus, ...amounts: readonly string[]) => ({ status, deliveries: sent(...amounts) })

describe('orderOutcome', () => {
  test.each([
    ['nobody has paid', say('created'), '0', undefined],
    ['paid, and nothing has come', say('paid'), '0', undefined],
    ['paid, and it is in the wallet before the provider says so', say('paid'), '97', 'arrived'],
    ['paid, and a part is in the wallet: the provider has the word', say('paid'), '40', undefined],
    ['delivered', say('delivered', '100'), '0', 'arrived'],
    ['delivered less', say('delivered', '96.9'), '96.9', 'less'],
    ['delivered in part', say('partial', '50'), '50', 'less'],
    ['delivered twice', say('delivered', '100', '100'), '200', 'twice'],
    ['twice in the wallet', say('paid'), '200', 'twice'],
    ['declined', say('declined'), '0', 'declined'],
    ['expired', say('expired'), '0', 'expired'],
    ['failed', say('failed'), '0', 'failed'],
    ['a word that nobody knows', say('unknown'), '0', undefined],
    ['a word that nobody knows, and the coins are here', say('unknown'), '100', 'arrived'],
  ] as const)('behavior: %s', (_, standing, holds, outcome) => {
    expect(orderOutcome({ standing, isTold: true, expected: '100', held: '0', holds })).toBe(outcome)
  })

  test.each([
    ['nothing', '5', undefined],
    ['a part', '45', 'less'],
    ['all of it', '105', 'arrived'],
    ['twice as much', '205', 'twice'],
    ['less than before', '1', undefined],
    ['no number', '1e9', undefined],
  ])('behavior: where nobody tells, the balance does: %s', (_, holds, outcome) => {
    expect(orderOutcome({ standing: undefined, isTold: false, expected: '100', held: '5', holds })).toBe(outcome)
  })

  test('behavior: without a price whatever comes has arrived', () => {
    expect(orderOutcome({ standing: undefined, isTold: false, expected: '', held: '5', holds: '5.000000000000000001' })).toBe('arrived')
  })
})

test('behavior: what came is told to the unit', () => {
  expect(gainedText({ held: '0.1', holds: '0.300000000000000001' })).toBe('0.200000000000000001')
  expect(gainedText({ held: undefined, holds: '1' })).toBeUndefined()
})

test.each([
  ['https://pay.example/a?b=c', 'https://pay.example/a?b=c'],
  ['http://127.0.0.1:8790/pay/x', 'http://127.0.0.1:8790/pay/x'],
  ['http://pay.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://meld@evil.example/', undefined],
  ['', undefined],
])('behavior: a page may be opened: %s', (url, opened) => expect(checkedPage(url)).toBe(opened))
