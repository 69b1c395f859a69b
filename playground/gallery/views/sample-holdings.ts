import type { KnownToken, TokenFacts } from '@billfold/kernel'

import { pictureOf } from './pictures.js'

const network = 'eip155:1'

const dollar: KnownToken = { symbol: 'USDC', name: 'USD Coin', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }

/** Token facts of the family that the samples belong to. */
export const sampleTokenFacts: TokenFacts = {
  nativeAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  known: { [network]: [dollar] },
}

interface Sample {
  readonly name: string
  readonly symbol: string
  readonly amount: string
  readonly price: number
  readonly address?: string
  readonly color?: string
}

function balance({ name, symbol, amount, price, address, color }: Sample): object {
  return {
    name,
    symbol,
    chainId: network,
    ...(address !== undefined && { address: `${network}:${address}` }),
    price,
    quantity: { decimals: '18', numeric: amount },
    iconUrl: color === undefined ? '' : pictureOf(symbol.charAt(0), color),
  }
}

/** An address of a made-up contract. */
function contract(index: number): string {
  return `0x${(index + 0xa11ce).toString(16).padStart(40, '7c4e1')}`
}

/** What a visitor of the harbour holds: coins, an unknown one, some dust. */
export const fewBalances: readonly object[] = [
  balance({ name: 'Ether', symbol: 'ETH', amount: '1.98213', price: 3037.8, color: 'hsl(230 45% 52%)' }),
  balance({
    ...dollar,
    amount: '1250.129',
    price: 1,
    color: 'hsl(212 72% 46%)',
  }),
  balance({ name: 'Lantern', symbol: 'LTRN', amount: '410.5', price: 4.358, address: contract(1), color: 'hsl(24 78% 44%)' }),
  balance({ name: 'Meadow', symbol: 'MDW', amount: '12.333', price: 13.14, address: contract(2), color: 'hsl(150 40% 34%)' }),
  balance({ name: 'Pebble', symbol: 'PBL', amount: '0.0004', price: 3.2, address: contract(3) }),
]

/** What came without being asked for. */
export const lures: readonly object[] = [
  balance({ name: 'Visit https://free-usdc.example to claim', symbol: 'CLAIM', amount: '5000', price: 1, address: contract(10) }),
  balance({ name: 'USD Coin', symbol: 'USDC', amount: '100000', price: 1, address: contract(11) }),
]

export const unpriced: object = balance({ name: 'Harbour points', symbol: 'HBR', amount: '1200', price: 0, address: contract(4) })

/** Names and numbers that do not want to fit. */
export const longBalances: readonly object[] = [
  balance({
    name: 'The token with the name that never comes to an end',
    symbol: 'LONGESTSYMBOL',
    amount: '12345678901.123456',
    price: 123456.789,
    address: contract(5),
  }),
  balance({ name: 'رمز الميناء القديم', symbol: 'مرفأ', amount: '0.000000000000000001', price: 0.00000012, address: contract(6) }),
  balance({ name: '👩‍👩‍👧‍👦 Family', symbol: '👩‍👩‍👧‍👦', amount: '77', price: 0.5, address: contract(7) }),
]

/** As many tokens as one wants, each worth a little less. */
export function manyBalances(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) =>
    balance({
      name: `Token ${index + 1}`,
      symbol: `T${index + 1}`,
      amount: String(count - index),
      price: 1.25,
      address: contract(100 + index),
    }),
  )
}

interface SamplePiece {
  readonly name: string
  readonly collection: string
  readonly hue?: number
  readonly isSpam?: boolean
}

function piece({ name, collection, hue, isSpam = false }: SamplePiece, index: number): object {
  return {
    address: `${network}:${contract(500)}`,
    chainId: network,
    tokenId: String(index + 1),
    name,
    collection: { name: collection, symbol: 'C' },
    ...(hue !== undefined && { content: { preview: { url: painting(hue) }, detail: { url: painting(hue) } } }),
    flags: { is_spam: isSpam },
  }
}

/** A sea under a sun, in a colour. */
function painting(hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 46% 78%)"/><circle cx="${24 + (hue % 30)}" cy="28" r="12" fill="hsl(${(hue + 40) % 360} 80% 60%)"/><path d="M0 52q20-10 40 0t40 0v28H0z" fill="hsl(${hue} 42% 38%)"/><path d="M0 62q20-10 40 0t40 0v18H0z" fill="hsl(${hue} 46% 26%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

export const fewPieces: readonly object[] = [
  { name: 'Low tide', collection: 'Harbour mornings', hue: 200 },
  { name: 'Evening, from the mole', collection: 'Harbour mornings', hue: 18 },
  { name: 'The picture with the title that never comes to an end', collection: 'Lanterns of the old town and their keepers', hue: 262 },
  { name: 'No picture', collection: 'Sketches' },
  { name: 'Claim $500 at gift.top', collection: 'Gift', isSpam: true },
].map(piece)
