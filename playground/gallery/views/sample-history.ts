import { pictureOf } from './pictures.js'

const network = 'eip155:1'
const day = 86_400_000

/** The account that the samples belong to, and whom it deals with. */
const me = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const mona = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const market = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const coins = {
  ETH: { name: 'Ether', symbol: 'ETH', icon: { url: pictureOf('E', 'hsl(230 45% 52%)') } },
  USDC: { name: 'USD Coin', symbol: 'USDC', icon: { url: pictureOf('U', 'hsl(212 72% 46%)') } },
  LTRN: { name: 'Lantern', symbol: 'LTRN', icon: { url: pictureOf('L', 'hsl(24 78% 44%)') } },
}

type Direction = 'in' | 'out'

function coin(direction: Direction, numeric: string, symbol: keyof typeof coins): object {
  return { direction, quantity: { numeric }, fungible_info: coins[symbol] }
}

function piece(direction: Direction, name: string, isSpam = false): object {
  const content = { preview: { url: pictureOf(name.charAt(0), 'hsl(176 40% 36%)') } }
  return { direction, quantity: { numeric: '1' }, nft_info: { name, content, flags: { is_spam: isSpam } } }
}

interface SampleTransaction {
  readonly type?: string
  readonly days?: number
  readonly status?: string
  readonly from?: string
  readonly to?: string
  readonly transfers?: readonly object[]
  readonly chain?: string
}

let count = 0

/** A transaction as services tell it, so many days ago. */
function happened({
  type = 'send',
  days = 0,
  status = 'confirmed',
  from = me,
  to = mona,
  transfers = [],
  ...rest
}: SampleTransaction): object {
  count += 1
  const id = `0x${count.toString(16).padStart(64, '5e7a90c1')}`
  const minedAt = new Date(Date.now() - days * day - 3_600_000).toISOString()
  return {
    id,
    metadata: { operationType: type, hash: id, chain: rest.chain ?? network, minedAt, sentFrom: from, sentTo: to, status, nonce: count },
    transfers,
  }
}

/** What a visitor of the harbour did of late. */
export const fewTransactions: readonly object[] = [
  happened({ transfers: [coin('out', '0.25', 'ETH')] }),
  happened({ type: 'receive', days: 2, from: mona, to: me, transfers: [coin('in', '1250.129', 'USDC')] }),
  happened({ type: 'trade', days: 5, to: market, transfers: [coin('out', '0.5', 'ETH'), coin('in', '410.5', 'LTRN')] }),
  happened({ type: 'approve', days: 5, to: market }),
  happened({ type: 'mint', days: 34, to: market, transfers: [piece('in', 'Low tide')] }),
  happened({ type: 'buy', days: 36, to: market, transfers: [coin('out', '0.08', 'ETH'), piece('in', 'Ferry ticket')] }),
  happened({ status: 'failed', days: 70 }),
  happened({ type: 'deploy', days: 420, to: market }),
  happened({
    type: 'execute',
    days: 421,
    to: market,
    transfers: [coin('out', '0.01', 'ETH'), coin('out', '3', 'LTRN'), piece('out', 'Low tide')],
  }),
]

/** On its way, as a service saw it. */
export const waiting: object = happened({ status: 'pending', transfers: [coin('out', '12', 'USDC')] })

/** What came unasked: spam that is dropped, and nothing of a token from an address that looks like a known one. */
export const bait: readonly object[] = [
  happened({ type: 'receive', from: market, to: me, transfers: [piece('in', 'Claim at free.example.com', true)] }),
  happened({ type: 'receive', from: '0x70997970aAaAaAAAAaAAaaaAAaaAAaAAaAdc79C8', to: me, transfers: [coin('in', '0', 'USDC')] }),
]

/** Names that are too long for any line. */
export const longTransactions: readonly object[] = [
  happened({
    type: 'receive',
    from: mona,
    to: me,
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: '123456789012345.123456789' },
        fungible_info: { name: 'The Harbour Association of Very Patient Lighthouse Keepers', symbol: 'LIGHTHOUSEKEEPERS', icon: null },
      },
    ],
  }),
  happened({ type: 'trade', to: market, transfers: [coin('out', '123456789.123', 'USDC'), coin('in', '987654321.5', 'LTRN')] }),
  happened({ type: 'mint', to: market, transfers: [piece('in', 'Kite '.repeat(1_000))] }),
]

/** So many payments, one a day, by pages of 25. The cursor is the number of the first one. */
export function payments(most: number): (cursor: string | null) => object {
  const all = Array.from({ length: most }, (_, index) => happened({ days: index, transfers: [coin('out', `0.${(index % 9) + 1}`, 'ETH')] }))
  return (cursor) => {
    const start = Number(cursor ?? 0)
    return { data: all.slice(start, start + 25), next: start + 25 < most ? String(start + 25) : null }
  }
}
