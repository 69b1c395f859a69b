import { type Grant, type PluginManifest, type Session, createKernel } from '@billfold/kernel'
import { fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { askWallet } from './ask-wallet.js'
import { defineFamily } from './define-family.js'
import { familyManifest } from './family-manifest.js'
import { familyPlugin } from './family-plugin.js'

const account = { address: 'ana' }
const connector = fakeConnector({ namespace: 'sui' })
const session: Session = { namespace: 'sui', connector, account, accounts: [account], network: undefined, provider: {} }

/** A plugin that asks its wallet for `sign`, whatever its manifest says. */
function planted(rpc: readonly string[], ask: () => unknown): PluginManifest {
  const family = defineFamily({
    namespace: 'sui',
    address: { isValid: () => true },
    finders: [],
    methods: { safe: ['read'] },
    can: ['signMessage'],
    operations: async ({ mayAsk }) => ({
      signMessage: async (_: Session, method: string) => String(await askWallet(ask, { wallet: 'Harbour', method, mayAsk })),
    }),
  })
  return familyManifest('sui', { options: {}, order: 1, rpc, can: family.can, load: async () => ({ plugin: () => familyPlugin(family) }) })
}

async function signing(rpc: readonly string[], method: string, ask: () => unknown): Promise<string> {
  const kernel = createKernel(fakePorts(), [planted(rpc, ask)], { networks: [fakeNetwork('sui')] })
  const adapter = await kernel.families.needAdapter('sui', 'signMessage')
  return String(await adapter.signMessage?.(session, method))
}

describe('what a plugin asks of wallets', () => {
  test('default: what its manifest declares, or lists for a host', async () => {
    expect(await signing(['sign'], 'sign', () => 'signed')).toBe('signed')
    expect(await signing([], 'read', () => 'told')).toBe('told')
  })

  test('behavior: what it does not name is refused, and the wallet is not asked', async () => {
    const ask = vi.fn<() => Grant>()
    await expect(signing(['connect'], 'sign', ask)).rejects.toMatchObject({
      code: 'plugin/undeclared',
      message: "chain.sui asks for the wallet method 'sign', which its manifest does not declare. Nothing was done.",
      remedy: "Add { rpc: 'sign' } to 'reaches' of its manifest.",
    })
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('the account that signs', () => {
  async function signingAfter(change: (session: Session) => Session): Promise<unknown> {
    const wallet = fakeWallet({ accounts: [account], networkId: 'sui:1' })
    const ports = fakePorts()
    const kernel = createKernel(ports, [planted(['sign'], () => 'signed')], { networks: [fakeNetwork('sui')] })
    await kernel.connections.connect(fakeConnector({ namespace: 'sui', wallet }))
    const current = kernel.families.get('sui', 'test').session as Session
    const given = change(current)
    wallet.changeAccounts({ address: 'ben' })
    await ports.clock.settle(100)
    const adapter = await kernel.families.needAdapter('sui', 'signMessage')
    return adapter.signMessage?.(given, 'sign')
  }

  test('behavior: a session whose wallet has moved to another account asks nothing', async () => {
    await expect(signingAfter((current) => current)).rejects.toMatchObject({ code: 'wallet/account-changed', context: { address: 'ana' } })
  })

  test('behavior: a session of another wallet signs', async () => {
    expect(await signingAfter((current) => ({ ...current, connector }))).toBe('signed')
  })
})
