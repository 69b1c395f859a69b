import { fakeConnector, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { walletsPage } from '../../../testing/wallets-page.js'
import type { Account } from '../contract/account.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { walletError } from '../errors/wallet-refused.js'

describe('connect', () => {
  test('default: a successful connect sets connected and records the namespace', async () => {
    const connector = fakeConnector({ id: 'io.wallet', name: 'Wallet', imageUrl: 'data:x', info: { rdns: 'io.wallet' } })
    const page = await walletsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)

    const family = page.families.find('eip155')
    expect(outcome).toStrictEqual({ status: 'connected', session: family?.session })
    expect(family?.session).toMatchObject({ namespace: 'eip155', connector, provider: connector.provider })
    expect(Object.isFrozen(family?.session)).toBe(true)
    expect(page.families.account()).toMatchObject({
      caipAddress: 'eip155:1:account-1',
      address: 'account-1',
      status: 'connected',
      preferredAccountType: 'smartAccount',
      connectedWalletInfo: { name: 'Wallet', icon: 'data:x', rdns: 'io.wallet' },
    })
    await settled()
    page.families.activate('eip155')
    expect(page.stored('connected-namespaces')).toBeUndefined()
  })

  test('behavior: what is stored after connecting', async () => {
    const connector = fakeConnector({ id: 'io.wallet', name: 'Wallet' })
    const page = await walletsPage({ connectors: [connector] })
    void page.start()
    await page.connections.connect(connector)
    expect(page.stored('connected-namespaces')).toStrictEqual(['eip155'])
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.wallet' })
    expect(page.stored('connection-status')).toBe('connected')
    expect(page.stored('connections')).toStrictEqual({
      eip155: [{ namespace: 'eip155', connectorId: 'io.wallet', accounts: [{ address: 'account-1', type: 'eoa' }], name: 'Wallet' }],
    })
    expect(page.stored('wallet-id')).toBe('io.wallet')
    expect(page.stored('wallet-name')).toBe('Wallet')
  })

  test('behavior: CONNECT_SUCCESS is recorded with method and name, and the families hear of it after it is complete', async () => {
    const connector = fakeConnector({ name: 'Wallet' })
    const page = await walletsPage({ connectors: [connector] })
    const seen: unknown[] = []
    page.bus.onAny(({ name }) => void seen.push([name, page.families.find('eip155')?.status, page.families.activeCaipAddress]))
    await page.connections.connect(connector)
    expect(page.of('connection:connected')).toStrictEqual([
      { namespace: 'eip155', connectorId: 'fake', method: 'browser', isRestored: false },
    ])
    expect(page.of('analytics:recorded')).toStrictEqual([
      { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Wallet' }, address: 'account-1' },
    ])
    expect(page.of('account:changed')).toStrictEqual([
      { namespace: 'eip155', caipAddress: 'eip155:1:account-1', accounts: [{ address: 'account-1', type: 'eoa' }] },
    ])
    expect(page.of('connections:changed')).toHaveLength(1)
    for (const [, status, address] of seen as [string, string, string][])
      expect([status, address]).toStrictEqual(['connected', 'eip155:1:account-1'])
  })

  test('parameters: method', async () => {
    const connector = fakeConnector({ type: 'WALLET_CONNECT' })
    const page = await walletsPage({ connectors: [connector] })
    await page.connections.connect(connector, { method: 'mobile' })
    expect(page.of('connection:connected')).toMatchObject([{ method: 'mobile' }])
  })

  test('behavior: the connected family comes to the front', async () => {
    const connector = fakeConnector({ namespace: 'solana' })
    const page = await walletsPage({ connectors: [connector] })
    expect(page.families.activeNamespace).toBe('eip155')
    await page.connections.connect(connector)
    expect(page.families.activeNamespace).toBe('solana')
    expect(page.of('family:activated')).toStrictEqual([{ namespace: 'solana' }])
  })

  test('behavior: the account that the wallet names is the active one', async () => {
    const grant: Grant = { accounts: [{ address: 'a' }, { address: 'b' }], activeAddress: 'b', provider: {} }
    const page = await walletsPage()
    await page.connections.connect({ ...fakeConnector(), connect: async () => grant })
    expect(page.families.account()?.address).toBe('b')
  })

  test('behavior: each account has address, type, publicKey and path, copied as plain data', async () => {
    const told = { address: 'p', publicKey: 'key', path: 'm/84', type: 'payment' as const, extra: {} }
    // @ts-expect-error a wallet may hand over anything
    const odd: Account = { address: 'o', publicKey: 7, path: null, type: 'odd' }
    const grant: Grant = { accounts: [told, odd], provider: {} }
    const page = await walletsPage()
    await page.connections.connect({ ...fakeConnector({ namespace: 'bip122' }), connect: async () => grant })
    expect(page.families.find('bip122')?.session?.accounts).toStrictEqual([
      { address: 'p', publicKey: 'key', path: 'm/84', type: 'payment' },
      { address: 'o', type: 'ordinal' },
    ])
  })

  test('behavior: a family without networks in its wallets stays on the one the page chose', async () => {
    const connector = { ...fakeConnector({ namespace: 'solana' }), connect: async () => ({ accounts: [{ address: 'a' }], provider: {} }) }
    const page = await walletsPage({ connectors: [connector] })
    await page.connections.connect(connector)
    expect(page.families.account()?.caipAddress).toBe('solana:main:a')
  })

  test('behavior: a wallet is asked for the network in use, never for one that nobody requested', async () => {
    const asked: unknown[] = []
    const page = await walletsPage()
    const connect: Connector['connect'] = async ({ network }) => {
      asked.push(network?.caipNetworkId)
      throw walletError('wallet/refused', {})
    }
    page.families.find('eip155')?.choose(page.networks.find('eip155:10'))
    await page.connections.connect({ ...fakeConnector(), connect })
    page.families.find('eip155')?.choose(page.networks.resolve('eip155:999'))
    await page.connections.connect({ ...fakeConnector(), connect })
    expect(asked).toStrictEqual(['eip155:10', 'eip155:1'])
  })

  test('behavior: what the wallet approved is read of its own family only', async () => {
    const approvedNetworkIds = ['eip155:1', 'solana:main', 7] as Grant['approvedNetworkIds']
    const grant = { accounts: [{ address: 'a' }], provider: {}, supportsAllNetworks: false, approvedNetworkIds } as Grant
    const page = await walletsPage()
    await page.connections.connect({ ...fakeConnector(), connect: async () => grant })
    expect(page.families.networkState('eip155')).toMatchObject({ supportsAllNetworks: false, approvedCaipNetworkIds: ['eip155:1'] })
    expect(page.networks.of('eip155').map(page.families.isReachable)).toStrictEqual([true, false])
    expect(page.families.isReachable(page.networks.of('solana')[0] as never)).toBe(true)
  })
})
