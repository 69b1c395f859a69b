import type { FakeAnswer } from '@billfold/test/fakes'
import { activity as activityPlugin } from '@billfold/activity'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import { bait, fewTransactions, longTransactions, payments, waiting } from './sample-history.js'
import { sampleNetworks } from './sample-networks.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const service = 'https://cloud.example'

export interface Doings {
  readonly history?: FakeAnswer
  /** Answers after the first. */
  readonly later?: FakeAnswer
  readonly isOffline?: boolean
  /** No service at all. */
  readonly isBare?: boolean
  readonly view?: 'Account' | 'Transactions'
  readonly after?: Scene['after']
}

const page = (data: readonly object[], next: string | null = null): FakeAnswer => ({ json: { data, next } })

/** An account that did this. */
export function activityScene(doings: Doings = {}): Scene {
  const { history = page(fewTransactions), later = history, view = 'Account', isBare = false, isOffline = false } = doings
  const explorer = { default: { name: 'Harbour Scan', url: 'https://scan.example' } }
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [activityPlugin()],
    options: {
      networks: sampleNetworks.map((network) => ({ ...network, blockExplorers: explorer })),
      ...(!isBare && { endpoints: { blockchain: service } }),
    },
    isOffline,
    serve: (fetch) => fetch.route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } }).route('/history', history, later),
    play: async ({ connections, connectors, modal, router }) => {
      const [connector] = connectors.all
      if (connector !== undefined) await connections.connect(connector)
      await modal.open({ view: 'Account' })
      if (view === 'Transactions') router.push(view)
    },
    after: async (card) => {
      await settles(card)
      await doings.after?.(card)
    },
  }
}

/** Presses a row of the list. */
function press(index: number): NonNullable<Scene['after']> {
  return async (card) => {
    const row = await appears('row', () => rowsOf(card)[index])
    row.click()
    await appears(
      'details',
      () => card.querySelector<HTMLElement>('[data-view="TransactionDetails"] a[target=_blank][part=button]') ?? undefined,
    )
  }
}

/** The transactions that are listed in the view that is seen. */
export function rowsOf(card: HTMLElement): readonly HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('li [data-key^="transaction "]')].filter((row) => row.checkVisibility())
}

async function settles(card: HTMLElement): Promise<void> {
  const end = performance.now() + 1500
  await appears('content', () => {
    const outline = card.querySelector('[aria-busy=true]')
    if (outline !== null) return performance.now() > end ? outline : undefined
    return card.querySelector('[data-visit] li, [data-visit] [role=tabpanel] p') ?? (performance.now() > end ? card : undefined)
  })
}

const state = (id: string, doings: Doings = {}): GalleryState => viewState(id, activityScene(doings))

/** Answers by the cursor that is asked for. */
export function paged(answer: (cursor: string | null) => object): FakeAnswer {
  return ({ query }) => ({ json: answer(query['cursor'] ?? null) })
}

export const activityTab: GalleryEntry = {
  id: 'view-activity',
  title: 'Activity',
  group: 'Views',
  shows: ['ActivityTab'],
  about: 'The newest transactions of the account, and the way to all of them.',
  states: [
    state('some'),
    state('on-the-way', { history: page([waiting, ...fewTransactions]) }),
    state('suspicious', { history: page([...bait, ...fewTransactions.slice(0, 2)]) }),
    state('long', { history: page(longTransactions) }),
    state('loading', { history: 'hang' }),
    state('empty', { history: page([]) }),
    state('failed', { history: { status: 500 } }),
    state('offline', { isOffline: true }),
    state('not-known', { isBare: true }),
  ],
}

export const transactions: GalleryEntry = {
  id: 'view-transactions',
  title: 'Transactions',
  group: 'Views',
  shows: ['Transactions'],
  about: 'Every transaction, grouped by year and month, page by page.',
  states: [
    state('some', { view: 'Transactions', history: page([waiting, ...fewTransactions]) }),
    state('many', { view: 'Transactions', history: paged(payments(500)) }),
    state('loading', { view: 'Transactions', history: 'hang' }),
    state('empty', { view: 'Transactions', history: page([]) }),
    state('failed', { view: 'Transactions', history: { status: 500 } }),
    state('older-failed', { view: 'Transactions', history: page(fewTransactions, 'older'), later: { status: 500 } }),
  ],
}

export const transactionDetails: GalleryEntry = {
  id: 'view-transaction',
  title: 'Transaction',
  group: 'Views',
  shows: ['TransactionDetails'],
  about: 'What is known of one transaction, and the way to the explorer.',
  states: [
    state('sent', { after: press(0) }),
    state('swapped', { after: press(2) }),
    state('on-the-way', { history: page([waiting]), after: press(0) }),
    state('failed', { history: page(fewTransactions.slice(6)), after: press(0) }),
    state('suspicious', { history: page(bait), after: press(0) }),
    state('long', { history: page(longTransactions), after: press(0) }),
  ],
}
