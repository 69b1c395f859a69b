import { type Kernel, type PluginManifest, type TokenBalance, type ViewName, walletError } from '@billfold/kernel'
import { transferError } from '@billfold/kernel/family'
import { send as sendPlugin } from '@billfold/send'
import { type Send, sendKey } from '@billfold/send/contract'
import { type FakeChainAdapterOptions, fakeChain } from '@billfold/test/fakes'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { sampleConnector } from './sample-connectors.js'
import { sampleNetworks } from './sample-networks.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const receiver = '0xde709f2102306220921060314715629080e2fb77'
const known = '0x7d1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0'
const twin = '0x7d1AfA7B00e1c2a84D3f9B66a71c5e0dAaCfeBB0'
const hash = `0x${'5e'.repeat(32)}`

const ether: TokenBalance = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 3_120.5, iconUrl: '' },
  quantity: { decimals: '18', numeric: '1.982' },
}
const usdc: TokenBalance = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  quantity: { decimals: '6', numeric: '1250.129' },
}
const longNamed: TokenBalance = {
  ...{ name: 'A token whose makers could not stop while they named it', symbol: 'LONGSYMBOLS', chainId: 'eip155:1', price: 0, iconUrl: '' },
  address: 'eip155:1:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  quantity: { decimals: '18', numeric: '123456789012345.000000000000000001' },
}

interface Sending {
  readonly adapter?: FakeChainAdapterOptions
  readonly isOffline?: boolean
  /** Nobody is connected. */
  readonly isAlone?: boolean
  readonly view?: Extract<ViewName, `WalletSend${string}`>
  /** What happens before the view is looked at. */
  readonly does?: ((store: Send) => unknown) | undefined
}

/** An account that sends. */
function sendScene({ adapter, isOffline = false, isAlone = false, view = 'WalletSend', does }: Sending = {}): Scene {
  const chain: PluginManifest = fakeChain('eip155', {
    isAddress: (text) => /^0x[0-9a-fA-F]{40}$/.test(text),
    tokens: async () => [ether, usdc, longNamed],
    transfer: async () => hash,
    transferFee: async () => 421_000_000_000_000n,
    followTransaction: () => forever(),
    ...adapter,
  })
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [{ ...chain, id: 'chain.sample-sending', replaces: 'chain.fake-eip155' }, sendPlugin()],
    options: {
      networks: sampleNetworks.map((network) => ({
        ...network,
        blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
      })),
    },
    isOffline,
    play: async (kernel) => play(kernel, { isAlone, view, does }),
  }
}

async function play(
  { connections, connectors, modal, load, router }: Kernel,
  { isAlone, view = 'WalletSend', does }: Sending,
): Promise<void> {
  const [connector] = connectors.all
  if (connector !== undefined && isAlone !== true) await connections.connect(connector)
  await modal.open({ view: 'Account' })
  if (does !== undefined) {
    const store = await load(sendKey)
    await store.prepare()
    // What the chain tells of comes a moment later.
    for (let turn = 0; turn < 50 && store.tokenBalances.length === 0; turn += 1) await new Promise((resume) => setTimeout(resume, 10))
    await does(store)
  }
  router.push('WalletSend')
  if (view !== 'WalletSend') router.push(view)
}

const forever = (): Promise<never> => new Promise(() => undefined)
const review = (draft: Parameters<Send['fillIn']>[0]) => async (store: Send) => {
  store.fillIn(draft)
  await store.startReview()
}
const approve = (draft: Parameters<Send['fillIn']>[0]) => async (store: Send) => {
  await review(draft)(store)
  await store.approve()
}
const half = { token: '', amount: '0.5', to: receiver } as const
const dollars = { ...half, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', amount: '1250' } as const
const fails = (error: () => Error) => async (): Promise<never> => {
  throw error()
}

const state = (id: string, sending: Sending = {}): GalleryState => viewState(id, sendScene(sending))
const reviewed = (id: string, sending: Sending): GalleryState => state(id, { view: 'WalletSendPreview', ...sending })
const told = (id: string, sending: Sending): GalleryState => state(id, { view: 'WalletSendConfirmed', ...sending })

export const sendForm: GalleryEntry = {
  id: 'view-send',
  title: 'Send',
  group: 'Views',
  shows: ['WalletSend'],
  about: 'What to send, how much of it, and to whom.',
  states: [
    state('empty'),
    state('filled', { does: (store) => store.fillIn(half) }),
    state('too-much', { does: (store) => store.fillIn({ ...half, amount: '5' }) }),
    state('no-address', { does: (store) => store.fillIn({ ...half, to: '0x1234' }) }),
    state('without-a-price', {
      does: (store) => store.fillIn({ ...half, token: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', amount: '123456.789' }),
    }),
    state('memo', { adapter: { longestMemo: async () => 34 }, does: (store) => store.fillIn({ ...half, memo: '10471' }) }),
    state('long-memo', {
      adapter: { longestMemo: async () => 34 },
      does: (store) => store.fillIn({ ...half, memo: 'More than thirty-four bytes of a memo' }),
    }),
    state('again', { does: approve({ ...half, to: known }) }),
    state('batch', { does: waiting }),
    state('loading', { adapter: { tokens: forever } }),
    state('offline', { isOffline: true }),
    state('unsupported', { adapter: { without: ['transfer'] } }),
    state('disconnected', { isAlone: true }),
  ],
}

export const sendTokens: GalleryEntry = {
  id: 'view-send-token',
  title: 'Send: choose a token',
  group: 'Views',
  shows: ['WalletSendSelectToken'],
  about: 'The tokens of the account, to choose one.',
  states: [
    state('some', { view: 'WalletSendSelectToken', does: () => undefined }),
    state('loading', { view: 'WalletSendSelectToken', adapter: { tokens: forever } }),
    state('empty', { view: 'WalletSendSelectToken', adapter: { tokens: async () => [] } }),
    state('failed', { view: 'WalletSendSelectToken', adapter: { tokens: fails(() => new Error('no')) } }),
    state('offline', { view: 'WalletSendSelectToken', isOffline: true }),
  ],
}

export const sendReview: GalleryEntry = {
  id: 'view-send-review',
  title: 'Send: review',
  group: 'Views',
  shows: ['WalletSendPreview'],
  about: 'What the wallet will be asked for, and what has to be looked at first.',
  states: [
    reviewed('coin', { does: review(half) }),
    reviewed('token', { does: review(dollars) }),
    reviewed('long', {
      does: review({ ...half, token: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', amount: '123456789012345.000000000000000001' }),
    }),
    reviewed('loading', { adapter: { transferFee: forever }, does: review(half) }),
    reviewed('fee-range', {
      adapter: { transferFees: async () => ({ likely: 231_000_000_000_000n, most: 421_000_000_000_000n }) },
      does: review(half),
    }),
    reviewed('fee-failed', { adapter: { transferFee: fails(() => new Error('The node did not answer')) }, does: review(half) }),
    reviewed('keeps-too-little', {
      adapter: { transferFee: fails(() => transferError('transfer/keeps-too-little', { least: '0.01 DOT', most: '1.9734 DOT' })) },
      does: review(half),
    }),
    reviewed('no-account', {
      adapter: { transferFee: fails(() => transferError('transfer/no-account', { symbol: 'LTRN', coin: 'DOT' })) },
      does: review(half),
    }),
    reviewed('ran-and-failed', {
      adapter: { transfer: fails(() => transferError('transfer/failed', { transaction: '0x1', reason: 'Token: funds unavailable' })) },
      does: approve(half),
    }),
    reviewed('look-alike', { does: async (store) => (await approve({ ...half, to: known })(store), review({ ...half, to: twin })(store)) }),
    reviewed('nobody', { does: review({ ...half, to: `0x${'0'.repeat(40)}` }) }),
    reviewed('contract', { adapter: { receiverFacts: async () => ({ isContract: true }) }, does: review(half) }),
    reviewed('memo', { adapter: { longestMemo: async () => 34 }, does: review({ ...half, memo: '10471' }) }),
    reviewed('toll', { adapter: { forecastTransfer: async () => ({ arrives: 1_125_000_000n }) }, does: review(dollars) }),
    reviewed('deposit', {
      adapter: { forecastTransfer: async () => ({ arrives: 1_250_000_000n, deposit: 2n * 10n ** 14n }) },
      does: review(dollars),
    }),
    reviewed('nothing-arrives', { adapter: { forecastTransfer: async () => ({ arrives: 0n }) }, does: review(dollars) }),
    reviewed('batch', { does: async (store) => (await waiting(store), review({ ...dollars, to: known })(store)) }),
    reviewed('batch-at-once', {
      adapter: { canTransferTogether: async () => true, transferTogether: forever },
      does: async (store) => (await waiting(store), review({ ...dollars, to: known })(store)),
    }),
    reviewed('declined', { adapter: { transfer: fails(() => walletError('wallet/refused', {})) }, does: approve(half) }),
    reviewed('unknown', { adapter: { transfer: fails(() => new Error('gone')) }, does: approve(half) }),
    reviewed('twice', { does: async (store) => (await approve(half)(store), await approve(half)(store)) }),
    reviewed('nothing', {}),
  ],
}

export const sendTold: GalleryEntry = {
  id: 'view-send-told',
  title: 'Send: what became of it',
  group: 'Views',
  shows: ['WalletSendConfirmed'],
  about: 'A transfer after the wallet took it.',
  states: [
    told('pending', { does: approve(half) }),
    told('confirmed', { adapter: { followTransaction: async () => ({ status: 'confirmed', block: '21483021' }) }, does: settled }),
    told('failed', { adapter: { followTransaction: async () => ({ status: 'failed', block: '21483021' }) }, does: settled }),
    told('replaced', { adapter: { followTransaction: async () => ({ status: 'replaced' }) }, does: settled }),
    told('unknown', { adapter: { transfer: fails(() => new Error('gone')) }, does: approve(half) }),
    told('nothing', {}),
  ],
}

/** Sends, and waits until it is known what became of it. */
async function settled(store: Send): Promise<void> {
  await approve(half)(store)
  for (let turn = 0; turn < 400 && store.sent[0]?.status === 'pending'; turn += 1) await new Promise((resume) => setTimeout(resume, 10))
}

/** Lets one transfer wait for another. */
async function waiting(store: Send): Promise<void> {
  await review(half)(store)
  for (let turn = 0; turn < 400 && !store.addAnother(); turn += 1) await new Promise((resume) => setTimeout(resume, 10))
}
