import type { FakeFetch, FakeReply, FakeRequest } from '@billfold/test/fakes'

import { sampleWallets } from '../samples/wallets.js'

export interface WalletServiceOptions {
  readonly total: number
  /** Every so many wallets has a badge. */
  readonly certifiedEvery?: number
  /** What is answered in place of pages after the first one. */
  readonly later?: FakeReply
}

/** Serves made-up wallets as the wallet service does. */
export function walletService({ total, certifiedEvery, later }: WalletServiceOptions): (fetch: FakeFetch) => unknown {
  const all = sampleWallets(total).map(({ name }, index) => ({
    id: index.toString(16).padStart(64, '0'),
    name,
    image_id: `picture-${index}`,
    mobile_link: `sample${index}://`,
    badge_type: certifiedEvery !== undefined && index % certifiedEvery === 0 ? 'certified' : 'none',
  }))
  return (fetch) =>
    openProject(fetch).route('/getWallets', ({ query }: FakeRequest): FakeReply => {
      const [page, entries] = [Number(query['page']), Number(query['entries'])]
      if (later !== undefined && entries === 40) return later
      const excluded = new Set(query['exclude']?.split(','))
      const text = query['search']?.toLowerCase() ?? ''
      const found = all
        .filter(({ id, name }) => !excluded.has(id) && name.toLowerCase().includes(text))
        .filter(({ badge_type }) => query['badge_type'] === undefined || badge_type === query['badge_type'])
      return { json: { data: found.slice((page - 1) * entries, page * entries), count: found.length } }
    })
}

/** The project of the app is set to nothing special and open to any page. */
export function openProject(fetch: FakeFetch): FakeFetch {
  return fetch.route('/appkit/v1/config', { json: { features: [] } }).route('/projects/v1/origins', { json: { allowedOrigins: ['*://*'] } })
}
