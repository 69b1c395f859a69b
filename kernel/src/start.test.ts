import { type FakePorts, fakeChain, fakeConnector, fakePage, fakePorts, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test } from 'vitest'
import { lateParts } from '../testing/late-parts.js'
import { plugin } from '../testing/plugin-page.js'
import type { PluginManifest } from './core/plugins/manifest.js'
import { connected, page, wallet } from '../testing/kernel-page.js'

beforeAll(lateParts)

describe('start', () => {
  test('default: loads the configuration, then is ready', async () => {
    const { kernel, ports } = page([], { endpoints: { wallet: 'https://wallet.example' } })
    ports.fetch.route('/appkit/v1/config', {
      json: {
        features: [
          { id: 'multi_wallet', isEnabled: true, config: [] },
          { id: 'social_login', isEnabled: true, config: ['email'] },
        ],
      },
    })
    await kernel.start()
    expect(ports.fetch.requests.map(({ path }) => path)).toEqual(['/appkit/v1/config'])
    expect(kernel.features.isSettled).toBe(true)
    expect(kernel.features.isOn('multiWallet')).toBe(true)
  })

  test('behavior: everybody who starts waits for the same', async () => {
    const { kernel } = page()
    expect(kernel.start()).toBe(kernel.ready)
    expect(kernel.start()).toBe(kernel.ready)
    await kernel.ready
  })

  test.each(['offline', 'broken', 'html'] as const)('behavior: ready never rejects: the network is %s', async (fault) => {
    const failing = plugin('feature.a', { loadOn: ['start'] }, { start: () => Promise.reject(new Error('mine')) })
    const { kernel, ports } = page([failing], { endpoints: { wallet: 'https://wallet.example' } })
    ports.fetch.route('wallet.example', fault)
    void kernel.start()
    await ports.clock.settle(60_000)
    await expect(kernel.ready).resolves.toBeUndefined()
    expect(kernel.plugins.status('feature.a')?.state).toBe('failed')
  })

  test('behavior: loads what waits for start, for a quiet moment, for the first opening', async () => {
    const { kernel, ports } = page([
      plugin('feature.start', { loadOn: ['start'] }),
      plugin('feature.idle', { loadOn: ['idle'] }),
      plugin('feature.open', { loadOn: ['open'] }),
    ])
    const active = (): readonly string[] => kernel.plugins.list.filter(({ state }) => state === 'active').map(({ id }) => id)
    await kernel.start()
    expect(active()).toEqual(['feature.start'])
    await ports.clock.settle()
    expect(active()).toEqual(['feature.start', 'feature.idle'])
    await kernel.modal.open()
    await settled()
    expect(active()).toEqual(['feature.start', 'feature.idle', 'feature.open'])
  })

  test('behavior: while the modal opens, what nobody waits for leaves the line to it', async () => {
    const { kernel, ports } = page([plugin('feature.idle', { loadOn: ['idle'] })])
    await kernel.modal.open()
    await kernel.start()
    await ports.clock.settle()
    expect(kernel.plugins.status('feature.idle')?.state).toBe('registered')
    await ports.clock.settle(2_000)
    expect(kernel.plugins.status('feature.idle')?.state).toBe('active')
  })

  test('behavior: a modal that was opened before counts', async () => {
    const { kernel } = page([plugin('feature.open', { loadOn: ['open'] })])
    await kernel.modal.open()
    await kernel.start()
    expect(kernel.plugins.status('feature.open')?.state).toBe('active')
  })

  test('behavior: loads what kept something of its own, and nothing else that waits for that', async () => {
    const ports = fakePorts()
    ports.storage.data.set('billfold/default/wallet-name', JSON.stringify({ version: 1, stamp: 1, at: 1, value: 'Bowbit' }))
    const manifests = (['wallet-name', 'wallet-id'] as const).map((key) => plugin(`feature.${key}`, { loadOn: [`stored:${key}`] }))
    const { kernel } = page(manifests, {}, ports)
    await kernel.start()
    expect(kernel.plugins.status('feature.wallet-name')?.state).toBe('active')
    expect(kernel.plugins.status('feature.wallet-id')?.state).toBe('registered')
  })

  test.each([
    ['in a frame', { post: () => undefined, listen: () => () => undefined, origin: undefined }, 'active'],
    ['at the top', undefined, 'registered'],
  ])('behavior: loads what serves the page around this one: %s', async (_, parent, state) => {
    const ports = fakePorts({ page: fakePage(parent === undefined ? {} : { parent }) })
    const { kernel } = page([plugin('feature.frame', { loadOn: ['framed'] })], {}, ports)
    await kernel.start()
    expect(kernel.plugins.status('feature.frame')?.state).toBe(state)
  })

  test('behavior: loads what keeps something in another tab from now on', async () => {
    const ports = fakePorts()
    const { kernel } = page([plugin('feature.wallet-name', { loadOn: ['stored:wallet-name'] })], {}, ports)
    await kernel.start()
    const other = ports.storage.twin()
    other.write('billfold/default/wallet-id', 'of no concern')
    await settled()
    expect(kernel.plugins.status('feature.wallet-name')?.state).toBe('registered')
    other.write('billfold/default/wallet-name', JSON.stringify({ version: 1, stamp: 1, at: 1, value: 'Bowbit' }))
    await expect.poll(() => kernel.plugins.status('feature.wallet-name')?.state).toBe('active')
  })

  test('behavior: loads the family that comes to the front, and the one that was connected', async () => {
    const family = plugin('feature.sol', { loadOn: ['namespace:solana'] })
    const { kernel, names } = await connected({}, [family, plugin('feature.evm', { loadOn: ['namespace:eip155'] })])
    expect(names).toContain('connection:connected')
    expect(kernel.plugins.status('feature.evm')?.state).toBe('active')
    expect(kernel.plugins.status('feature.sol')?.state).toBe('registered')
    kernel.families.activate('solana')
    await settled()
    expect(kernel.plugins.status('feature.sol')?.state).toBe('active')
  })

  /** A visit that connected, and its end; the next one finds the same storage and the same wallet. */
  async function earlierVisit(): Promise<{ readonly storage: FakePorts['storage']; readonly manifests: readonly PluginManifest[] }> {
    const ports = fakePorts()
    const connector = fakeConnector({ namespace: 'eip155' })
    const { kernel, names } = await connected({}, [], ports, connector)
    await kernel.destroy()
    expect(names).not.toContain('connection:disconnected')
    return { storage: ports.storage, manifests: [fakeChain('eip155'), wallet(connector)] }
  }

  test('behavior: restores what was connected: its family loads at start, and no other', async () => {
    const { storage, manifests } = await earlierVisit()
    const other = plugin('feature.sol', { loadOn: ['namespace:solana'] })
    const { kernel, names } = page([...manifests, other], {}, fakePorts({ storage }))
    await kernel.start()
    expect(names).toContain('connection:connected')
    expect(kernel.families.activeCaipAddress).toMatch(/^eip155:1:/)
    expect(kernel.plugins.status('feature.sol')?.state).toBe('registered')
  })

  test('behavior: restores nothing when the host does not want it', async () => {
    const { storage, manifests } = await earlierVisit()
    const { kernel } = page(manifests, { reconnect: false }, fakePorts({ storage }))
    await kernel.start()
    expect(kernel.plugins.status('connector.fake')?.state).toBe('registered')
    expect(kernel.families.activeCaipAddress).toBeUndefined()
  })
})
