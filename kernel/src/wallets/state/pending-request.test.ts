import { fakeConnector, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { walletsPage } from '../../../testing/wallets-page.js'
import { deferred } from '../../../testing/deferred.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { walletError } from '../errors/wallet-refused.js'

describe('a request that is open in the wallet', () => {
  const pending = (granted?: Promise<Grant>): Connector => ({
    ...fakeConnector(),
    connect: () => Promise.reject(walletError('wallet/pending', granted === undefined ? {} : { granted })),
  })

  test("behavior: 'Your wallet already has a request open. Finish it there.', and its answer is taken", async () => {
    const answer = deferred<Grant>()
    const connector = pending(answer.promise)
    const page = await walletsPage({ connectors: [connector] })
    const outcome = await page.connections.connect(connector)
    expect(outcome.status).toBe('pending')
    expect(page.families.find('eip155')?.status).toBe('connecting')

    const again = page.connections.connect(connector)
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    expect((await again).status).toBe('connected')
    expect(page.families.activeCaipAddress).toBe('eip155:1:a')
  })

  test.each([
    ['is refused', walletError('wallet/refused', {}), 'connection:refused'],
    ['fails', new Error('no'), 'connection:failed'],
  ] as const)('behavior: the open request %s: back to where it came from', async (_, error, event) => {
    const answer = deferred<Grant>()
    const page = await walletsPage()
    await page.connections.connect(pending(answer.promise))
    answer.reject(error)
    await settled()
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.names()).toContain(event)
  })

  test('behavior: cancelled, the open request is not listened to any more', async () => {
    const answer = deferred<Grant>()
    const page = await walletsPage()
    await page.connections.connect(pending(answer.promise))
    page.connections.cancel()
    answer.resolve({ accounts: [{ address: 'a' }], provider: {} })
    await settled()
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })

  test('behavior: a connector that cannot wait for it just fails', async () => {
    const page = await walletsPage()
    await page.connections.connect(pending())
    expect(page.families.find('eip155')?.status).toBe('disconnected')
  })
})
