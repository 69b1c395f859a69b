import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { walletsPage } from '../../../testing/wallets-page.js'
import type { Connector } from '../contract/connector.js'

describe('a grant that covers several families', () => {
  const spanning = (): { readonly main: Connector; readonly other: Connector; readonly provider: object } => {
    const provider = {}
    const other = fakeConnector({ id: 'wc', type: 'WALLET_CONNECT', name: 'WC', namespace: 'solana' })
    const main: Connector = {
      ...fakeConnector({ id: 'wc', type: 'WALLET_CONNECT', name: 'WC' }),
      connect: async () => ({
        accounts: [{ address: 'e' }],
        networkId: 'eip155:10',
        provider,
        others: [
          { namespace: 'solana', accounts: [{ address: 's' }], networkId: 'solana:main', provider },
          { namespace: 'eip155', accounts: [{ address: 'x' }], provider },
          { namespace: 'sui', accounts: [{ address: 'x' }], provider },
          { namespace: 'bip122', accounts: [], provider },
        ],
      }),
    }
    return { main, other, provider }
  }

  test('behavior: session-spanning grants are bound in one action', async () => {
    const { main, other } = spanning()
    const page = await walletsPage({ connectors: [main, other, fakeConnector({ id: 'wc', name: 'WC', namespace: 'bip122' })] })
    const seen = new Set<string>()
    page.bus.onAny(() => void seen.add(page.families.all.map(({ status, address }) => `${status} ${address}`).join()))
    await page.connections.connect(main)
    expect([...seen]).toStrictEqual(['connected e,connected s,disconnected undefined'])
    expect(page.of('connection:connected')).toMatchObject([
      { namespace: 'eip155', method: 'qrcode' },
      { namespace: 'solana', method: 'qrcode' },
    ])
    expect(page.recorded()).toStrictEqual(['CONNECT_SUCCESS'])
    expect(page.families.activeNamespace).toBe('eip155')
  })

  test('behavior: a family that is covered is asked no more', async () => {
    const { main, other } = spanning()
    const slow = fakeConnector({ id: 'slow', name: 'Slow', namespace: 'solana', wallet: fakeWallet({ behavior: 'wait' }) })
    const page = await walletsPage({ connectors: [main, other, slow] })
    const outcome = page.connections.connect(slow)
    await page.connections.connect(main)
    expect((await outcome).status).toBe('cancelled')
    expect(page.families.find('solana')?.session?.connector).toBe(other)
  })
})
