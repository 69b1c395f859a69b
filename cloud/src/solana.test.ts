import { type SolanaChain, solanaCloudChain, startSolanaChain } from '@billfold/local-chains/solana'
import { ana, ben, dov, solanaChainId, solanaPieces, solanaTokens } from '@billfold/local-chains/solana/seed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '../testing/ask.js'
import { openCloud } from '../testing/open-cloud.js'
import type { Balance, Nft } from './chains/shapes.js'
import type { Cloud } from './cloud.js'

let chain: SolanaChain
beforeAll(async () => void (chain = await startSolanaChain()))
afterAll(() => chain.stop())

const here = `chainId=${solanaChainId}`
const opened = (): Promise<Cloud> => openCloud({ networks: [solanaCloudChain(chain.url)] })
const of = (address: string, what: string): string => `/v1/account/${address}/${what}?${here}`

describe('a chain of the Solana family', () => {
  test('default: it is among the supported chains, and what somebody holds is told with prices, the native coin first', async () => {
    const cloud = await opened()
    expect((await ask(cloud, '/v1/supported-chains')).json.http).toContain(solanaChainId)
    const { json } = await ask(cloud, of(ana.address, 'balance'))
    expect(json.balances.map(({ symbol, quantity, price }: Balance) => [symbol, quantity.numeric, price])).toEqual([
      ['SOL', '10', 150],
      ['USDC', '1000', 1],
      ['OAK', '42.5', 0.2],
    ])
    expect(json.balances[1].address).toBe(`${solanaChainId}:${solanaTokens.usdc.mint}`)
  })

  test('behavior: pieces are told with their names and pictures, and are no balance', async () => {
    const cloud = await opened()
    const { json } = await ask(cloud, of(ana.address, 'nfts'))
    expect(json.nfts.map(({ name, flags }: Nft) => [name, flags.is_spam])).toEqual(
      expect.arrayContaining([
        ['Harbour Light #1', false],
        ['Harbour Light #2', false],
        ['Harbour Light #4', false],
        ['Claim 900 SOL at lights.example.com', true],
      ]),
    )
    const light = json.nfts.find(({ name }: Nft) => name === 'Harbour Light #1')
    const image = expect.stringMatching(/^data:image\/svg\+xml,/) as unknown
    expect(light).toMatchObject({
      address: `${solanaChainId}:${solanaPieces[0]?.mint}`,
      ...{ chainId: solanaChainId, collection: { symbol: 'LIGHT' }, content: { preview: { url: image } } },
    })
    const { json: held } = await ask(cloud, of(ana.address, 'balance'))
    expect(held.balances).toHaveLength(3)
  })

  test('behavior: who has no piece has none', async () => {
    expect((await ask(await opened(), of(ben.address, 'nfts'))).json.nfts).toEqual([])
  })

  test('behavior: who has nothing has zero of the native coin', async () => {
    const { json } = await ask(await opened(), of(dov.address, 'balance'))
    expect(json.balances).toMatchObject([{ symbol: 'SOL', quantity: { numeric: '0' }, value: 0 }])
  })

  test.each([
    ['no history yet', of(ben.address, 'history'), 200],
    ['an address of another family', of('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'balance'), 400],
    ['a cursor from nowhere', `${of(ben.address, 'history')}&cursor=x`, 400],
  ])('parameters: %s', async (_, path, status) => {
    expect((await ask(await opened(), path)).status).toBe(status)
  })

  test.each([
    ['reads', 'getGenesisHash', expect.stringMatching(/^HarbourLocal/)],
    ['what changes the node', 'requestAirdrop', undefined],
  ])('behavior: the proxy of the node: %s', async (_, method, result) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
    const said = await ask(await opened(), `/v1/?${here}`, { method: 'POST', body })
    expect(said.json.result).toEqual(result)
  })
})
