import { Socket } from 'node:net'

import { startEvmChain } from '@billfold/local-chains/evm'
import { alice } from '@billfold/local-chains/evm/seed'
import { expect, onTestFinished, test, vi } from 'vitest'

import { ask } from '../testing/ask.js'
import { aliceHere, harbour } from '../testing/harbour.js'
import { openCloud } from '../testing/open-cloud.js'
import { testDatabaseUrl } from '../testing/test-database.js'
import { connectServer } from './database/engines/server.js'

/** Every place that this process tries to reach from now on. */
function watchConnections(): ReadonlySet<string> {
  const places = new Set<string>()
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]): Socket {
    // Node hands its own arguments over as one list.
    const [first, second] = args.flat() as [{ readonly host?: string; readonly port?: number | string } | number, unknown]
    places.add(typeof first === 'number' ? `${String(second)}:${first}` : `${first.host}:${first.port}`)
    return Reflect.apply(original, this, args) as Socket
  })
  onTestFinished(() => connect.mockRestore())
  return places
}

const original = Reflect.get(Socket.prototype, 'connect')

test('behavior: whatever is asked, no host is contacted but the database and the chain’s node', async () => {
  const databaseUrl = await testDatabaseUrl()
  const places = watchConnections()
  const database = connectServer({ url: databaseUrl, log: console.error })
  onTestFinished(() => database.close())
  const chain = await startEvmChain()
  onTestFinished(() => chain.stop())
  const cloud = await openCloud({ wallets: undefined, networks: [harbour(chain.url)] }, { database })
  const here = 'chainId=eip155:31337'
  const { json } = await ask(cloud, '/getWallets')
  const paths = [
    '/appkit/v1/config',
    '/projects/v1/origins',
    '/getAnalyticsConfig',
    `/getWalletImage/${json.data[0].image_id}`,
    '/public/getAssetImage/eip155:31337',
    '/public/getCurrencyImage/USD',
    '/public/getTokenImage/USDC',
    '/v1/supported-chains',
    `/v1/identity/${alice.address}`,
    `${aliceHere}/balance?${here}`,
    `${aliceHere}/history?${here}`,
    `${aliceHere}/nfts?${here}`,
  ]
  const statuses = await Promise.all(paths.map(async (path) => (await ask(cloud, path)).status))
  const body = JSON.stringify({ id: 1, method: 'eth_chainId' })
  statuses.push((await ask(cloud, `/v1?${here}`, { method: 'POST', body })).status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect([...places].toSorted()).toEqual([cloud.url, chain.url, databaseUrl].map((url) => new URL(url).host).toSorted())
})
