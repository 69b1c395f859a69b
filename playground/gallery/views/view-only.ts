import { viewOnly } from '@billfold/view-only'
import { watchingKey } from '@billfold/view-only/contract'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { sampleFeatures } from './sample-features.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const evm = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

interface WatchedScene {
  /** Addresses of earlier. */
  readonly isReturning?: boolean
  readonly view?: 'Account' | 'WatchAddress'
}

/** A visitor who watches addresses. */
function watchScene({ isReturning = false, view = 'WatchAddress' }: WatchedScene = {}): Scene {
  return {
    plugins: [viewOnly(), sampleFeatures(['onramp', 'send'])],
    play: async ({ load, modal, router }) => {
      const store = await load(watchingKey)
      if (isReturning || view === 'Account') {
        await store.watch({ namespace: 'solana', address: solana })
        await store.watch({ namespace: 'eip155', address: evm })
      }
      await modal.open({ view: view === 'Account' ? view : 'Connect' })
      if (view === 'WatchAddress') router.push(view)
    },
  }
}

const state = (id: string, watched: WatchedScene = {}): GalleryState => viewState(id, watchScene(watched))

export const watchAddress: GalleryEntry = {
  id: 'view-watch',
  title: 'Watch an address',
  group: 'Views',
  shows: ['WatchAddress'],
  about: 'Where somebody enters an address to watch, or chooses one of earlier.',
  states: [state('empty'), state('returning', { isReturning: true }), state('watched', { view: 'Account' })],
}
