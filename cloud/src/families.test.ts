/** The families whose nodes are read in the same way: by the ledgers of this machine. What they tell of transactions is tested beside each plugin. */
import { type RunningChains, startLocalChains } from '@billfold/local-chains'
import { bitcoinChainId, gro, ines } from '@billfold/local-chains/bitcoin/seed'
import { cosmosNetworkId, cosmosOtherDenom, runa } from '@billfold/local-chains/cosmos/seed'
import { harbourDollar, lantern, polkadotChainId, vera } from '@billfold/local-chains/polkadot/seed'
import { rosa, stacksChainId, stacksNetworkId, stacksToken, tove } from '@billfold/local-chains/stacks/seed'
import { mara, suiChainId, suiCoins } from '@billfold/local-chains/sui/seed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '../testing/ask.js'
import { openCloud } from '../testing/open-cloud.js'
import type { Balance } from './chains/shapes.js'
import { networkFindings } from './cli/doctor/network-findings.js'
import type { Cloud } from './cloud.js'
import { readConfig } from './config/config-schema.js'

let chains: RunningChains
beforeAll(async () => void (chains = await startLocalChains()))
afterAll(() => chains.stop())

const opened = (): Promise<Cloud> => openCloud({ networks: chains.cloudChains })
const call = (method: string, params?: unknown): object => ({ jsonrpc: '2.0', id: 7, method, ...(params !== undefined && { params }) })

/** What differs from one family to another. */
interface ReadFamily {
  readonly chainId: string
  readonly address: string
  /** Somebody who did nothing yet, where the address is of one who did. */
  readonly idle?: string
  readonly reads: object
  readonly result: unknown
  readonly refused: string
  readonly held: readonly (readonly unknown[])[]
}

const families: readonly ReadFamily[] = [
  {
    ...{ chainId: bitcoinChainId, address: gro.address, idle: ines.address, reads: call('GET blocks/0'), refused: 'GET mempool' },
    result: [expect.objectContaining({ height: 0 }) as unknown],
    held: [['BTC', '0.52150546', undefined]],
  },
  {
    ...{
      chainId: suiChainId,
      address: mara.address,
      reads: call('sui_getChainIdentifier'),
      result: 'ba5eba11',
      refused: 'sui_devInspectTransactionBlock',
    },
    held: [
      ['SUI', '10', undefined],
      ['USDC', '1000', `${suiChainId}:${suiCoins.usdc.type}`],
      ['OAK', expect.stringMatching(/^\d/), `${suiChainId}:${suiCoins.oak.type}`],
    ],
  },
  {
    ...{ chainId: stacksChainId, address: rosa.address, reads: call('GET v2/info'), refused: 'GET v2/pox' },
    result: expect.objectContaining({ network_id: stacksNetworkId }) as unknown,
    held: [
      ['STX', '1000', undefined],
      ['PEARL', '42.5', `${stacksChainId}:${stacksToken.owner}.${stacksToken.contract}`],
    ],
  },
  {
    ...{
      chainId: polkadotChainId,
      address: vera.address,
      reads: call('system_chain', []),
      result: 'Harbour Polkadot',
      refused: 'author_rotateKeys',
    },
    held: [
      ['DOT', '250', undefined],
      ['HUSD', '480', `${polkadotChainId}:${harbourDollar}`],
      ['LTRN', '3', `${polkadotChainId}:${lantern}`],
    ],
  },
  {
    ...{ chainId: cosmosNetworkId, address: runa.address, reads: call('status', {}), refused: 'unsafe_flush_mempool' },
    result: expect.objectContaining({ node_info: expect.objectContaining({ network: 'harbour-1' }) as unknown }) as unknown,
    held: [
      ['HBR', '10', undefined],
      ['REED', '42.5', `${cosmosNetworkId}:${cosmosOtherDenom}`],
    ],
  },
]

describe.each(families)('$chainId', ({ chainId, address, idle = address, held, reads, result, refused }) => {
  const here = `chainId=${encodeURIComponent(chainId)}`
  const of = (account: string, what: string): string => `/v1/account/${account}/${what}?${here}`

  test('default: it is among the supported chains, and what somebody holds is told, the native coin first', async () => {
    const cloud = await opened()
    expect((await ask(cloud, '/v1/supported-chains')).json.http).toContain(chainId)
    const { json } = await ask(cloud, of(address, 'balance'))
    expect(json.balances.map(({ symbol, quantity, address: token }: Balance) => [symbol, quantity.numeric, token])).toEqual(held)
  })

  test('default: what the coin costs is told by its placeholder, beside whatever tokens', async () => {
    const cloud = await opened()
    const { json } = await ask(cloud, of(address, 'balance'))
    const [coin, ...tokens] = json.balances as readonly Balance[]
    const addresses = [`${chainId}:0x`, ...tokens.map((token) => token.address)]
    const asked = await ask(cloud, '/v1/fungible/price', { method: 'POST', body: JSON.stringify({ addresses, projectId: 'demo' }) })
    expect(asked.json.fungibles[0]).toMatchObject({ address: `${chainId}:0x`, symbol: coin?.symbol, price: coin?.price })
    expect(coin?.price).toBeGreaterThan(0)
  })

  test('behavior: an address is of this family alone', async () => {
    const cloud = await opened()
    const { json } = await ask(cloud, `/v1/account/${address}/balance`)
    expect(new Set(json.balances.map((balance: Balance) => balance.chainId))).toEqual(new Set([chainId]))
    expect((await ask(cloud, of('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'balance'))).status).toBe(400)
  })

  test('behavior: who did nothing has no history, and a cursor from nowhere is refused', async () => {
    const cloud = await opened()
    expect((await ask(cloud, of(idle, 'history'))).json).toEqual({ data: [], next: null })
    expect((await ask(cloud, `${of(address, 'history')}&cursor=x`)).status).toBe(400)
  })

  test('behavior: what anybody may ask is passed on to the node, and nothing else', async () => {
    const cloud = await opened()
    const pass = async (body: object) => (await ask(cloud, `/v1?${here}`, { method: 'POST', body: JSON.stringify(body) })).json
    expect(await pass(reads)).toMatchObject({ id: 7, result })
    expect(await pass(call(refused))).toMatchObject({ id: 7, error: { code: -32601 } })
  })

  test('behavior: the doctor knows its nodes from others', async () => {
    const { networks } = readConfig({ projects: [{ id: 'demo' }], networks: chains.cloudChains })
    const own = networks.filter(({ caipNetworkId }) => caipNetworkId === chainId)
    const other = own.map((network) => ({ ...network, caipNetworkId: `${network.caipNetworkId.split(':')[0]}:elsewhere` as const }))
    expect(
      [...(await networkFindings({ networks: own })), ...(await networkFindings({ networks: other }))].map(({ kind }) => kind),
    ).toEqual(['good', 'wrong'])
  })
})

test('behavior: what a node of REST refuses is an error with its status, and a text is posted as it is', async () => {
  const cloud = await opened()
  const body = JSON.stringify([call('POST v2/transactions', { tx: 'junk' }), call(`GET v2/accounts/${tove.address}?proof=0`)])
  const { json } = await ask(cloud, `/v1?chainId=${stacksChainId}`, { method: 'POST', body })
  expect(json).toMatchObject([{ error: { code: 400 } }, { result: { nonce: 0 } }])
})
