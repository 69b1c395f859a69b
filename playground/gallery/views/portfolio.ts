import type { FakeAnswer } from '@billfold/test/fakes'
import { portfolio as portfolioPlugin } from '@billfold/portfolio'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import { sampleFeatures } from './sample-features.js'
import { fewBalances, fewPieces, longBalances, lures, manyBalances, unpriced } from './sample-holdings.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const service = 'https://cloud.example'

interface Holdings {
  readonly balances?: FakeAnswer
  readonly nfts?: FakeAnswer
  readonly name?: string
  readonly isOffline?: boolean
  /** No service at all: the chain alone is asked. */
  readonly isBare?: boolean
  readonly after?: Scene['after']
}

/** An account that holds this. */
export function holdingScene(holdings: Holdings = {}): Scene {
  const { balances = { json: { balances: fewBalances } }, nfts = { json: { nfts: fewPieces } }, name = 'ada.harbour.id' } = holdings
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [portfolioPlugin(), sampleFeatures(['onramp', 'swaps', 'send'], { hasTabs: false })],
    options: holdings.isBare === true ? {} : { endpoints: { blockchain: service } },
    isOffline: holdings.isOffline ?? false,
    serve: (fetch) =>
      fetch
        .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
        .route('/v1/identity/', { json: { name, avatar: null } })
        .route('/v1/fungible/price', { json: { fungibles: [] } })
        .route('/balance', balances)
        .route('/nfts', nfts),
    play: async ({ connections, connectors, modal }) => {
      const [connector] = connectors.all
      if (connector !== undefined) await connections.connect(connector)
      await modal.open({ view: 'Account' })
    },
    after: async (card) => {
      await settles(card)
      await holdings.after?.(card)
    },
  }
}

/** Goes to the other tab. */
async function toNfts(card: HTMLElement): Promise<void> {
  const tab = await appears('tab', () => card.querySelector<HTMLElement>('[data-key="tab-nfts"]'))
  tab.click()
  await settles(card)
}

/** Presses what keeps spam out of sight. */
async function reveal(card: HTMLElement): Promise<void> {
  const button = await appears('button', () => [...card.querySelectorAll<HTMLElement>('[role=tabpanel] button')].at(-1))
  button.click()
}

/** Asks again, by the last of the icons above the tabs. */
function refresh(card: HTMLElement): void {
  ;[...card.querySelectorAll<HTMLElement>('[data-visit] [part=icon-button]')].at(-1)?.click()
}

/** Waits until the tab shows what it has. What is on its way for longer than anything here takes never comes. */
async function settles(card: HTMLElement): Promise<void> {
  const end = performance.now() + 1500
  await appears('content', () => {
    const panel = card.querySelector('[role=tabpanel]')
    const outline = panel?.querySelector('[aria-busy=true]')
    if (outline) return performance.now() > end ? outline : undefined
    return panel?.textContent === '' ? undefined : panel
  })
}

const answers = (balances: readonly object[]): FakeAnswer => ({ json: { balances } })

const state = (id: string, holdings: Holdings = {}): GalleryState => viewState(id, holdingScene(holdings))

export const tokens: GalleryEntry = {
  id: 'view-tokens',
  title: 'Tokens',
  group: 'Views',
  shows: ['PortfolioTotal', 'PortfolioTokens'],
  about: 'What the account holds: the total, and every token with its worth.',
  states: [
    state('some'),
    state('suspicious', { balances: answers([...fewBalances, ...lures]) }),
    state('suspicious-shown', { balances: answers([...fewBalances.slice(0, 2), ...lures]), after: reveal }),
    state('without-a-price', { balances: answers([...fewBalances.slice(0, 2), unpriced]) }),
    state('native-alone', { isBare: true }),
    state('long', { balances: answers(longBalances) }),
    state('many', { balances: answers(manyBalances(500)) }),
    state('loading', { balances: 'hang' }),
    state('empty', { balances: answers([]) }),
    state('failed', { balances: { status: 500 } }),
    state('offline', { isOffline: true }),
  ],
}

/** Opens what stands under that key. */
async function openRow(card: HTMLElement, key: string): Promise<void> {
  const row = await appears('row', () => card.querySelector<HTMLElement>(`[data-key^="${key}"]`) ?? undefined)
  row.click()
  await appears(
    'details',
    () => card.querySelector<HTMLElement>('[data-view="PortfolioToken"] h1, [data-view="PortfolioNft"] h1') ?? undefined,
  )
}

const details = (id: string, { key, ...holdings }: Holdings & { readonly key: string }): GalleryState =>
  state(id, { ...holdings, after: (card) => openRow(card, key) })

export const token: GalleryEntry = {
  id: 'view-token',
  title: 'Token',
  group: 'Views',
  shows: ['PortfolioToken'],
  about: 'One token of the account: how much of it there is, where it is, and what can be done with it.',
  states: [
    details('coin', { key: 'token eip155:1' }),
    details('known', { balances: answers(fewBalances.slice(1, 2)), key: 'token ' }),
    details('unknown', { balances: answers(fewBalances.slice(2, 3)), key: 'token ' }),
    details('without-a-price', { balances: answers([unpriced]), key: 'token ' }),
    details('long', { balances: answers(longBalances.slice(0, 1)), key: 'token ' }),
    state('suspicious', {
      balances: answers(lures.slice(0, 1)),
      after: async (card) => {
        await reveal(card)
        await openRow(card, 'token ')
      },
    }),
  ],
}

export const nft: GalleryEntry = {
  id: 'view-nft',
  title: 'NFT',
  group: 'Views',
  shows: ['PortfolioNft'],
  about: 'One collectible: its picture, its collection and its contract.',
  states: [
    state('some', {
      after: async (card) => {
        await toNfts(card)
        await openRow(card, 'piece ')
      },
    }),
    state('suspicious', {
      nfts: { json: { nfts: fewPieces.slice(-1) } },
      after: async (card) => {
        await toNfts(card)
        await reveal(card)
        await openRow(card, 'piece ')
      },
    }),
  ],
}

export const staleTokens: GalleryEntry = {
  id: 'view-tokens-stale',
  title: 'Tokens, old values',
  group: 'Views',
  about: 'A refresh that failed: the old values stay, greyed, with their time and a countdown.',
  states: [
    viewState('failed', {
      ...holdingScene({ after: refresh }),
      serve: (fetch) => {
        holdingScene().serve?.(fetch)
        fetch.route('/balance', answers(fewBalances), { status: 500 })
      },
    }),
  ],
}

export const nfts: GalleryEntry = {
  id: 'view-nfts',
  title: 'NFTs',
  group: 'Views',
  shows: ['PortfolioNfts'],
  about: 'The collectibles of the account, with what is taken for spam out of sight.',
  states: [
    state('some', { after: toNfts }),
    state('suspicious-shown', {
      after: async (card) => {
        await toNfts(card)
        await reveal(card)
      },
    }),
    state('only-suspicious', { nfts: { json: { nfts: fewPieces.slice(-1) } }, after: toNfts }),
    state('loading', { nfts: 'hang', after: toNfts }),
    state('empty', { nfts: { json: { nfts: [] } }, after: toNfts }),
    state('failed', { nfts: { status: 500 }, after: toNfts }),
    state('not-known', { isBare: true, after: toNfts }),
  ],
}
