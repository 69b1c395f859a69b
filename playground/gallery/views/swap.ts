import {
  type Kernel,
  type PluginManifest,
  type TokenBalance,
  type TransactionTrial,
  type TrialOutcome,
  walletError,
} from '@billfold/kernel'
import { walletFailure } from '@billfold/kernel/family'
import { type FakeAnswer, type FakeChainAdapterOptions, fakeChain } from '@billfold/test/fakes'
import { clearSigning } from '@billfold/clear-signing'
import type { Descriptor } from '@billfold/clear-signing/contract'
import { swap as swapPlugin } from '@billfold/swap'
import { swapKey } from '@billfold/swap/contract'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import { sampleTokenFacts } from './sample-holdings.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const service = 'https://cloud.example'
const router = 'eip155:1:0xde709f2102306220921060314715629080e2fb77'
const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const longAddress = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const account = 'eip155:1:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const hash = `0x${'5e'.repeat(32)}`

const ether: TokenBalance = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 3_120.5, iconUrl: '' },
  quantity: { decimals: '18', numeric: '1.982' },
}
const usdc: TokenBalance = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
  address: `eip155:1:${usdcAddress}`,
  quantity: { decimals: '6', numeric: '1250.129' },
}

const listed = [
  { name: 'Ether', symbol: 'ETH', decimals: 18, address: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', logoUri: '' },
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, address: `eip155:1:${usdcAddress}`, logoUri: '' },
  {
    ...{ name: 'A token whose makers could not stop while they named it', symbol: 'LONGSYMBOLS', decimals: 18 },
    ...{ address: `eip155:1:${longAddress}`, logoUri: '' },
  },
]

interface Swapping {
  readonly view?: 'Swap' | 'SwapSelectToken' | 'SwapPreview'
  readonly fill?: { readonly fromToken: string; readonly toToken: string; readonly amount?: string }
  readonly adapter?: FakeChainAdapterOptions
  readonly tokens?: FakeAnswer
  readonly quotes?: FakeAnswer
  readonly gasPrice?: FakeAnswer
  readonly spender?: string
  /** Amount that may be taken already. */
  readonly allowance?: string
  readonly isOffline?: boolean
  readonly isAlone?: boolean
  /** The network is none of those with swaps. */
  readonly isElsewhere?: boolean
  /** Descriptors of those who read requests; absent where nobody does. */
  readonly descriptors?: readonly Descriptor[]
  /** The yes is pressed, and the wallet answers. */
  readonly isMeant?: boolean
}

/** Amounts that the quoted swaps give, in smallest units: 1,559 USDC for 0.5 ETH, or 0.4009 ETH for 1,250 USDC. */
const amountOut = '1559000000'
const etherOut = '400900000000000000'

function scene(swapping: Swapping = {}): Scene {
  const given = swapping.fill?.fromToken === 'USDC' ? etherOut : amountOut
  const { tokens = { json: { tokens: listed } }, quotes = quoted(given), gasPrice = gas, spender = router, adapter } = swapping
  const chain: PluginManifest = fakeChain('eip155', {
    tokenFacts: async () => sampleTokenFacts,
    tokens: async () => [ether, usdc],
    token: async ({ tokenAddress }) => (tokenAddress.toLowerCase() === usdcAddress.toLowerCase() ? usdc : undefined),
    sendTransaction: async () => hash,
    followTransaction: () => new Promise(() => undefined),
    tryTransactions: async (_, trial) => outcome(trial, BigInt(given)),
    ...adapter,
  })
  const approve = `0x095ea7b3${spender.slice(-40).padStart(64, '0')}${'f'.repeat(64)}`
  let page: Kernel | undefined
  const readers = swapping.descriptors === undefined ? [] : [clearSigning({ descriptors: swapping.descriptors })]
  const cost = { gas: '300000', gasPrice: '1200000000' }
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [{ ...chain, id: 'chain.sample-swapping', replaces: 'chain.fake-eip155' }, swapPlugin(), ...readers],
    options: { endpoints: { blockchain: service } },
    isOffline: swapping.isOffline ?? false,
    serve: (fetch) =>
      fetch
        .route('/v1/supported-chains', { json: { http: swapping.isElsewhere === true ? [] : ['eip155:1'], ws: [] } })
        .route('/v1/fungible/price', { json: { fungibles: [] } })
        .route('/v1/convert/tokens', tokens)
        .route('/v1/convert/quotes', quotes)
        .route('/v1/convert/gas-price', gasPrice)
        .route('/v1/convert/allowance', { json: { allowance: swapping.allowance ?? '0' } })
        .route('/v1/convert/build-approve', { json: { tx: { from: account, to: `eip155:1:${usdcAddress}`, data: approve } } })
        .route('/v1/convert/build-transaction', ({ body }) => ({
          json: { tx: { from: account, to: router, data: swapData, amount: valueOf(body), eip155: cost } },
        })),
    play: (kernel) => {
      page = kernel
      return play(kernel, swapping)
    },
    after: async (card) => {
      await after(card, swapping)
      if (page !== undefined && swapping.isMeant === true) await say(page)
    },
  }
}

/** A call of a router: `exchange(address,uint256,uint256)`. */
const swapData = `0x236e06f6${[usdcAddress.slice(2).toLowerCase(), 1_250_000_000n.toString(16), 1_543_410_000n.toString(16)].map((word) => word.padStart(64, '0')).join('')}`
const described: Descriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: router.slice(-42) }] } },
  metadata: { owner: 'Harbour Pools' },
  display: {
    formats: {
      'exchange(address token, uint256 amount, uint256 least)': {
        intent: 'Swap',
        fields: [
          { path: 'amount', label: 'Pays', format: 'tokenAmount', params: { tokenPath: 'token' } },
          { path: 'least', label: 'At least', format: 'amount' },
        ],
      },
    },
  },
}

const gas: FakeAnswer = { json: { standard: '1000000000', fast: '1200000000', instant: '1500000000' } }
const route = [`eip155:1:${longAddress}`, `eip155:1:${usdcAddress}`]
const quoted = (toAmount: string): FakeAnswer => ({ json: { quotes: [{ id: null, toAmount, route }] } })
const never: FakeAnswer = 'hang'
const broken: FakeAnswer = { status: 500 }

/** The coin of the network goes with the transaction. */
function valueOf(body: unknown): string {
  const { from = '', amount = '0' } = (typeof body === 'string' ? JSON.parse(body) : body) as {
    readonly from?: string
    readonly amount?: string
  }
  return from.endsWith('eeee') ? amount : '0'
}

function outcome({ tokens }: TransactionTrial, received: bigint): TrialOutcome {
  return { isDone: true, changes: tokens.map((_, index) => (index === 0 ? -1n : received)) }
}

async function play({ connections, connectors, modal, router: views }: Kernel, { isAlone, fill, view = 'Swap' }: Swapping): Promise<void> {
  const [connector] = connectors.all
  if (connector !== undefined && isAlone !== true) await connections.connect(connector)
  await modal.open({ view: 'Account' })
  if (fill === undefined) views.push('Swap')
  else views.push('Swap', fill)
  if (view === 'SwapSelectToken') views.push('SwapSelectToken', { target: 'toToken' })
}

/** Waits for the price that was asked for. The review is gone to by the form's own button. */
async function after(card: HTMLElement, { view = 'Swap', quotes }: Swapping): Promise<void> {
  if (view === 'SwapSelectToken' || quotes === never) return
  await appears('form without a question', () => (card.querySelector('[data-view="Swap"] span[role="status"]') === null ? card : undefined))
  if (view !== 'SwapPreview') return
  const button = await appears('the way to the review', () =>
    card.querySelector<HTMLElement>('[data-visit] button[data-key=review]:not([aria-disabled])'),
  )
  button.click()
  await appears('the review', () => card.querySelector('[data-view="SwapPreview"]'))
}

/** Says yes, once the network has tried it. */
async function say(kernel: Kernel): Promise<void> {
  const swaps = kernel.get(swapKey)
  await appears('what was tried', () => (swaps.reviewed?.phase === 'ready' ? swaps : undefined))
  await swaps.approve()
}

const fill = { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' } as const
const fillToken = { fromToken: 'USDC', toToken: 'ETH', amount: '1250' } as const
const state = (id: string, swapping: Swapping = {}): GalleryState => viewState(id, scene(swapping))
const reviewed = (id: string, swapping: Swapping): GalleryState => state(id, { view: 'SwapPreview', fill, ...swapping })

export const swapForm: GalleryEntry = {
  id: 'view-swap',
  title: 'Swap',
  group: 'Views',
  shows: ['Swap'],
  about: 'What to swap, for what, and how much of it.',
  states: [
    state('empty'),
    state('quoted', { fill }),
    state('asking for the price', { fill, quotes: never }),
    state('much is lost', { fill, quotes: quoted('1059000000') }),
    state('more than there is', { fill: { ...fill, amount: '12345678901234.123456789012345678' } }),
    state('balance on its way', { fill, adapter: { tokens: () => new Promise(() => undefined) } }),
    state('balance unknown', { fill, adapter: { tokens: () => Promise.reject(new Error('No node answers')) } }),
    state('no way', { fill, quotes: { json: { quotes: [] } } }),
    state('no price', { fill, quotes: broken }),
    state('no price of gas', { fill, gasPrice: broken }),
    state('long names', {
      fill: { fromToken: 'ETH', toToken: 'LONGSYMBOLS', amount: '0.5' },
      quotes: quoted('123456789012345000000000000000001'),
    }),
    state('disconnected', { isAlone: true }),
  ],
}

export const swapTokens: GalleryEntry = {
  id: 'view-swap-select-token',
  title: 'Swap: select token',
  group: 'Views',
  shows: ['SwapSelectToken'],
  about: 'The tokens that can be swapped, those of the account first.',
  states: [
    state('some', { view: 'SwapSelectToken' }),
    state('loading', { view: 'SwapSelectToken', tokens: never }),
    state('none', { view: 'SwapSelectToken', tokens: { json: { tokens: [] } } }),
    state('failed', { view: 'SwapSelectToken', tokens: broken }),
    state('offline', { view: 'SwapSelectToken', isOffline: true }),
  ],
}

const trial = (result: (given: TransactionTrial) => Promise<TrialOutcome | undefined>): FakeChainAdapterOptions => ({
  tryTransactions: (_, given) => result(given),
})

/** What a token with permits (EIP-2612) tells of itself. */
const told: Readonly<Record<string, unknown>> = {
  ...{ name: 'USD Coin', version: '1', nonces: 0n },
  DOMAIN_SEPARATOR: '0x53af746ecdec49e555bd241cdef7a4e3f4012770364b774a3f9b60cc4ae63717',
}
const permitAdapter: FakeChainAdapterOptions = {
  readContract: async (_, { functionName }) => {
    if (functionName in told) return told[functionName]
    throw new Error('The contract refused')
  },
  signTypedData: () => new Promise(() => undefined),
}
const withPermit: Swapping = {
  tokens: { json: { tokens: listed.map((token) => ({ ...token, eip2612: token.symbol === 'USDC' })) } },
  adapter: permitAdapter,
}

export const swapReview: GalleryEntry = {
  id: 'view-swap-preview',
  title: 'Swap: review',
  group: 'Views',
  shows: ['SwapPreview', 'RequestWords'],
  about: 'What a swap does, as the network tried it, and the yes.',
  states: [
    reviewed('coin', {}),
    reviewed('token, to be approved', { fill: fillToken }),
    reviewed('token, approved and swapped as one', { fill: fillToken, adapter: { canSendTogether: async () => true } }),
    reviewed('token, signed for and swapped at once', { ...withPermit, fill: fillToken }),
    reviewed('the signature was declined', {
      ...{ ...withPermit, fill: fillToken, isMeant: true },
      adapter: { ...permitAdapter, signTypedData: () => Promise.reject(walletError('wallet/refused', {})) },
    }),
    reviewed('cannot sign after all', {
      ...{ ...withPermit, fill: fillToken, isMeant: true },
      adapter: {
        ...permitAdapter,
        signTypedData: () => Promise.reject(walletFailure('wallet/unsupported', { wallet: 'Bowbit', method: 'eth_signTypedData_v4' })),
      },
    }),
    reviewed('token, in words', { fill: fillToken, descriptors: [described] }),
    reviewed('coin, which nobody can read', { descriptors: [] }),
    reviewed('as one, in words', { fill: fillToken, descriptors: [described], adapter: { canSendTogether: async () => true } }),
    reviewed('cannot be one after all', {
      fill: fillToken,
      isMeant: true,
      adapter: {
        canSendTogether: async () => true,
        sendTogether: () => Promise.reject(walletFailure('wallet/unsupported', { wallet: 'Bowbit', method: 'wallet_sendCalls' })),
      },
    }),
    reviewed('token with an older approval', {
      fill: fillToken,
      allowance: '1',
      adapter: trial((given) => Promise.resolve({ ...outcome(given, BigInt(etherOut)), isDone: given.transactions.length > 2 })),
    }),
    reviewed('being tried', { adapter: trial(() => new Promise(() => undefined)) }),
    reviewed('nobody could try it', { adapter: trial(async () => undefined) }),
    reviewed('would fail', { adapter: trial(async () => ({ isDone: false, changes: [0n, 0n] })) }),
    reviewed('gives less', { adapter: trial(async () => ({ isDone: true, changes: [-1n, 1_000_000_000n] })) }),
    reviewed('another spender', { fill: fillToken, spender: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }),
  ],
}
