import type { ViewName } from '@billfold/kernel'

import type { GalleryEntry } from '../entry.js'
import { methods } from './connect.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const go =
  (view: ViewName): Scene['play'] =>
  async ({ modal, router }) => {
    await modal.open({ view: 'Connect' })
    router.push(view as 'WhatIsAWallet')
  }

export const about: GalleryEntry = {
  id: 'view-about',
  title: 'Explanations',
  group: 'Views',
  shows: ['WhatIsAWallet', 'WhatIsANetwork'],
  about: 'What a wallet is, and what a network is, for who asks.',
  states: [
    viewState('wallet', { plugins: [sampleWalletList({ total: 664 })], play: go('WhatIsAWallet') }),
    viewState('wallet-unlisted', { play: go('WhatIsAWallet') }),
    viewState('wallet-phone', { isMobile: true, play: go('WhatIsAWallet') }),
    viewState('wallet-email', { plugins: [methods], play: go('WhatIsAWallet') }),
    viewState('network', { play: go('WhatIsANetwork') }),
  ],
}

export const failures: GalleryEntry = {
  id: 'view-failures',
  title: 'Failures',
  group: 'Views',
  about: 'A view that breaks, one that does not arrive, and one that nobody has. The card stays usable.',
  states: [
    viewState('draw', {
      plugins: [broken({ component: breaks })],
      play: go('WalletSend'),
    }),
    viewState('load', {
      plugins: [
        { ...broken({ component: breaks }), load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
      ],
      play: go('WalletSend'),
    }),
    viewState('missing', { play: go('WalletSend') }),
    viewState('slow', {
      plugins: [{ ...broken({ component: breaks }), load: () => new Promise(() => undefined) }],
      play: go('WalletSend'),
    }),
  ],
}

function breaks(): never {
  throw new Error('The gallery made this view break')
}

function broken(view: { readonly component: unknown }): NonNullable<Scene['plugins']>[number] {
  return { id: 'feature.broken', contract: 1, views: ['WalletSend'], load: () => Promise.resolve({ views: { WalletSend: view } }) }
}
