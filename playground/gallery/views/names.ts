import type { Kernel, ViewName } from '@billfold/kernel'
import { type FakeAnswer, type FakeChainAdapterOptions, fakeChain } from '@billfold/test/fakes'
import { names as namesPlugin } from '@billfold/names'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

const service = 'https://cloud.example'
const zone = 'harbour.id'

interface Naming {
  readonly typed?: string
  /** Names of the account. */
  readonly owned?: readonly string[]
  readonly suggestions?: FakeAnswer
  readonly answer?: FakeAnswer
  readonly adapter?: FakeChainAdapterOptions
  /** True where the name is registered in the end. */
  readonly isRegistered?: boolean
  readonly presses?: boolean
  readonly isAlone?: boolean
  readonly isOffline?: boolean
  readonly wallet?: string
}

const suggested = (...names: readonly (readonly [label: string, registered: boolean])[]): FakeAnswer => ({
  json: { suggestions: names.map(([label, registered]) => ({ name: `${label}.${zone}`, registered })) },
})
const free = suggested(['ada-lovelace', false], ['ada-lovelace-id', false], ['the-ada-lovelace', false])
const taken = suggested(['ada-lovelace', true], ['ada-lovelace-id', false], ['the-ada-lovelace', false])

function scene(view: ViewName, naming: Naming): Scene {
  const { owned = [], suggestions = free, answer = { json: {} }, adapter, isOffline = false, wallet = 'Bowbit' } = naming
  const chain = fakeChain('eip155', { signMessage: async () => `0x${'5e'.repeat(65)}`, ...adapter })
  return {
    wallets: [sampleConnector({ name: wallet, hue: 92, id: 'bowbit' })],
    plugins: [{ ...chain, id: 'chain.sample-naming', replaces: 'chain.fake-eip155' }, namesPlugin({ zones: [zone], ens: false })],
    options: { endpoints: { blockchain: service } },
    isOffline,
    serve: (fetch) =>
      fetch
        .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
        .route('/v1/profile/reverse', ({ path }) => ({ json: owned.map((name) => recordOf(name, path.split('/').at(-1) ?? '')) }))
        .route('/v1/profile/suggestions', suggestions)
        .route('POST https://cloud.example/v1/profile/account', answer),
    play: (kernel) => play(kernel, view, naming),
    after: (card) => after(card, naming),
  }
}

function recordOf(name: string, address: string): object {
  return { name, registered_at: '2026-11-23T12:00:00.000Z', addresses: { 2147483649: { address, created: '' } }, attributes: [] }
}

async function play({ connections, connectors, modal, router }: Kernel, view: ViewName, { isAlone }: Naming): Promise<void> {
  const [connector] = connectors.all
  if (connector !== undefined && isAlone !== true) await connections.connect(connector)
  await modal.open({ view: 'Account' })
  router.push(view as 'RegisterAccountName')
}

/** Types the name, and presses where something is to come of it. */
async function after(card: HTMLElement, { typed, presses, suggestions, isRegistered }: Naming): Promise<void> {
  if (typed === undefined) return
  await typeInto(card, typed)
  if (suggestions !== 'hang' && /^[a-z0-9-]{4,}$/.test(typed))
    await appears('what was suggested', () => card.querySelector('form li, form [class*="notice"]'))
  if (presses !== true) return
  const button = await appears('the way on', () => card.querySelector<HTMLElement>('button[type="submit"]:not([aria-disabled])'))
  button.click()
  // The form is gone once the name is registered, and what it leaves behind while it goes.
  if (isRegistered === true) await appears('the name', () => (card.querySelector('form') === null ? card : null))
}

const never = (): Promise<never> => new Promise(() => undefined)
const chosen = (id: string, naming: Naming = {}): GalleryState => viewState(id, scene('ChooseAccountName', naming))
const form = (id: string, naming: Naming = {}): GalleryState => viewState(id, scene('RegisterAccountName', naming))
const long = 'the-longest-name-that-anybody-ever-had-in-this-harbour-of-ours1'
const typed = 'ada-lovelace'

export const chooseName: GalleryEntry = {
  id: 'view-choose-name',
  title: 'Choose a name',
  group: 'Views',
  shows: ['ChooseAccountName'],
  about: 'What a name is good for, and those that the account has.',
  states: [
    chosen('empty'),
    chosen('owned', { owned: [`ada-lovelace.${zone}`, `pier-nine.${zone}`] }),
    chosen('long', { owned: [`${long}.${zone}`] }),
    chosen('disconnected', { isAlone: true }),
  ],
}

export const registerName: GalleryEntry = {
  id: 'view-register-name',
  title: 'Register a name',
  group: 'Views',
  shows: ['RegisterAccountName'],
  about: 'The name, names like it, and what became of the last try.',
  states: [
    form('empty'),
    form('suggested', { typed }),
    form('taken', { typed, suggestions: taken }),
    form('short', { typed: 'ada' }),
    form('invalid', { typed: 'ada lovelace' }),
    form('loading', { typed, suggestions: 'hang' }),
    form('no suggestions', { typed, suggestions: { status: 500 } }),
    form('offline', { typed, isOffline: true, suggestions: 'offline' }),
    form('owned', { typed, owned: [`ada-lovelace.${zone}`] }),
    form('long', { typed: long, suggestions: suggested([long, false]), wallet: 'The wallet with the name that never comes to an end' }),
    form('asking', { typed, presses: true, adapter: { signMessage: never } }),
    form('sending', { typed, presses: true, answer: 'hang' }),
    form('refused', { typed, presses: true, answer: { status: 409 } }),
    form('disconnected', { isAlone: true }),
  ],
}

export const nameRegistered: GalleryEntry = {
  id: 'view-name-registered',
  title: 'Name registered',
  group: 'Views',
  shows: ['RegisterAccountNameSuccess'],
  about: 'The name that the account has from now on.',
  states: [
    form('registered', { typed, presses: true, isRegistered: true }),
    form('long', { typed: long, presses: true, isRegistered: true }),
  ],
}
