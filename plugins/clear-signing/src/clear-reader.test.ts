import type { ChainAdapter, Session, TokenBalance } from '@billfold/kernel'
import { type Hex, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { ClearReader } from './clear-reader.js'
import type { ClearSigningOptions, ClearText, Descriptor } from './contract.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const [from, to] = ['0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', '0xde709f2102306220921060314715629080e2fb77']
const session = {
  account: { address: from },
  network: { id: 1, caipNetworkId: 'eip155:1', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
} as unknown as Session

interface Given extends ClearSigningOptions {
  readonly token?: ChainAdapter['token']
}

const known: ChainAdapter['token'] = async ({ tokenAddress }) =>
  tokenAddress.toLowerCase() === usdc.toLowerCase()
    ? ({ symbol: 'USDC', quantity: { decimals: '6', numeric: '0' } } as TokenBalance)
    : undefined

function reader({ token = known, ...options }: Given = {}) {
  const log = { warn: vi.fn(), debug: vi.fn() }
  const needAdapter = async (): Promise<ChainAdapter> => ({ token }) as ChainAdapter
  return { log, reader: new ClearReader({ families: { needAdapter }, log, options }) }
}

const read = (method: string, params: unknown, given: Given = {}): Promise<readonly ClearText[]> =>
  reader(given).reader.read({ namespace: 'eip155', method, params, session })
const call = (data: Hex, more: object = {}, given: Given = {}): Promise<readonly ClearText[]> =>
  read('eth_sendTransaction', [{ from, to: usdc, data, ...more }], given)
const abi = parseAbi(['function transfer(address to, uint256 value)', 'function approve(address spender, uint256 value)'])
const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [to as Hex, 1_500_000n] })

describe('what a review is about to ask for', () => {
  const reviewed = { ...session, namespace: 'eip155' } as Session

  test('default: a text for each transaction, in their order; what nobody knows stays among them', async () => {
    const approve = encodeFunctionData({ abi, functionName: 'approve', args: [router, 7n] })
    const transactions = [
      { to: usdc, data: approve },
      { to: router, data: '0xdeadbeef', value: 1n },
    ]
    const texts = await reader().reader.readTransactions({ session: reviewed, transactions })
    expect(texts.map(({ intent, contract }) => [intent, contract])).toEqual([
      ['Let somebody spend', usdc],
      [undefined, router],
    ])
    expect(texts[1]?.fields.map(({ label }) => label)).toEqual(['Sends', 'Data'])
  })

  test('behavior: nothing is told of a wallet without a network', async () => {
    const alone: Session = { ...reviewed, network: undefined }
    expect(await reader().reader.readTransactions({ session: alone, transactions: [{ to: usdc }] })).toEqual([])
  })
})

describe('calls', () => {
  test('default: a transfer of a token, by what the network says of it', async () => {
    expect(await call(transfer)).toEqual([
      {
        intent: 'Send',
        owner: undefined,
        contract: usdc,
        fields: [
          { label: 'Amount', values: [{ kind: 'amount', units: 1_500_000n, decimals: 6, symbol: 'USDC' }] },
          { label: 'To', values: [{ kind: 'address', address: to }] },
        ],
      },
    ])
  })

  test('behavior: leave to spend everything is called that', async () => {
    const [text] = await call(encodeFunctionData({ abi, functionName: 'approve', args: [router, maxUint256] }))
    expect(text?.fields[1]?.values).toEqual([{ kind: 'everything', words: 'All', symbol: 'USDC' }])
  })

  test('behavior: of a token that nobody knows the units are told, and whose they are', async () => {
    const [text] = await call(transfer, {}, { token: async () => undefined })
    expect(text?.fields[0]?.values).toEqual([{ kind: 'units', units: 1_500_000n, token: usdc }])
    const [other] = await call(transfer, {}, { token: async () => Promise.reject(new Error('away')) })
    expect(other?.fields[0]?.values).toEqual([{ kind: 'units', units: 1_500_000n, token: usdc }])
  })

  test('behavior: the coin alone, and the coin beside a call', async () => {
    expect(await call('0x', { to, value: '0xde0b6b3a7640000' })).toEqual([
      {
        ...{ intent: 'Send', owner: undefined, contract: undefined },
        fields: [
          { label: 'Sends', values: [{ kind: 'amount', units: 10n ** 18n, decimals: 18, symbol: 'ETH' }] },
          { label: 'To', values: [{ kind: 'address', address: to }] },
        ],
      },
    ])
    const [text] = await call(transfer, { value: '0x1' })
    expect(text?.fields.map(({ label }) => label)).toEqual(['Sends', 'Amount', 'To'])
  })

  test.each<[what: string, data: Hex]>([
    ['a function that nobody describes', '0xdeadbeef00'],
    ['bytes that a token would not read', transfer.slice(0, 20) as Hex],
    ['an address with more than its bytes', `0xa9059cbb${'f'.repeat(64)}${'0'.repeat(64)}`],
  ])('behavior: %s stands there as bytes, without an intent', async (_, data) => {
    expect(await call(data)).toEqual([
      { intent: undefined, owner: undefined, contract: usdc, fields: [{ label: 'Data', values: [{ kind: 'bytes', hex: data }] }] },
    ])
  })

  test('behavior: each call of a batch has its own text', async () => {
    const calls = [
      { to: usdc, data: transfer },
      { to, value: '0x5' },
    ]
    const texts = await read('wallet_sendCalls', [{ from, chainId: '0x1', calls }])
    expect(texts.map(({ intent, fields }) => [intent, fields[0]?.label])).toEqual([
      ['Send', 'Amount'],
      ['Send', 'Sends'],
    ])
  })

  test.each<[what: string, method: string, params: unknown]>([
    ['a text to sign', 'personal_sign', ['0x00', from]],
    ['a batch with a call that is none', 'wallet_sendCalls', [{ calls: [{ to: usdc, data: transfer }, { to: 7 }] }]],
    ['no transaction', 'eth_sendTransaction', ['0x']],
    ['half a byte', 'eth_sendTransaction', [{ to: usdc, data: '0x0' }]],
    ['typed data that is none', 'eth_signTypedData_v4', [from, '{']],
    ['nothing', 'eth_sendTransaction', undefined],
  ])('behavior: %s is not read', async (_, method, params) => expect(await read(method, params)).toEqual([]))
})

/** As protocols publish them. */
const swap: Descriptor = {
  context: {
    $id: 'Router',
    contract: {
      deployments: [{ chainId: 1, address: router }],
      abi: [
        {
          type: 'function',
          name: 'exactInputSingle',
          inputs: [
            {
              name: 'params',
              type: 'tuple',
              components: [
                { name: 'tokenIn', type: 'address' },
                { name: 'recipient', type: 'address' },
                { name: 'amountIn', type: 'uint256' },
                { name: 'deadline', type: 'uint64' },
                { name: 'path', type: 'bytes' },
                { name: 'mode', type: 'uint8' },
              ],
            },
          ],
        },
      ],
    },
  },
  metadata: { owner: 'Harbour Labs', enums: { mode: { '0': 'Exact', '1': 'At least' } } },
  display: {
    definitions: { sum: { label: 'Amount', format: 'tokenAmount' } },
    formats: {
      'exactInputSingle((address,address,uint256,uint64,bytes,uint8))': {
        intent: 'Swap',
        fields: [
          {
            path: '#.params',
            fields: [
              { path: 'amountIn', $ref: '$.display.definitions.sum', label: 'Send', params: { tokenPath: '#.params.tokenIn' } },
              { path: 'amountIn', $ref: '$.display.definitions.sum', params: { tokenPath: '#.params.path.[0:20]' } },
              { path: 'recipient', label: 'Beneficiary', format: 'addressName' },
              { path: 'deadline', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
              { path: 'mode', label: 'Mode', format: 'enum', params: { $ref: '$.metadata.enums.mode' } },
              { path: 'missing', label: 'Nowhere', format: 'raw' },
            ],
          },
          { path: '@.value', label: 'Pays', format: 'amount' },
        ],
      },
    },
  },
}
const swapData = encodeFunctionData({
  abi: parseAbi([
    'struct P { address tokenIn; address recipient; uint256 amountIn; uint64 deadline; bytes path; uint8 mode; }',
    'function exactInputSingle(P params)',
  ]),
  functionName: 'exactInputSingle',
  args: [{ tokenIn: usdc, recipient: to as Hex, amountIn: 250_000n, deadline: 1_900_000_000n, path: `${usdc}0001f4` as Hex, mode: 1 }],
})

describe("a host's descriptors", () => {
  test('default: nested fields, definitions, parts of bytes, dates and names of numbers', async () => {
    const [text] = await call(swapData, { to: router }, { descriptors: [swap] })
    const sum = { kind: 'amount', units: 250_000n, decimals: 6, symbol: 'USDC' }
    expect(text).toEqual({
      ...{ intent: 'Swap', owner: 'Harbour Labs', contract: router },
      fields: [
        { label: 'Send', values: [sum] },
        { label: 'Amount', values: [sum] },
        { label: 'Beneficiary', values: [{ kind: 'address', address: to }] },
        { label: 'Until', values: [{ kind: 'date', at: 1_900_000_000_000 }] },
        { label: 'Mode', values: [{ kind: 'text', text: 'At least' }] },
        { label: 'Pays', values: [{ kind: 'amount', units: 0n, decimals: 18, symbol: 'ETH' }] },
      ],
    })
  })

  test('behavior: one is about its deployments alone', async () => {
    expect((await call(swapData, { to }, { descriptors: [swap] }))[0]?.intent).toBeUndefined()
    const elsewhere = { ...session, network: { ...session.network, id: 10 } } as Session
    const params = [{ from, to: router, data: swapData }]
    const { reader: own } = reader({ descriptors: [swap] })
    expect((await own.read({ namespace: 'eip155', method: 'eth_sendTransaction', params, session: elsewhere }))[0]?.intent).toBeUndefined()
  })

  test('behavior: more are loaded with the first request, once; those that do not come are missing, and asked for again', async () => {
    const load = vi.fn(async (): Promise<readonly Descriptor[]> => [swap])
    load.mockRejectedValueOnce(new Error('offline'))
    const { reader: own, log } = reader({ load })
    const request = { namespace: 'eip155', method: 'eth_sendTransaction', params: [{ from, to: router, data: swapData }], session } as const
    const intents = []
    for (let turn = 0; turn < 3; turn += 1) intents.push((await own.read(request))[0]?.intent)
    expect([intents, load.mock.calls.length, log.warn.mock.calls.length]).toEqual([[undefined, 'Swap', 'Swap'], 2, 1])
  })

  test.each<[what: string, descriptor: unknown]>([
    ['no formats', { context: { contract: {} }, display: {} }],
    ['formats that are a list', { context: { contract: {} }, display: { formats: [1] } }],
    ['a key that is no function', { context: { contract: {} }, display: { formats: { __proto__: 1, 'a(': {} } } }],
    [
      'fields that are a text',
      { context: { contract: {} }, display: { formats: { 'transfer(address,uint256)': { intent: 7, fields: 'to' } } } },
    ],
    [
      'fields inside of each other without end',
      { context: { contract: {} }, display: { formats: { 'transfer(address,uint256)': endless() } } },
    ],
  ])('behavior: one with %s breaks nothing', async (_, descriptor) => {
    expect(await call(transfer, {}, { descriptors: [descriptor as Descriptor] })).toHaveLength(1)
  })
})

function endless(): object {
  const field: { path: string; fields?: unknown } = { path: 'to' }
  field.fields = [field]
  return { fields: [field] }
}

describe('typed data', () => {
  const data = {
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
    primaryType: 'Permit',
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    message: { owner: from, spender: router, value: '2500000', deadline: '1900000000' },
  }
  const sign = (given: unknown, more: Given = {}): Promise<readonly ClearText[]> => read('eth_signTypedData_v4', [from, given], more)

  test('default: a permit, as its text and as an object', async () => {
    const texts = await sign(JSON.stringify(data))
    expect(texts).toEqual([
      {
        ...{ intent: 'Let somebody spend', owner: undefined, contract: usdc },
        fields: [
          { label: 'Who may spend', values: [{ kind: 'address', address: router }] },
          { label: 'Amount', values: [{ kind: 'amount', units: 2_500_000n, decimals: 6, symbol: 'USDC' }] },
          { label: 'Until', values: [{ kind: 'date', at: 1_900_000_000_000 }] },
        ],
      },
    ])
    expect(await sign(data)).toEqual(texts)
  })

  test('behavior: everything is called that', async () => {
    const [text] = await sign({ ...data, message: { ...data.message, value: String(maxUint256) } })
    expect(text?.fields[1]?.values).toEqual([{ kind: 'everything', words: 'All', symbol: 'USDC' }])
  })

  test('behavior: what nobody describes is told field by field, nested and listed', async () => {
    const types = {
      Order: [
        { name: 'maker', type: 'Person' },
        { name: 'sums', type: 'uint256[]' },
      ],
      Person: [{ name: 'name', type: 'string' }],
    }
    const message = { maker: { name: 'Alice' }, sums: [1, '2'], notInTheTypes: true }
    expect(await sign({ domain: {}, primaryType: 'Order', types, message })).toEqual([
      {
        ...{ intent: undefined, owner: undefined, contract: undefined },
        fields: [
          { label: 'maker.name', values: [{ kind: 'text', text: 'Alice' }] },
          { label: 'sums[0]', values: [{ kind: 'number', value: 1n }] },
          { label: 'sums[1]', values: [{ kind: 'number', value: 2n }] },
        ],
      },
    ])
  })

  test('behavior: types that hold each other end somewhere', async () => {
    const types = { Loop: [{ name: 'next', type: 'Loop' }] }
    const message: { next?: unknown } = {}
    message.next = message
    expect(await sign({ domain: {}, primaryType: 'Loop', types, message })).toHaveLength(1)
  })

  test('behavior: a descriptor of another domain is not asked', async () => {
    const other: Descriptor = {
      context: { eip712: { domain: { name: 'Other' }, deployments: [{ chainId: 1, address: usdc }] } },
      display: { formats: { Permit: { intent: 'Wrong', fields: [] } } },
    }
    expect((await sign(data, { descriptors: [other] }))[0]?.intent).toBe('Let somebody spend')
  })
})
