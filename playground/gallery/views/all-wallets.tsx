import { storedItems } from '@billfold/kernel'
import { wallets } from '@billfold/wallets'

import type { GalleryEntry } from '../entry.js'
import { appears } from './appears.js'
import { doubtfulConnectors, fewConnectors } from './sample-connectors.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'
import { openProject, walletService } from './wallet-service.js'

const play: Scene['play'] = async ({ modal, router }) => {
  await modal.open({ view: 'Connect' })
  router.push('AllWallets')
}

/** A phone is paired already. */
const pairFirst: Scene['play'] = async (kernel) => {
  const phone = kernel.connectors.byId('walletConnect')
  if (phone !== undefined) await kernel.connections.connect(phone)
  await kernel.modal.open({ view: 'AllWallets' })
}

/** The app opens it for one family alone. */
const openForSolana: Scene['play'] = async ({ families, modal }) => {
  families.activate('solana')
  await modal.open({ view: 'AllWallets', namespace: 'solana' })
}

const withService = { plugins: [wallets()], options: { endpoints: { wallet: 'https://wallets.example' } }, play }

/** Somebody comes back who used wallets that are over. */
const comeBack: Scene['play'] = async ({ storage, modal }) => {
  storage.item(storedItems['recent-wallets']).write([
    { id: 'io.leapwallet.LeapWallet', rdns: 'io.leapwallet.LeapWallet' },
    { id: 'xyz.ithaca.porto', rdns: 'xyz.ithaca.porto' },
  ])
  await modal.open({ view: 'Connect' })
}

/** A press that leads to another view, which is there when its title is, and what slid out has gone. The view before is kept, out of sight. */
const goTo =
  (words: string) =>
  async (card: HTMLElement): Promise<void> => {
    const titles = (): readonly string[] =>
      [...card.querySelectorAll('h1')].filter((title) => title.checkVisibility()).map(({ textContent }) => textContent)
    const before = titles()
    const button = await appears(words, () => [...card.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words)))
    button.click()
    await appears('other title', () => titles().find((title) => !before.includes(title)))
    await appears('view that stands', () => (card.querySelector('[inert] > *') === null ? card : undefined))
  }

const tick = async (card: HTMLElement): Promise<void> => {
  const box = await appears('checkbox', () => card.querySelector<HTMLInputElement>('input[type=checkbox]'))
  box.click()
}

export const allWallets: GalleryEntry = {
  id: 'view-all-wallets',
  title: 'All wallets',
  group: 'Views',
  shows: ['AllWallets', 'RetiredWallet'],
  about: 'Every wallet there is, in a grid that is searched as one types.',
  states: [
    viewState('some', { wallets: fewConnectors().slice(0, 3), plugins: [sampleWalletList({ total: 60 })], play }),
    viewState('ten-thousand', { wallets: fewConnectors().slice(0, 3), plugins: [sampleWalletList({ total: 10_000 })], play }),
    viewState('found', { plugins: [sampleWalletList({ total: 10_000 })], play, after: (card) => typeInto(card, 'rain') }),
    viewState('nothing-found', { plugins: [sampleWalletList({ total: 60 })], play, after: (card) => typeInto(card, 'foo') }),
    viewState('browser-alone', { wallets: fewConnectors().slice(0, 3), play }),
    viewState('doubtful', { wallets: doubtfulConnectors(), plugins: [sampleWalletList({ total: 60 })], play }),
    viewState('paired', { wallets: fewConnectors(), plugins: [sampleWalletList({ total: 60 })], play: pairFirst }),
    viewState('one-family', { plugins: [wallets()], wallets: fewConnectors().slice(0, 3), play: openForSolana }),
    viewState('empty', { play }),
    viewState('loading', { plugins: [sampleWalletList({ total: 0, state: 'loading' })], play }),
    viewState('failed', { plugins: [sampleWalletList({ total: 0, state: 'failed' })], play }),
    viewState('registry', { plugins: [wallets()], wallets: fewConnectors().slice(0, 3), play }),
    viewState('registry-found', { plugins: [wallets()], play, after: (card) => typeInto(card, 'BitKeep') }),
    viewState('registry-phone', { plugins: [wallets()], isMobile: true, play }),
    viewState('certified', { ...withService, serve: walletService({ total: 200, certifiedEvery: 5 }), after: tick }),
    viewState('more-failed', { ...withService, serve: walletService({ total: 200, later: { status: 500 } }) }),
    viewState('busy', {
      ...withService,
      serve: (fetch) => openProject(fetch).route('/getWallets', { status: 429, headers: { 'retry-after': '600' } }),
    }),
    viewState('waiting', {
      ...withService,
      serve: (fetch) => openProject(fetch).route('/getWallets', { status: 429, headers: { 'retry-after': '30' } }),
    }),
    viewState('refused', { ...withService, serve: (fetch) => openProject(fetch).route('/getWallets', { status: 403 }) }),
    viewState('recent-ended', { plugins: [wallets()], play: comeBack }),
    viewState('ended', { plugins: [wallets()], play: comeBack, after: goTo('Leap') }),
    viewState('ended-by-vendor', { plugins: [wallets()], play: comeBack, after: goTo('Porto') }),
    viewState('offline', { plugins: [sampleWalletList({ total: 0, state: 'failed' })], isOffline: true, play }),
  ],
}
