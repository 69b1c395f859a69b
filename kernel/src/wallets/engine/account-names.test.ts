import { type Key, type NameResolver, type PluginManifest, createKernel, service } from '@billfold/kernel'
import { fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'

/** A plugin of somebody else that knows names. */
function knowing(resolver: NameResolver, { order = 5, id = 'feature.pier-names', namespaces = ['eip155'] as const } = {}): PluginManifest {
  const key = `${id.slice('feature.'.length)}.resolver` as Key<NameResolver>
  return {
    ...{ id: id as PluginManifest['id'], contract: 1, version: '1.0.0', provides: [key] },
    slots: [{ slot: 'name.resolvers', order, item: { namespaces, suffixes: ['.pier'], resolver: key } }],
    load: async () => ({ services: [service(key, {}, () => resolver)] }),
  }
}

const nobody: NameResolver = { resolve: async () => undefined, reverse: async () => undefined }
const ada: NameResolver = { ...nobody, reverse: async (address) => (address === 'ada' ? 'ada.pier' : undefined) }

async function opened(...plugins: readonly PluginManifest[]) {
  const ports = fakePorts()
  const kernel = createKernel(ports, [fakeChain('eip155'), ...plugins], {
    projectId: 'p',
    networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })],
  })
  void kernel.start()
  const wallet = fakeWallet({ accounts: [{ address: 'ada' }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  await kernel.connections.connect(fakeConnector({ wallet }))
  const passed = async (): Promise<void> => {
    await ports.clock.settle(100)
    await vi.dynamicImportSettled()
    await ports.clock.settle(100)
  }
  await passed()
  return { kernel, wallet, passed, account: () => kernel.families.account() }
}

describe('names of connected accounts', () => {
  test('default: a plugin of somebody else names an account, with a picture', async () => {
    const picture = async (name: string): Promise<string> => `https://pier.example/${name}.png`
    const { account } = await opened(knowing({ ...ada, picture }))
    expect(account()).toMatchObject({ profileName: 'ada.pier', profileImage: 'https://pier.example/ada.pier.png' })
  })

  test('behavior: the first in the order of the slot that knows a name has the word', async () => {
    const late = vi.fn<NonNullable<NameResolver['reverse']>>(async () => 'late.pier')
    const [first, last] = [knowing(ada), knowing({ ...nobody, reverse: late }, { order: 90, id: 'feature.quay-names' })]
    expect((await opened(last, first)).account()?.profileName).toBe('ada.pier')
    expect(late).not.toHaveBeenCalled()
    expect((await opened(last, knowing(nobody))).account()?.profileName).toBe('late.pier')
  })

  test.each<[string, NameResolver]>([
    ['fails', { ...nobody, reverse: () => Promise.reject(new Error('away')) }],
    ['answers with no text', { ...nobody, reverse: async () => 7 as never }],
    ['answers without an end', { ...nobody, reverse: async () => 'a'.repeat(256) }],
    ['knows names alone', { resolve: async () => undefined }],
  ])('behavior: one that %s names nobody, and the next is asked', async (_, resolver) => {
    const { account } = await opened(knowing(resolver), knowing(ada, { order: 90, id: 'feature.quay-names' }))
    expect(account()?.profileName).toBe('ada.pier')
  })

  test('behavior: a picture that is no address of the web is not shown', async () => {
    const { account } = await opened(knowing({ ...ada, picture: async () => 'javascript:alert(1)' }))
    expect([account()?.profileName, account()?.profileImage]).toEqual(['ada.pier', undefined])
  })

  test('behavior: another account, and another network, are looked up anew; one of another family is not asked', async () => {
    const reverse = vi.fn<NonNullable<NameResolver['reverse']>>(async (address) => `${address}.pier`)
    const other = vi.fn<NonNullable<NameResolver['reverse']>>()
    const { kernel, wallet, account, passed } = await opened(
      knowing({ ...nobody, reverse }),
      knowing({ ...nobody, reverse: other }, { id: 'feature.quay-names', namespaces: ['solana'] as never }),
    )
    wallet.changeAccounts({ address: 'ben' })
    await passed()
    expect(account()?.profileName).toBe('ben.pier')
    wallet.changeNetwork('eip155:10')
    await passed()
    expect(reverse.mock.calls).toEqual([['ada'], ['ben'], ['ben']])
    expect(other).not.toHaveBeenCalled()
    await kernel.destroy()
  })
})
