import { describe, expect, test } from 'vitest'
import { problemText } from './problem-text.js'
import { readOptions } from './read-options.js'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

const read = (...networks: readonly unknown[]) => {
  const { options, problems } = readOptions({ projectId: 'p', networks })
  return { networks: options.networks, lines: problems.map(problemText) }
}

describe('one network', () => {
  test('default: the family and the CAIP-2 id of an EVM network follow from its id', () => {
    expect(read(mainnet)).toEqual({ networks: [{ ...mainnet, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }], lines: [] })
  })

  test('parameters: every field', () => {
    const network = {
      id: 'mainnet',
      caipNetworkId: 'sui:mainnet',
      chainNamespace: 'sui',
      name: 'Sui',
      nativeCurrency: { name: 'Sui', symbol: 'SUI', decimals: 9 },
      rpcUrls: { default: { http: ['https://a.example'] }, chainDefault: { http: ['http://localhost:8545'] } },
      blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
      assets: { imageId: 'sui', imageUrl: 'https://a.example/sui.png' },
      testnet: true,
      deprecatedCaipNetworkId: 'sui:old',
    }
    expect(read(network)).toEqual({ networks: [network], lines: [] })
  })

  test('behavior: the family follows from the CAIP-2 id', () => {
    const { networks } = read({ ...mainnet, id: 'abc', caipNetworkId: 'solana:abc' })
    expect(networks[0]?.chainNamespace).toBe('solana')
  })

  test('behavior: what the EVM libraries add is left out without a word', () => {
    const chain = {
      ...mainnet,
      contracts: { multicall3: {} },
      fees: () => 1,
      rpcUrls: { default: { http: ['https://rpc.example'], webSocket: ['wss://rpc.example'] } },
    }
    expect(read(chain)).toEqual(read(mainnet))
  })

  test('behavior: without rpc addresses it has none', () => {
    const { rpcUrls: _, ...network } = mainnet
    expect(read(network).networks[0]?.rpcUrls).toEqual({ default: { http: [] } })
    expect(read({ ...network, rpcUrls: { chainDefault: { http: ['https://a.example'] } } }).networks[0]?.rpcUrls).toEqual({
      default: { http: [] },
      chainDefault: { http: ['https://a.example'] },
    })
  })

  test.each([
    ['no id', { id: undefined }, 'lacks id'],
    ['a negative id', { id: -1 }, 'found -1, give a whole number'],
    ['an id with a part', { id: 1.5 }, 'found 1.5'],
    ['an id that is no number', { id: Number.NaN }, 'found NaN'],
    ['an id of two parts', { id: 'eip155:1' }, "found 'eip155:1'"],
    ['an empty id', { id: '' }, "found ''"],
    ['no name', { name: undefined }, 'lacks name'],
    ['no currency', { nativeCurrency: undefined }, 'lacks nativeCurrency'],
    ['half a currency', { nativeCurrency: { name: 'Ether', symbol: 'ETH' } }, 'lacks decimals'],
    ['decimals as a text', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: '18' } }, "found '18', give a whole number"],
    ['too many decimals', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 256 } }, 'found 256'],
    ['negative decimals', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: -1 } }, 'found -1'],
    ['broken decimals', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 1.5 } }, 'found 1.5'],
    ['another CAIP-2 id', { caipNetworkId: 'eip155:2' }, 'found the CAIP-2 id eip155:2, give eip155:1 as family and id say'],
    ['another family', { caipNetworkId: 'eip155:1', chainNamespace: 'solana' }, 'found the CAIP-2 id eip155:1, give solana:1'],
  ])('behavior: %s: the network is left out alone', (_, change, line) => {
    const { networks, lines } = read({ ...mainnet, ...change }, { ...mainnet, id: 10 })
    expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:10'])
    expect(lines[0]).toContain(line)
    expect(lines[0]).toContain('Option networks[0]')
  })

  test.each([
    ['an explorer that runs code', { blockExplorers: { default: { url: 'javascript:alert(1)' } } }, 'blockExplorers'],
    ['an explorer without address', { blockExplorers: { default: { name: 'x' } } }, 'blockExplorers'],
    ['a wrong family name', { chainNamespace: 'EIP 155' }, 'nothing'],
    ['a wrong switch', { testnet: 'no' }, 'testnet'],
    ['a wrong image', { assets: { imageUrl: 'javascript:x' } }, 'imageUrl'],
    ['a wrong old id', { deprecatedCaipNetworkId: 'x' }, 'deprecatedCaipNetworkId'],
    ['a wrong id beside a right one', { caipNetworkId: 'x' }, 'nothing'],
  ])('behavior: %s is left out and the network stays', (_, change, field) => {
    const { networks, lines } = read({ ...mainnet, ...change })
    expect(networks[0]).toMatchObject({ caipNetworkId: 'eip155:1', chainNamespace: 'eip155' })
    expect(JSON.stringify(networks[0])).not.toContain(`"${field}"`)
    expect(lines.length).toBeGreaterThan(0)
  })

  test('behavior: the placeholder mark is not for hosts', () => {
    expect(read({ ...mainnet, isUnsupported: true }).networks[0]).not.toHaveProperty('isUnsupported')
  })
})

describe('the networks together', () => {
  test('behavior: of duplicates the first is used', () => {
    const { networks, lines } = read(mainnet, { ...mainnet, id: 10 }, { ...mainnet, name: 'Other' })
    expect(networks.map(({ name, id }) => [name, id])).toEqual([
      ['Ethereum', 1],
      ['Ethereum', 10],
    ])
    expect(lines).toEqual(['Option networks: names eip155:1 twice, the first one is used.'])
  })

  test('behavior: without one no family takes part, and that is told', () => {
    expect(read()).toEqual({
      networks: [],
      lines: ['Option networks: has no network that can be used, give one.'],
    })
  })

  test('behavior: a family that nobody registered is told once and kept for a plugin that comes later', () => {
    const doge = { ...mainnet, chainNamespace: 'doge' }
    const { networks, lines } = read(doge, { ...doge, id: 2 })
    expect(networks).toHaveLength(2)
    expect(lines).toEqual(['Option networks: names the family doge that nobody registered, add its plugin.'])
    const isKnownNamespace = (namespace: string): namespace is never => namespace === 'doge'
    expect(readOptions({ projectId: 'p', networks: [doge] }, { isKnownNamespace }).problems).toEqual([])
  })
})

describe('the default network', () => {
  const networks = [
    mainnet,
    { ...mainnet, id: 10 },
    { ...mainnet, id: 'abc', chainNamespace: 'solana' },
    { ...mainnet, id: 'abc', chainNamespace: 'sui' },
  ]
  const chosen = (defaultNetwork: unknown) => readOptions({ projectId: 'p', networks, defaultNetwork }).options.defaultNetwork

  test.each([
    ['a CAIP-2 id', 'eip155:10', 'eip155:10'],
    ["a chain's own id", 10, 'eip155:10'],
    ['an EVM network', { ...mainnet, id: 10 }, 'eip155:10'],
    ['a network of another family', { ...mainnet, id: 'abc', chainNamespace: 'sui' }, 'sui:abc'],
    ['a network with its CAIP-2 id', { ...mainnet, id: 'abc', caipNetworkId: 'sui:abc' }, 'sui:abc'],
    ['nothing', undefined, undefined],
    ['an id that is none of them', 5, undefined],
    ['a network that is none of them', { ...mainnet, id: 5 }, undefined],
    ['an EVM network by the id of another family', { ...mainnet, id: 'abc' }, undefined],
    ['half a network', { id: 10 }, undefined],
    ['a list', [10], undefined],
    ['null', null, undefined],
  ])('parameters: %s', (_, given, id) => {
    expect(chosen(given)?.caipNetworkId).toBe(id)
  })

  test('behavior: it is the very network of the list', () => {
    const { options } = readOptions({ projectId: 'p', networks, defaultNetwork: 10 })
    expect(options.defaultNetwork).toBe(options.networks[1])
  })
})
