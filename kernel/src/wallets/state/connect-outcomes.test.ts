import { exoticValues, fakeChainAdapter, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { walletsPage } from '../../../testing/wallets-page.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'

describe('outcomes that are no connection', () => {
  test('behavior: a refusal is an outcome and never an error event', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ behavior: 'refuse' }) })
    const page = await walletsPage({ connectors: [connector] })
    expect(await page.connections.connect(connector)).toStrictEqual({ status: 'refused' })
    expect(page.names()).toStrictEqual(['connection:refused'])
    expect(page.of('connection:refused')).toStrictEqual([{ namespace: 'eip155', connectorId: 'fake' }])
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.ports.log.lines.filter(({ level }) => level === 'error')).toStrictEqual([])
  })

  test("behavior: a failure is 'Failed to connect', with the wallet's own words as its cause", async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ behavior: 'fail' }) })
    const page = await walletsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)
    expect(outcome).toMatchObject({
      status: 'failed',
      error: { code: 'connection/failed', message: 'Failed to connect', cause: { code: -32603 } },
    })
    expect(page.of('connection:failed')).toStrictEqual([{ namespace: 'eip155', connectorId: 'fake', message: 'Failed to connect' }])
    expect(page.of('analytics:recorded')).toStrictEqual([{ event: 'CONNECT_ERROR', properties: { message: 'Failed to connect' } }])
  })

  test('behavior: a connector that throws before it asks is a failure', async () => {
    const connector: Connector = {
      ...fakeConnector(),
      connect: () => {
        throw new Error('early')
      },
    }
    const page = await walletsPage({ connectors: [connector] })
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'failed' })
  })

  test("behavior: 'The connector does not support any of the requested chains'", async () => {
    const wallet = fakeWallet()
    const connector = fakeConnector({ namespace: 'bip122', networkIds: ['bip122:test'], wallet })
    const page = await walletsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)
    expect(outcome).toMatchObject({ status: 'failed', error: { message: 'The connector does not support any of the requested chains' } })
    expect(wallet.calls).toStrictEqual([])
  })

  test("behavior: 'connectExternal: namespace not found'", async () => {
    const page = await walletsPage()
    await expect(page.connections.connect(fakeConnector({ namespace: 'sui' }))).rejects.toThrow('connectExternal: namespace not found')
  })

  test.each<[string, Partial<Grant>]>([
    ['no accounts', { accounts: [] }],
    ['accounts that are none', { accounts: [{ address: '' }, { address: 'a:b' }, null] as never }],
    ['accounts that are no list', { accounts: 'a' as never }],
    ['a network of another family', { networkId: 'solana:main' }],
    ['a network id that is none', { networkId: 'eip155' as never }],
    ['no provider', { provider: undefined }],
    ['a null provider', { provider: null }],
    ['addresses that the adapter does not know', { accounts: [{ address: 'bad' }] }],
  ])('behavior: an unusable grant is a failure: %s', async (_, part) => {
    const adapters = [fakeChainAdapter('eip155', { isAddress: (address) => address !== 'bad' })]
    const page = await walletsPage({ adapters })
    const connector = { ...fakeConnector(), connect: async () => ({ accounts: [{ address: 'a' }], provider: {}, ...part }) as Grant }
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'failed' })
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })

  test.each(exoticValues)('behavior: a wallet that grants $name does not throw through', async ({ make }) => {
    const page = await walletsPage()
    const outcome = await page.connections.connect({ ...fakeConnector(), connect: async () => make() as never })
    expect(outcome.status).toBe('failed')
    const accounts = await page.connections.connect({
      ...fakeConnector(),
      connect: async () => ({ accounts: make(), provider: {} }) as never,
    })
    expect(['failed', 'connected']).toContain(accounts.status)
    expect(page.families.find('eip155')?.attempt).toBeUndefined()
  })

  test('behavior: an adapter that throws while it checks an address refuses it', async () => {
    const page = await walletsPage({
      adapters: [
        fakeChainAdapter('eip155', {
          isAddress: () => {
            throw new Error('no')
          },
        }),
      ],
    })
    expect(await page.connections.connect(fakeConnector())).toMatchObject({ status: 'failed' })
  })
})
