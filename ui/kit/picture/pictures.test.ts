import type { Network } from '@billfold/kernel'
import { describe, expect, test, vi } from 'vitest'

import { type PictureServices, connectorPicture, networkPicture, walletPicture } from './pictures.js'

const written = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'
const blob = vi.fn(async (_path: string): Promise<Blob> => new Blob(['served'], { type: 'image/png' }))

function services({ hasService = false, images = {} } = {}): PictureServices {
  return {
    options: {
      images: { networks: {}, connectors: {}, ...images },
      metadata: {},
      wallets: { custom: [] },
    } as unknown as PictureServices['options'],
    http: { endpoint: () => (hasService ? { blob } : undefined) },
  }
}

const polygon: Network = {
  ...{ id: 137, caipNetworkId: 'eip155:137', chainNamespace: 'eip155', name: 'Polygon' },
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const textOf = async (source: ReturnType<typeof networkPicture>): Promise<string | undefined> => {
  const loaded = await source?.load(new AbortController().signal)
  return typeof loaded === 'string' ? loaded : loaded?.text()
}

describe('networkPicture', () => {
  test('default: its own mark, from the page’s own code', async () => {
    const source = networkPicture(services(), polygon)
    expect(source).toMatchObject({ key: 'mark network eip155:137', isOwn: true })
    expect(await textOf(source)).toContain('<svg')
  })

  test('behavior: the host’s picture comes first', async () => {
    expect(networkPicture(services({ images: { networks: { 'eip155:137': written } } }), polygon)?.written).toBe(written)
  })

  test('behavior: the service’s comes before the mark, and the mark stands in for one that it does not have', async () => {
    const pictured = { ...polygon, assets: { imageId: 'p' } }
    expect(await textOf(networkPicture(services({ hasService: true }), pictured))).toBe('served')
    blob.mockRejectedValueOnce(new Error('404'))
    expect(await textOf(networkPicture(services({ hasService: true }), pictured))).toContain('<svg')
  })

  test('behavior: one that nobody knows has an empty picture', async () => {
    expect(await textOf(networkPicture(services(), { ...polygon, caipNetworkId: 'eip155:777001' }))).toBe('')
  })
})

describe('walletPicture', () => {
  test('default: the mark of a wallet of the list', async () => {
    expect(await textOf(walletPicture(services(), { id: 'x', name: 'MetaMask', image_id: 'x' }))).toContain('<svg')
  })
})

describe('connectorPicture', () => {
  test('default: what it brings itself', () => {
    expect(connectorPicture(services(), { id: 'x', name: 'MetaMask', imageUrl: written })?.written).toBe(written)
  })

  test('behavior: one that brings none has the mark of its name', () => {
    expect(connectorPicture(services(), { id: 'x', name: 'MetaMask' })?.key).toBe('mark wallet MetaMask')
  })

  test('behavior: whose name only looks like another’s gets no mark', () => {
    expect(connectorPicture(services(), { id: 'x', name: 'МetaMask', looksLike: 'MetaMask' })).toBeUndefined()
  })
})
