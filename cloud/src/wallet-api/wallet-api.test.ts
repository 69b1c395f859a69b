import { isRetired, loadRegistry } from '@billfold/wallet-registry'
import { describe, expect, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { WalletConfig } from '../config/config.js'

const wallets: readonly WalletConfig[] = [
  {
    id: 'aaa',
    name: 'Älpha Wallet',
    badge_type: 'certified',
    chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    image_id: 'pic-a',
  },
  { id: 'bbb', name: 'Beta', chains: ['eip155:1'], mobile_link: 'beta://' },
  { id: 'ccc', name: 'Gamma', chains: ['bip122:000000000019d6689c085ae165831e93'] },
  { id: 'ddd', name: 'Delta' },
]

describe('GET /getWallets', () => {
  test.each([
    ['page and entries', 'page=2&entries=3', ['ddd'], 4],
    ['include (comma list of ids)', 'include=bbb,ddd', ['bbb', 'ddd'], 2],
    ['exclude (comma list)', 'exclude=aaa,ccc', ['bbb', 'ddd'], 2],
    ['include and exclude', 'include=aaa,bbb&exclude=aaa', ['bbb'], 1],
    ['search, without accents and case', 'search=alpha', ['aaa'], 1],
    ['search, trimmed', 'search=%20beta%20', ['bbb'], 1],
    ['badge_type', 'badge_type=certified', ['aaa'], 1],
    ['badge_type none', 'badge_type=none&entries=1', ['bbb'], 3],
    ['chains (comma list of CAIP-2 ids)', 'chains=eip155:1', ['aaa', 'bbb'], 2],
    ['chains of another family', 'chains=cosmos:hub,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ['aaa'], 1],
    ['a page that makes no sense counts as not said', 'page=-1&entries=x', ['aaa', 'bbb', 'ccc', 'ddd'], 4],
    ['a page beyond the last', 'page=9', [], 4],
  ])('parameters: %s', async (_, query, ids, count) => {
    const cloud = await openCloud({ wallets: wallets })
    const { json } = await ask(cloud, `/getWallets?${query}`)
    expect({ ids: json.data.map(({ id }: WalletConfig) => id), count: json.count }).toEqual({ ids, count })
  })

  test('behavior: one page has 100 wallets at most', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ id: `w${index}`, name: `Wallet ${index}` }))
    const { json } = await ask(await openCloud({ wallets: many }), '/getWallets?entries=5000')
    expect(json).toMatchObject({ count: 130, data: { length: 100 } })
  })
})

describe('the packaged registry', () => {
  test('default: is the list when the configuration has none; a wallet that is over is told by its id only', async () => {
    const cloud = await openCloud({ wallets: undefined })
    const { json } = await ask(cloud, '/getWallets?entries=100')
    expect(json.count).toBeGreaterThanOrEqual(600)
    expect(json.data).toHaveLength(100)
    expect(json.data[0]).toEqual(
      expect.objectContaining({ id: expect.any(String), name: expect.any(String), image_id: expect.any(String) }),
    )
    expect(Object.keys(json.data[0])).not.toContain('keys')
    const over = (await loadRegistry()).find((wallet) => isRetired(wallet, Date.now()))
    const ids = async (query: string): Promise<readonly string[]> =>
      (await ask(cloud, `/getWallets?${query}`)).json.data.map(({ id }: WalletConfig) => id)
    expect(await ids(`search=${over?.name}`)).not.toContain(over?.id)
    expect(await ids(`include=${over?.id}`)).toEqual([over?.id])
    expect((await ask(cloud, `/getWalletImage/${json.data[0].image_id}`)).headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('what a project is set to', () => {
  test('default: every switch is left to the app, no page is refused, analytics are off', async () => {
    const cloud = await openCloud()
    const { features } = (await ask(cloud, '/appkit/v1/config')).json
    expect(features).toHaveLength(10)
    expect(features).toContainEqual({ id: 'social_login', isEnabled: true, config: null })
    expect((await ask(cloud, '/projects/v1/origins')).json).toEqual({ allowedOrigins: ['*://*'] })
    expect((await ask(cloud, '/getAnalyticsConfig')).json).toEqual({ isAnalyticsEnabled: false })
  })

  test('behavior: each project has its own', async () => {
    const features = [{ id: 'swap', isEnabled: true, config: ['1inch'] }]
    const projects = [{ id: 'demo' }, { id: 'shop', origins: ['https://shop.example'], features, isAnalyticsEnabled: true }]
    const cloud = await openCloud({ projects })
    expect((await ask(cloud, '/appkit/v1/config?projectId=shop')).json).toEqual({ features })
    expect((await ask(cloud, '/projects/v1/origins?projectId=shop')).json).toEqual({ allowedOrigins: ['https://shop.example'] })
    expect((await ask(cloud, '/getAnalyticsConfig?projectId=shop')).json).toEqual({ isAnalyticsEnabled: true })
  })
})

describe('pictures', () => {
  const pixel = 'data:image/png;base64,iVBORw0KGgo='

  test.each([
    ['of a wallet by its image id', '/getWalletImage/pic-a', 200, 'image/svg+xml'],
    ['of a wallet without an image id, by its id', '/getWalletImage/bbb', 200, 'image/svg+xml'],
    ['of a wallet that nobody knows', '/getWalletImage/zzz', 404, 'application/json; charset=utf-8'],
    ['of a network', '/public/getAssetImage/harbour', 200, 'image/svg+xml'],
    ['of a network that nobody knows', '/public/getAssetImage/zzz', 404, 'application/json; charset=utf-8'],
    ['of a currency', '/public/getCurrencyImage/USD', 200, 'image/svg+xml'],
    ['of a token', '/public/getTokenImage/USDC', 200, 'image/svg+xml'],
    ['of a token that has one of its own', '/public/getTokenImage/DAI', 200, 'image/png'],
    ['of a token with a symbol that is markup', '/public/getTokenImage/%3Cscript%3E', 404, 'application/json; charset=utf-8'],
    ['of a token that is called like what every object has', '/public/getTokenImage/constructor', 200, 'image/svg+xml'],
  ])('behavior: %s', async (_, path, status, type) => {
    const networks = [{ caipNetworkId: 'eip155:31337', name: 'Harbour', imageId: 'harbour', rpcUrl: 'http://127.0.0.1:65500' } as const]
    const cloud = await openCloud({ wallets: wallets, networks, pictures: { DAI: pixel } })
    const reply = await ask(cloud, path)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, type])
  })

  test('behavior: a name that is markup is drawn as text, and a picture that is opened as a page runs nothing', async () => {
    const cloud = await openCloud({ wallets: [{ id: 'x', name: '<script> &lt' }] })
    const { text, headers } = await ask(cloud, '/getWalletImage/x')
    expect(text).toContain('>SL</text>')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
