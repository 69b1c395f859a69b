import type { Kernel } from '@billfold/kernel'
import { clearSigning } from '@billfold/clear-signing'
import type { ClearText, ShownRequest } from '@billfold/clear-signing/contract'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { sampleConnector } from './sample-connectors.js'
import { sampleNetworks } from './sample-networks.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const receiver = '0xde709f2102306220921060314715629080e2fb77'
const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const transfer: ClearText = {
  ...{ intent: 'Send', owner: undefined, contract: usdc },
  fields: [
    { label: 'Amount', values: [{ kind: 'amount', units: 1_250_129_000n, decimals: 6, symbol: 'USDC' }] },
    { label: 'To', values: [{ kind: 'address', address: receiver }] },
  ],
}
const approval: ClearText = {
  ...{ intent: 'Let somebody spend', owner: undefined, contract: usdc },
  fields: [
    { label: 'Who may spend', values: [{ kind: 'address', address: router }] },
    { label: 'Amount', values: [{ kind: 'everything', words: 'All', symbol: 'USDC' }] },
    { label: 'Until', values: [{ kind: 'date', at: 1_900_000_000_000 }] },
  ],
}
const unknown: ClearText = {
  ...{ intent: undefined, owner: undefined, contract: router },
  fields: [{ label: 'Data', values: [{ kind: 'bytes', hex: `0xdeadbeef${'5e'.repeat(120)}` }] }],
}
const long: ClearText = {
  ...{
    intent: 'Swap what you have for what you never wanted, as often as it takes, and leave the rest',
    owner: 'The Harbour Company of Many Words',
  },
  contract: router,
  fields: [
    {
      label: 'Amount that is paid for it at the very most',
      values: [{ kind: 'amount', units: 123456789012345678901234567890n, decimals: 18, symbol: 'LONGSYMBOLS' }],
    },
    { label: 'Beneficiaries', values: [receiver, router, usdc].map((address) => ({ kind: 'address', address }) as const) },
  ],
}

function previewScene(texts: readonly ClearText[]): Scene {
  const shown: ShownRequest = { texts, wallet: 'Bowbit', network: 'Ethereum' }
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [clearSigning()],
    options: { networks: sampleNetworks },
    play: async ({ connections, connectors, modal }: Kernel) => {
      const [connector] = connectors.all
      if (connector !== undefined) await connections.connect(connector)
      await modal.open({ view: 'Account' })
      // Nobody waits for the answer here.
      modal.perform('RequestPreview', shown).catch(() => undefined)
    },
  }
}

const state = (id: string, texts: readonly ClearText[]): GalleryState => viewState(id, previewScene(texts))

export const requestPreview: GalleryEntry = {
  id: 'view-request-preview',
  title: 'Request of the host',
  group: 'Views',
  shows: ['RequestPreview'],
  about: 'What a host asks of the wallet, in words, before the wallet is asked.',
  states: [
    state('transfer', [transfer]),
    state('approval', [approval]),
    state('batch', [approval, transfer]),
    state('unknown', [unknown]),
    state('long', [long]),
  ],
}
