import type { GalleryEntry } from '../entry.js'
import { fewConnectors } from './sample-connectors.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

const play: Scene['play'] = async ({ modal, router }) => {
  await modal.open({ view: 'Connect' })
  router.push('AllWallets')
}

export const allWallets: GalleryEntry = {
  id: 'view-all-wallets',
  title: 'All wallets',
  group: 'Views',
  about: 'Every wallet there is, in a grid that is searched as one types.',
  states: [
    viewState('some', { wallets: fewConnectors().slice(0, 3), plugins: [sampleWalletList({ total: 60 })], play }),
    viewState('ten-thousand', { wallets: fewConnectors().slice(0, 3), plugins: [sampleWalletList({ total: 10_000 })], play }),
    viewState('found', { plugins: [sampleWalletList({ total: 10_000 })], play, after: (card) => typeInto(card, 'rain') }),
    viewState('nothing-found', { plugins: [sampleWalletList({ total: 60 })], play, after: (card) => typeInto(card, 'foo') }),
    viewState('browser-alone', { wallets: fewConnectors().slice(0, 3), play }),
    viewState('empty', { play }),
    viewState('loading', { plugins: [sampleWalletList({ total: 0, state: 'loading' })], play }),
    viewState('failed', { plugins: [sampleWalletList({ total: 0, state: 'failed' })], play }),
    viewState('offline', { plugins: [sampleWalletList({ total: 0, state: 'failed' })], isOffline: true, play }),
  ],
}
