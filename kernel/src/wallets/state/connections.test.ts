import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, walletsPage, networks } from '../../../testing/wallets-page.js'
import type { ConnectionState } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { multiWalletOff } from './connections.js'
import { recordLimit } from '../engine/record-keeper.js'

const eth = (id: string, part: Partial<Connector> = {}): Connector => ({
  ...fakeConnector({
    id,
    name: id,
    wallet: fakeWallet({ accounts: [{ address: `${id}-1` }, { address: `${id}-2` }], networkId: 'eip155:10' }),
  }),
  ...part,
})

async function connected(connectors: readonly Connector[], options: WalletsPageOptions = {}): Promise<WalletsPage> {
  const page = await walletsPage({ multiWallet: true, ...options, connectors })
  void page.start()
  for (const connector of connectors) await page.connections.connect(connector)
  page.modal.calls.length = 0
  return page
}

const namespace = 'eip155'

describe('list', () => {
  test('behavior: per-connection state relative to a namespace: connected (current), active (standby), or disconnected (ended)', async () => {
    const page = await connected([eth('a'), eth('b'), eth('c')])
    await page.connections.disconnect({ namespace, connectorId: 'b' })
    expect(
      page.connections.list(namespace).map((connection) => [connection.connectorId, page.connections.stateOf(connection)]),
    ).toStrictEqual([
      ['a', 'standby'],
      ['c', 'current'],
      ['b', 'ended'],
    ])
    expect(page.connections.list('solana')).toStrictEqual([])
  })

  test('behavior: a connection has connectorId, caipNetwork and accounts', async () => {
    const page = await connected([eth('a', { imageUrl: 'data:x' })])
    expect(page.connections.list(namespace)).toStrictEqual([
      {
        namespace,
        connectorId: 'a',
        caipNetwork: networks[1],
        accounts: [
          { address: 'a-1', type: 'eoa' },
          { address: 'a-2', type: 'eoa' },
        ],
        name: 'a',
        icon: 'data:x',
      },
    ])
  })

  test('behavior: without multi-wallet only the active connector is listed, and an info alert is shown', async () => {
    const page = await connected([eth('a'), eth('b')])
    page.settings.multiWallet = false
    expect(page.connections.list(namespace).map(({ connectorId }) => connectorId)).toStrictEqual(['b'])
    expect(page.modal.calls).toStrictEqual([['tell', multiWalletOff]])
  })

  test('behavior: earlier connections do not grow without bound', async () => {
    const page = await connected(
      Array.from({ length: recordLimit + 3 }, (_, index) => eth(`w${index}`)),
      { multiWallet: false },
    )
    await page.connections.disconnect()
    page.settings.multiWallet = true
    const listed = page.connections.list(namespace)
    expect(listed).toHaveLength(recordLimit)
    expect(listed[0]?.connectorId).toBe(`w${recordLimit + 2}`)
  })
})

describe('switchConnection', () => {
  test.each(['current', 'standby'] as const)(
    'behavior: to a connection that is %s reconnects through its connector, without a prompt',
    async (state) => {
      const connectors = [eth('a'), eth('b')]
      const page = await connected(connectors)
      const connectorId = state === 'current' ? 'b' : 'a'
      expect(page.connections.stateOf({ namespace, connectorId })).toBe(state)
      const outcome = await page.connections.switchConnection({ namespace, connectorId })
      expect(outcome).toMatchObject({ status: 'connected', session: { connector: { id: connectorId } } })
      expect(page.families.find(namespace)?.session?.connector.id).toBe(connectorId)
      for (const connector of connectors) {
        const { wallet } = connector as ReturnType<typeof fakeConnector>
        expect(wallet.calls.filter(({ method }) => method === 'connect')).toHaveLength(1)
      }
    },
  )

  test('parameters: address', async () => {
    const page = await connected([eth('a'), eth('b')])
    await page.connections.switchConnection({ namespace, connectorId: 'a' }, { address: 'a-2' })
    expect(page.families.activeCaipAddress).toBe('eip155:10:a-2')
    await page.connections.switchConnection({ namespace, connectorId: 'a' }, { address: 'nobody' })
    expect(page.families.activeCaipAddress).toBe('eip155:10:a-2')
  })

  test.each<[string, Partial<Connector>, string | undefined, readonly unknown[]]>([
    ['email', { type: 'AUTH' }, undefined, ['show', 'EmailLogin']],
    ['social', { type: 'AUTH' }, 'google', ['show', 'Connect']],
    ['social with farcaster', { type: 'AUTH' }, 'farcaster', ['show', 'ConnectingFarcaster']],
    ['wallet-connect', { type: 'WALLET_CONNECT' }, undefined, ['show', 'ConnectingWalletConnect']],
    ['external', {}, undefined, ['show', 'ConnectingExternal', { connectorId: 'a', namespace }]],
  ])('behavior: to a disconnected one starts a fresh flow: %s', async (_, part, social, call) => {
    const page = await connected([eth('a', part)])
    await page.connections.disconnect({ namespace, keepOpen: true })
    if (social !== undefined) {
      page.ports.storage.data.set('billfold/default/social-provider', JSON.stringify({ version: 1, stamp: 9e12, at: 1, value: social }))
    }
    expect(await page.connections.switchConnection({ namespace, connectorId: 'a' })).toBeUndefined()
    expect(page.modal.calls).toStrictEqual([call])
  })

  test("behavior: 'No connector found for connection: {id}'", async () => {
    const page = await connected([eth('a')])
    await expect(page.connections.switchConnection({ namespace, connectorId: 'gone' })).rejects.toThrow(
      'No connector found for connection: gone',
    )
  })

  test.each(['odd', 'toString', 7])("behavior: anything else is an error: 'Invalid connection status: %s'", async (state) => {
    const page = await connected([eth('a')])
    const switched = page.connections.switchConnection({ namespace, connectorId: 'a' }, { state: state as ConnectionState })
    await expect(switched).rejects.toThrow(`Invalid connection status: ${state}`)
  })

  test('behavior: without multi-wallet, switching shows an info alert and does nothing', async () => {
    const page = await connected([eth('a'), eth('b')])
    page.settings.multiWallet = false
    expect(await page.connections.switchConnection({ namespace, connectorId: 'a' })).toBeUndefined()
    expect(page.modal.calls).toStrictEqual([['tell', multiWalletOff]])
    expect(page.families.find(namespace)?.session?.connector.id).toBe('b')
  })
})

describe('deleteConnection', () => {
  test('behavior: an earlier connection is forgotten', async () => {
    const page = await connected([eth('a'), eth('b')])
    await page.connections.disconnect({ namespace, connectorId: 'a' })
    await page.connections.deleteConnection({ namespace, connectorId: 'a' })
    expect(page.connections.list(namespace).map(({ connectorId }) => connectorId)).toStrictEqual(['b'])
  })

  test('behavior: one that stands is ended first, and the modal stays', async () => {
    const page = await connected([eth('a')])
    await page.connections.deleteConnection({ namespace, connectorId: 'a' })
    expect(page.families.find(namespace)?.status).toBe('disconnected')
    expect(page.connections.list(namespace)).toStrictEqual([])
    expect(page.modal.calls).toStrictEqual([])
  })

  test('behavior: without multi-wallet, deleting shows an info alert and does nothing', async () => {
    const page = await connected([eth('a')], { multiWallet: false })
    await page.connections.deleteConnection({ namespace, connectorId: 'a' })
    expect(page.modal.calls).toStrictEqual([['tell', multiWalletOff]])
    expect(page.families.find(namespace)?.status).toBe('connected')
  })
})

describe('preferAccountType', () => {
  test.each([
    ['eip155', 'smartAccount'],
    ['bip122', 'payment'],
    ['solana', 'eoa'],
  ] as const)('behavior: default account types, as the plugin of a family says: %s %s', async (family, type) => {
    expect((await walletsPage()).families.account(family)?.preferredAccountType).toBe(type)
  })

  test('behavior: a default that is no account type counts for nothing', async () => {
    const page = await walletsPage({ accounts: [{ namespace: 'eip155', preferred: 'odd' as never }] })
    expect(page.families.account('eip155')?.preferredAccountType).toBe('eoa')
  })

  test('behavior: the choice of the host, then that of the visitor, which is kept', async () => {
    const page = await walletsPage({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(page.families.account()?.preferredAccountType).toBe('eoa')
    page.connections.preferAccountType('eip155', 'smartAccount')
    expect(page.families.account()?.preferredAccountType).toBe('smartAccount')
    page.connections.preferAccountType('sui', 'eoa')
    expect(
      (await walletsPage({ ports: page.ports, defaultAccountTypes: { eip155: 'eoa' } })).families.account()?.preferredAccountType,
    ).toBe('smartAccount')
  })

  test('behavior: a stored type that is none counts for nothing', async () => {
    const page = await walletsPage()
    page.connections.preferAccountType('eip155', 'odd' as never)
    expect((await walletsPage({ ports: page.ports })).families.account()?.preferredAccountType).toBe('smartAccount')
  })
})
