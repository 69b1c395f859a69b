import { type EvmChain, postcardsAbi, returnlessTokenAbi, startEvmChain, ticketsAbi, tokenAbi } from '@billfold/local-chains/evm'
import { alice, brook, carol, dana, evmContracts, evmPostcards, evmTickets, evmTokens } from '@billfold/local-chains/evm/seed'
import { encodeFunctionData, getAddress, numberToHex, pad, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { sendAll } from '../../testing/send-all.js'
import { aliceHere, harbour } from '../../testing/harbour.js'
import { openNodeWithout } from '../../testing/node-without.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { Balance, Nft, Transaction } from '../chains/shapes.js'
import type { Cloud } from '../cloud.js'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())

const here = 'chainId=eip155:31337'
const { usdc, usdt, harbour: hbr } = evmTokens

describe('GET /v1/account/{address}/balance', () => {
  const amounts = (balances: readonly Balance[]): unknown =>
    balances.map(({ symbol, quantity, price }) => [symbol, quantity.numeric, price])

  test('default: the native currency first, then the tokens of which there is some, with prices', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await ask(cloud, `/v1/account/${brook.address}/balance?currency=usd&${here}`)
    expect(json.balances[1]).toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:31337',
      address: `eip155:31337:${usdc.address}`,
      value: 363.25,
      price: 1,
      quantity: { decimals: '6', numeric: '363.25' },
      iconUrl: `${cloud.url}/public/getTokenImage/USDC`,
    })
    expect(json.balances.map(({ symbol }: Balance) => symbol)).toEqual(['ETH', 'USDC', 'HBR'])
    expect(json.balances[0]).not.toHaveProperty('address')
  })

  test('behavior: a price comes from the configuration, else from the reserves of the pool, else it is 0 and there is no value', async () => {
    const { tokens, ...network } = harbour(chain.url)
    const cloud = await openCloud({ networks: [{ ...network, tokens: [...(tokens ?? []).slice(0, 2), { address: hbr.address }] }] })
    const { json } = await ask(cloud, `${aliceHere}/balance?${here}`)
    expect(json.balances.map(({ symbol, price }: Balance) => [symbol, price])).toEqual([
      ['ETH', 3000],
      ['USDC', 1],
      ['USDT', 1],
      ['HBR', 0],
    ])
    expect(json.balances[3]).not.toHaveProperty('value')
    const pooled = await ask(await openCloud({ networks: [harbour(chain.url)] }), `${aliceHere}/balance?${here}`)
    expect(pooled.json.balances[3].price).toBeCloseTo(2.001, 3)
  })

  test('parameters: forceUpdate, a comma list of CAIP-10 token addresses, is looked at and told even when there is none of it', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url, { tokens: [] })] })
    const forced = `eip155:31337:${usdt.address},eip155:31337:${dana.address},eip155:1:${usdc.address}`
    const { json } = await ask(cloud, `/v1/account/${dana.address}/balance?${here}&forceUpdate=${forced}`)
    expect(amounts(json.balances)).toEqual([
      ['ETH', '0', 3000],
      ['USDT', '0', 0],
    ])
  })

  test('behavior: what changes on the chain is seen at once', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const somebody = privateKeyToAddress(generatePrivateKey())
    const usdtOfSomebody = async (): Promise<string | undefined> => {
      const { json } = await ask(cloud, `/v1/account/${somebody}/balance?${here}`)
      return json.balances.find(({ symbol }: Balance) => symbol === 'USDT')?.quantity.numeric
    }
    expect(await usdtOfSomebody()).toBeUndefined()
    const data = encodeFunctionData({ abi: returnlessTokenAbi, functionName: 'transfer', args: [somebody, 3_500_000n] })
    await sendAll(chain, [{ from: alice.address, to: usdt.address, data }])
    expect(await usdtOfSomebody()).toBe('3.5')
  })

  test('behavior: without multicall on the chain the same is read without it', async () => {
    const bare = await startEvmChain({ chainId: 31338 })
    await bare.call('anvil_setCode', [evmContracts.multicall3, '0x'])
    const cloud = await openCloud({ networks: [harbour(bare.url, { caipNetworkId: 'eip155:31338' })] })
    const { json } = await ask(cloud, `${aliceHere}/balance?chainId=eip155:31338`)
    await bare.stop()
    expect(json.balances.map(({ symbol, quantity }: Balance) => [symbol, quantity.numeric])).toContainEqual(['USDC', '88'])
  })

  test.each([
    ['a chain that is not read', `${aliceHere}/balance?chainId=eip155:1`, 400, 'eip155:1 is not one of eip155:31337.'],
    ['what is no address', `/v1/account/alice/balance?${here}`, 400, 'This is no address of that chain.'],
    ['a token that is no CAIP-10 address', `${aliceHere}/balance?${here}&forceUpdate=0x1`, 400, '0x1 is no CAIP-10 address.'],
    ['a page of history from nowhere', `${aliceHere}/history?${here}&cursor=x`, 400, 'This cursor comes from nowhere.'],
  ])('behavior: refuses %s', async (_, path, status, description) => {
    const reply = await ask(await openCloud({ networks: [harbour(chain.url)] }), path)
    expect([reply.status, reply.json.reasons[0].description]).toEqual([status, description])
  })

  test('behavior: a node that does not answer is 502, and what it said stays here', async () => {
    const lines: unknown[] = []
    const networks = [harbour('http://127.0.0.1:65500/secret-key')]
    const cloud = await openCloud({ networks }, { log: (...line) => lines.push(line) })
    const { status, text } = await ask(cloud, `${aliceHere}/balance?${here}`)
    expect(status).toBe(502)
    expect(text).toContain('eip155:31337 does not answer: try again.')
    expect(text).not.toContain('secret-key')
    expect(lines).toHaveLength(1)
  })

  test('behavior: without a chain every one is asked, and one that is down leaves the others', async () => {
    const down = harbour('http://127.0.0.1:65500', { caipNetworkId: 'eip155:2' })
    const cloud = await openCloud({ networks: [down, harbour(chain.url)] }, { log: () => undefined })
    const { json } = await ask(cloud, `/v1/account/eip155:31337:${carol.address}/balance`)
    expect(json.balances.map(({ chainId }: Balance) => chainId)).toEqual(expect.arrayContaining(['eip155:31337']))
    expect((await ask(cloud, `/v1/account/${carol.address}/balance`)).json.balances.length).toBeGreaterThan(0)
  })
})

describe('GET /v1/account/{address}/history', () => {
  const told = ({ metadata, transfers }: Transaction): string => {
    const moved = transfers.map(({ direction, quantity, fungible_info, nft_info }) => {
      return `${direction} ${quantity.numeric} ${fungible_info?.symbol ?? nft_info?.name}`
    })
    return [metadata.operationType, ...moved].join(', ')
  }

  const readAll = async (cloud: Cloud, address: string): Promise<readonly (readonly Transaction[])[]> => {
    const pages: Transaction[][] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { json } = await ask(cloud, `/v1/account/${address}/history?${here}&cursor=${cursor}`)
      pages.push(json.data)
      cursor = json.next
    }
    return pages
  }

  test('default: every kind of operation under its name, newest first', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await ask(cloud, `/v1/account/${alice.address}/history?${here}`)
    expect(json.next).toBeNull()
    expect(json.data.map(told).slice(-24)).toEqual([
      'send, out 0.01 ETH',
      'receive, in 1 USDC',
      'send, out 1 USDC',
      'receive, in 7.25 USDC',
      'send, out 1 Ferry ticket',
      'mint, in 3 Ferry ticket, in 1 Lighthouse ticket',
      'receive, in 0.042 ETH',
      'send, out 12.5 HBR',
      'trade, out 500 USDC, in 249.187889918437829371 HBR',
      'approve',
      'receive, in 10 USDT',
      'send, out 10 USDT',
      'send, out 120 USDC',
      'receive, in 0.25 ETH',
      'send, out 1.5 ETH',
      'mint, in 1 Fog with two gulls',
      'mint, in 1 Low tide',
      'mint, in 1 The pier at six',
      'mint, in 1 Harbour Prints #2',
      'mint, in 1 Harbour Prints #1',
      'mint, in 777.123456789123456789 HBR',
      'mint, in 2500 USDT',
      'mint, in 15000 USDC',
      'mint, in 1000 TOLL',
    ])
    expect(json.data.at(-16)).toEqual({
      id: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      metadata: {
        operationType: 'trade',
        hash: json.data.at(-16).id,
        chain: 'eip155:31337',
        minedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
        sentFrom: alice.address,
        sentTo: evmContracts.router,
        status: 'confirmed',
        nonce: expect.any(Number),
      },
      transfers: [
        {
          direction: 'out',
          quantity: { numeric: '500' },
          value: 500,
          price: 1,
          fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: `${cloud.url}/public/getTokenImage/USDC` } },
        },
        expect.objectContaining({ direction: 'in', fungible_info: expect.objectContaining({ symbol: 'HBR' }) }),
      ],
    })
  })

  test('behavior: nft transfers carry a preview and a spam flag', async () => {
    const spam = [evmContracts.postcards]
    const find = async (cloud: Cloud): Promise<Transaction['transfers'][number]['nft_info']> => {
      const { json } = await ask(cloud, `${aliceHere}/history?${here}`)
      const infos = (json.data as readonly Transaction[]).flatMap(({ transfers }) => transfers.map(({ nft_info }) => nft_info))
      return infos.find((info) => info?.name === evmPostcards[2])
    }
    const info = await find(await openCloud({ networks: [harbour(chain.url)] }))
    expect(info).toMatchObject({ flags: { is_spam: false } })
    expect(info?.content?.preview.url).toMatch(/^data:image\/svg\+xml;base64,/)
    expect((await find(await openCloud({ networks: [harbour(chain.url, { spam })] })))?.flags.is_spam).toBe(true)
  })

  test('behavior: a name that lures people somewhere is spam, and only looked at', async () => {
    const data = encodeFunctionData({ abi: postcardsAbi, functionName: 'mint', args: [carol.address, 'Claim $500 at x.example.com'] })
    await sendAll(chain, [{ from: brook.address, to: evmContracts.postcards, data }])
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await ask(cloud, `/v1/account/${carol.address}/history?${here}`)
    expect(json.data[0].transfers[0].nft_info).toMatchObject({ name: 'Claim $500 at x.example.com', flags: { is_spam: true } })
  })

  test('behavior: operations of all other kinds', async () => {
    const me = '0x00000000000000000000000000000000000000aa'
    await chain.call('anvil_setBalance', [me, numberToHex(parseUnits('9', 18))])
    const asMe = (functionName: 'transfer' | 'mint', to: string, amount: bigint): string =>
      encodeFunctionData({ abi: tokenAbi, functionName, args: [to as `0x${string}`, amount] })
    await sendAll(chain, [
      { from: me, data: '0x6001600c60003960016000f300' },
      { from: me, to: alice.address, data: '0x1234' },
      { from: me, to: me, value: '0x1' },
      { from: me, to: usdc.address, data: asMe('mint', me, 5_000_000n) },
      { from: me, to: usdc.address, data: asMe('transfer', me, 1_000_000n) },
      { from: me, to: usdc.address, data: asMe('transfer', alice.address, 10n ** 30n), gas: '0x30000' },
    ])
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await ask(cloud, `/v1/account/${me}/history?${here}`)
    expect(json.data.map((each: Transaction) => `${each.metadata.status}: ${told(each)}`)).toEqual([
      'failed: execute',
      'confirmed: send, self 1 USDC',
      'confirmed: mint, in 5 USDC',
      'confirmed: send, self 0.000000000000000001 ETH',
      'confirmed: execute',
      'confirmed: deploy',
    ])
    expect(json.data.map(({ metadata }: Transaction) => metadata.nonce)).toEqual([5, 4, 3, 2, 1, 0])
    const { address } = (await chain.call('eth_getTransactionReceipt', [json.data[5].id])) as { address?: string; contractAddress: string }
    expect(address).toBeUndefined()
    expect(json.data[5].metadata.sentTo).not.toBe(json.data[5].metadata.sentFrom)
  })

  describe('money that contracts move among themselves', () => {
    const [forwarder, spendthrift] = ['0x00000000000000000000000000000000000000f1', '0x00000000000000000000000000000000000000f2'] as const
    const [heir, none] = ['0x00000000000000000000000000000000000000ee', '0x00000000000000000000000000000000000000ef'] as const
    const through = (to: string) => ({
      from: carol.address,
      to: forwarder,
      value: '0xde0b6b3a7640000',
      data: pad(to as `0x${string}`),
      gas: '0x30000',
    })

    beforeAll(async () => {
      // The first passes on what it gets to whom it is told; the second gives it to nobody after all.
      await chain.call('anvil_setCode', [forwarder, '0x5f5f5f5f345f355af100'])
      await chain.call('anvil_setCode', [spendthrift, `0x5f5f5f5f3473${none.slice(2)}5af15f5ffd`])
      await sendAll(chain, [through(heir), through(spendthrift)])
    })

    test('default: is told to who got it, though it leaves no log', async () => {
      const { json } = await ask(await openCloud({ networks: [harbour(chain.url)] }), `/v1/account/${heir}/history?${here}`)
      expect(json.data.map(told)).toEqual(['receive, in 1 ETH'])
      expect(json.data[0].metadata).toMatchObject({ sentFrom: carol.address, sentTo: getAddress(forwarder) })
    })

    test('behavior: what a contract sent is told of it, beside what it got', async () => {
      const { json } = await ask(await openCloud({ networks: [harbour(chain.url)] }), `/v1/account/${forwarder}/history?${here}`)
      expect(json.data.map(told)).toEqual(['receive, in 1 ETH', 'send, in 1 ETH, out 1 ETH'])
    })

    test('behavior: what was taken back is not told', async () => {
      const { json } = await ask(await openCloud({ networks: [harbour(chain.url)] }), `/v1/account/${none}/history?${here}`)
      expect(json).toEqual({ data: [], next: null })
    })

    test('behavior: a node that traces a part only, and says so, tells the rest', async () => {
      const node = await openNodeWithout(chain.url, /^trace_transaction$/)
      const cloud = await openCloud({ networks: [harbour(node.url)] })
      const { status, json } = await ask(cloud, `/v1/account/${heir}/history?${here}`)
      expect([status, json.data]).toEqual([200, []])
    })

    test('behavior: a node that traces nothing is asked for it once, and tells the rest', async () => {
      const node = await openNodeWithout(chain.url, /^trace_/)
      const cloud = await openCloud({ networks: [harbour(node.url)] })
      const histories = [heir, brook.address, heir].map((address) => `/v1/account/${address}/history?${here}`)
      const counts: number[] = []
      for (const path of histories) counts.push((await ask(cloud, path)).json.data.length)
      expect(counts).toEqual([0, expect.toSatisfy((count: number) => count > 5), 0])
      expect(node.refused).toHaveLength(1)
    })
  })

  test('behavior: what waits to be mined is pending, and comes first', async () => {
    const me = '0x00000000000000000000000000000000000000bb'
    await chain.call('anvil_setBalance', [me, numberToHex(parseUnits('9', 18))])
    await sendAll(chain, [{ from: me, to: carol.address, value: '0xde0b6b3a7640000' }])
    await chain.call('evm_setAutomine', [false])
    try {
      await chain.call('eth_sendTransaction', [{ from: me, to: carol.address, value: '0x1bc16d674ec80000' }])
      const cloud = await openCloud({ networks: [harbour(chain.url)] })
      const { json } = await ask(cloud, `/v1/account/${me}/history?${here}`)
      expect(json.data.map((each: Transaction) => `${each.metadata.status}: ${told(each)}`)).toEqual([
        'pending: send, out 2 ETH',
        'confirmed: send, out 1 ETH',
      ])
    } finally {
      await chain.call('anvil_mine', ['0x1'])
      await chain.call('evm_setAutomine', [true])
    }
  })

  test('behavior: pages follow each other by cursor without a gap or a repetition, also where many share a block', async () => {
    const me = '0x00000000000000000000000000000000000000cc'
    await chain.call('anvil_setBalance', [me, numberToHex(parseUnits('9', 18))])
    const pay = (index: number) => ({ from: me, to: carol.address, value: numberToHex(index + 1) })
    await sendAll(
      chain,
      Array.from({ length: 20 }, (_, index) => pay(index)),
    )
    await chain.call('evm_setAutomine', [false])
    for (let index = 20; index < 60; index += 1) await chain.call('eth_sendTransaction', [pay(index)])
    await chain.call('anvil_mine', ['0x1'])
    await chain.call('evm_setAutomine', [true])
    await chain.call('anvil_mine', ['0x12c'])
    const pages = await readAll(await openCloud({ networks: [harbour(chain.url)] }), me)
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10])
    expect(pages.flat().map(({ metadata }) => metadata.nonce)).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index))
  })

  test('behavior: an account that did nothing has one empty page', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await ask(cloud, `/v1/account/0x00000000000000000000000000000000000000dd/history?${here}`)
    expect(json).toEqual({ data: [], next: null })
  })
})

describe('GET /v1/account/{address}/nfts', () => {
  test('default: the pieces that are still there, each with its name and picture', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await ask(cloud, `${aliceHere}/nfts?${here}`)
    expect(json.nfts.map(({ name, tokenId }: Nft) => [tokenId, name])).toEqual(
      [['Harbour Prints #1', 'Harbour Prints #2'], evmPostcards, evmTickets].flatMap((titles) =>
        titles.map((title, index) => [String(index + 1), title]),
      ),
    )
    expect(json.nfts[2]).toMatchObject({
      address: `eip155:31337:${evmContracts.postcards}`,
      chainId: 'eip155:31337',
      collection: { name: 'Harbour Postcards', symbol: 'POST' },
      flags: { is_spam: false },
    })
  })

  test('behavior: of a piece that there is more than once, the last one given away is gone', async () => {
    const [from, to] = [brook.address, carol.address]
    const give = (amount: bigint) => ({
      ...{ from, to: evmContracts.tickets },
      data: encodeFunctionData({ abi: ticketsAbi, functionName: 'safeTransferFrom', args: [from, to, 1n, amount, '0x'] }),
    })
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const tickets = async (address: string): Promise<readonly object[]> =>
      (await ask(cloud, `/v1/account/${address}/nfts`)).json.nfts.filter(({ collection }: Nft) => collection.symbol === 'TICKET')
    expect(await tickets(from)).toHaveLength(1)
    await sendAll(chain, [give(1n)])
    expect(await tickets(from)).toEqual([])
    expect(await tickets(to)).toMatchObject([
      { name: evmTickets[0], tokenId: '1', content: { preview: { url: expect.stringMatching(/^data:image\/svg/) } } },
    ])
  })

  test('behavior: a piece that was given away is the other one’s', async () => {
    const [from, to] = [brook.address, dana.address]
    const data = encodeFunctionData({ abi: postcardsAbi, functionName: 'safeTransferFrom', args: [from, to, 4n] })
    await sendAll(chain, [{ from, to: evmContracts.postcards, data }])
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const names = async (address: string): Promise<readonly string[]> =>
      (await ask(cloud, `/v1/account/${address}/nfts`)).json.nfts.map(({ name }: Nft) => name)
    expect(await names(from)).not.toContain('Cranes at night')
    expect(await names(to)).toContain('Cranes at night')
  })
})
