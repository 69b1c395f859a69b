import { fakeNetwork } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { type PaymentLink, readPaymentLink } from './payment-link.js'

const network = { ...fakeNetwork('eip155'), id: 137, nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 } }
const read = (text: string): PaymentLink | undefined =>
  readPaymentLink(text, {
    network,
    isAddress: (each) => /^(?:0x[0-9a-f]{4}|bc1q\w+)$/i.test(each),
    isName: (each) => each.endsWith('.eth'),
  })

test.each<[link: string, meant: PaymentLink]>([
  ['bitcoin:bc1qharbour', { to: 'bc1qharbour' }],
  ['bitcoin:bc1qharbour?amount=0.0025&label=Harbour%20shop&message=Two+ropes', { to: 'bc1qharbour', amount: '0.0025' }],
  ['BITCOIN:BC1QHARBOUR?AMOUNT=20', { to: 'BC1QHARBOUR', amount: '20' }],
  [' ethereum:0xab12@137?value=2.014e18 ', { to: '0xab12', units: 2_014_000_000_000_000_000n }],
  ['ethereum:pay-0xab12?value=1000000000000000', { to: '0xab12', units: 1_000_000_000_000_000n }],
  ['ethereum:harbour.eth@137?value=5', { to: 'harbour.eth', units: 5n }],
  ['ethereum:0xdddd@137/transfer?address=0xab12&uint256=1e6', { to: '0xab12', token: '0xdddd', units: 1_000_000n }],
  ['ethereum:0xdddd@137/transfer?address=harbour.eth&uint256=7', { to: 'harbour.eth', token: '0xdddd', units: 7n }],
  ['solana:0xab12?amount=7.5&spl-token=0xdddd', { to: '0xab12', token: '0xdddd', amount: '7.5' }],
  ['solana:0xab12?amount=0.5&memo=pier%2010471', { to: '0xab12', amount: '0.5', memo: 'pier 10471' }],
])('default: %s', (link, meant) => expect(read(link)).toEqual(meant))

test.each<[what: string, link: string, meant: PaymentLink]>([
  [
    'a token goes to whom its function names, whatever else is there',
    'ethereum:0xdddd/transfer?address=0xab12&value=9&amount=9',
    { to: '0xab12', token: '0xdddd' },
  ],
  ['an amount that is none is left out', 'bitcoin:bc1qharbour?amount=1,5', { to: 'bc1qharbour' }],
  ['less than the smallest unit is left out', 'ethereum:0xab12?value=1.5', { to: '0xab12' }],
])('behavior: %s', (_, link, meant) => expect(read(link)).toEqual(meant))

test.each([
  ['an address', '0xab12'],
  ['a page', 'https://scan.example/0xab12'],
  ['a payment on another network', 'ethereum:0xab12@1?value=1'],
  ['another function of a token', 'ethereum:0xdddd@137/approve?address=0xab12'],
  ['a transfer to nobody', 'ethereum:0xdddd@137/transfer?uint256=1'],
  ['a token that is known by a name', 'ethereum:harbour.eth@137/transfer?address=0xab12'],
  ['a token of another family', 'solana:0xab12?amount=7&spl-token=bane'],
  ['an address of another family', 'litecoin:ltc1qharbour?amount=1'],
  ['what has to be understood, and is not', 'bitcoin:bc1qharbour?req-somethingnew=50'],
  ['a request of Solana Pay that is fetched', 'solana:https%3A%2F%2Fshop.example%2Fpay'],
])('behavior: %s is no link to pay by', (_, text) => expect(read(text)).toBeUndefined())
