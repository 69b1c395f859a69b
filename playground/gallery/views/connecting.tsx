import type { WalletBehavior } from '@billfold/test/fakes'

import type { GalleryEntry } from '../entry.js'
import { lookAlikeConnector, sampleConnector } from './sample-connectors.js'
import { familyConnector, familyNetworks, otherChains } from './sample-families.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const play: Scene['play'] = async ({ modal, router, connectors }) => {
  await modal.open({ view: 'Connect' })
  router.push('ConnectingExternal', {
    connectorId: connectors.all[0]?.id ?? 'gone',
    namespace: 'eip155',
    wallet: { id: 'bowbit', name: 'Bowbit' },
  })
}

const asked = (behavior: WalletBehavior): Scene => ({ wallets: [sampleConnector({ name: 'Bowbit', hue: 92, behavior })], play })

export const connecting: GalleryEntry = {
  id: 'view-connecting-external',
  title: 'Connecting external',
  group: 'Views',
  shows: ['ConnectingExternal'],
  about: 'Waits for a wallet to answer, and says what it answered.',
  states: [
    viewState('waiting', asked('wait')),
    viewState('declined', asked('refuse')),
    viewState('failed', asked('fail')),
    viewState('connected', { ...asked('approve'), stays: true }),
    ...(['polkadot', 'bip122', 'cosmos', 'sui', 'stacks'] as const).map((namespace) =>
      viewState(namespace, {
        wallets: [familyConnector(namespace, { behavior: 'fail' })],
        plugins: otherChains(),
        options: { networks: familyNetworks },
        play: async ({ modal, router, connectors }) => {
          const { id = 'gone', name = '' } = connectors.all[0] ?? {}
          await modal.open({ view: 'Connect' })
          router.push('ConnectingExternal', { connectorId: id, namespace, wallet: { id, name } })
        },
      }),
    ),
    viewState('two-families', {
      wallets: [
        sampleConnector({ name: 'Phanframe', hue: 266, behavior: 'wait' }),
        sampleConnector({ name: 'Phanframe', hue: 266, namespace: 'solana', behavior: 'wait' }),
      ],
      play,
    }),
    viewState('doubtful', { wallets: [lookAlikeConnector('wait')], play }),
    viewState('gone', { play }),
    viewState('long', {
      wallets: [
        sampleConnector({ name: 'The wallet with the name that never comes to an end '.repeat(4), id: 'long', behavior: 'refuse' }),
      ],
      play,
    }),
  ],
}
