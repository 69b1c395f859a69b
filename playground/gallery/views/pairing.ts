import { type PluginManifest, type WalletEntry, service } from '@billfold/kernel'
import type { WalletBehavior } from '@billfold/test/fakes'
import { walletConnect } from '@billfold/walletconnect'
import { type EndedSession, type Pairing, pairingKey } from '@billfold/walletconnect/contract'

import type { GalleryEntry } from '../entry.js'
import { appears } from './appears.js'
import { peakOf } from './pictures.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

type View = 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' | 'Downloads'

interface PairingScene extends Partial<Pick<Pairing, 'state' | 'problem' | 'isRenewed'>> {
  readonly view?: View
  readonly wallet?: WalletEntry & { readonly homepage?: string; readonly app_store?: string; readonly play_store?: string }
  readonly isMobile?: boolean
  readonly isInstalled?: boolean
  readonly behavior?: WalletBehavior
  /** Who ended a connection, in the view that says so. */
  readonly ended?: EndedSession
  /** The form whose tab is pressed. */
  readonly tab?: string
}

const topic = '7f6e504bfad60b48'.repeat(4)
const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6e'.repeat(4)}&expiryTimestamp=1795234382`

/** The real views, with a link that stands still. */
function standingStill({ state = 'ready', problem, isRenewed = false }: PairingScene): PluginManifest {
  const real = walletConnect()
  const there = state === 'ready' ? uri : undefined
  const nothing = (): void => undefined
  const pairing: Pairing = {
    ...{ state, problem, isRenewed, uri: there, start: nothing, retry: nothing, choose: nothing, lend: nothing },
    link: ({ mobile_link: mobile }) => (there === undefined ? undefined : { href: `${mobile ?? 'app://'}wc?uri=…`, target: '_self' }),
  }
  const load = async (): ReturnType<PluginManifest['load']> => {
    const { views } = await real.load()
    return { services: [service(pairingKey, {}, () => pairing)], ...(views !== undefined && { views }) }
  }
  return { ...real, loadOn: [], load }
}

export function pairingScene(scene: PairingScene): Scene {
  const { wallet, view = wallet === undefined ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect', tab } = scene
  const extension = sampleConnector({ name: 'Rainlum', hue: 46, rdns: 'example.rainlum' })
  return {
    plugins: [standingStill(scene)],
    isMobile: scene.isMobile ?? false,
    isOffline: scene.problem === 'offline',
    stays: scene.behavior === 'approve',
    wallets: [
      sampleConnector({ name: 'WalletConnect', id: 'walletConnect', type: 'WALLET_CONNECT', behavior: scene.behavior ?? 'wait' }),
      ...(scene.isInstalled === true ? [extension] : []),
    ],
    play: async ({ modal, router }) => {
      await modal.open({ view: 'Connect' })
      if (scene.ended !== undefined) return router.reset('PairingEnded', scene.ended)
      router.push(view as 'ConnectingWalletConnect', wallet === undefined ? undefined : { wallet })
    },
    ...(tab !== undefined && { after: (card) => pressTab(card, tab) }),
  }
}

async function pressTab(card: HTMLElement, form: string): Promise<void> {
  const tab = await appears(`tab ${form}`, () => card.querySelector<HTMLElement>(`[data-key=tab-${form}]`))
  tab.click()
}

const rainlum = { id: 'rainlum', name: 'Rainlum', image_url: peakOf(46), mobile_link: 'rainlum://' }
/** A wallet that can be reached in four ways. */
export const everywhere = {
  ...rainlum,
  rdns: 'example.rainlum',
  desktop_link: 'rainlum-desk://',
  webapp_link: 'https://web.rainlum.example',
}
const extensionOnly = { id: 'rainlum', name: 'Rainlum', image_url: peakOf(46), rdns: 'example.elsewhere' }
const longName = { ...rainlum, name: 'The wallet with the name that never comes to an end '.repeat(3) }
const places = {
  app_store: 'https://apps.example/rainlum',
  play_store: 'https://play.example/rainlum',
  homepage: 'https://rainlum.example',
}

const states: Readonly<Record<string, PairingScene>> = {
  code: {},
  loading: { state: 'starting' },
  renewed: { isRenewed: true },
  unreachable: { state: 'failed', problem: 'unreachable' },
  offline: { state: 'failed', problem: 'offline' },
  refused: { state: 'failed', problem: 'refused' },
  clock: { state: 'failed', problem: 'clock' },
  'not-loaded': { state: 'failed', problem: 'not-loaded' },
  wallet: { wallet: rainlum },
  tabs: { wallet: everywhere, isInstalled: true },
  'tab-phone': { wallet: everywhere, isInstalled: true, tab: 'qrcode' },
  'tab-desktop': { wallet: everywhere, isInstalled: true, tab: 'desktop' },
  'not-detected': { wallet: extensionOnly },
  app: { wallet: rainlum, isMobile: true },
  'app-preparing': { wallet: rainlum, isMobile: true, state: 'starting' },
  'app-tabs': { wallet: everywhere, isMobile: true },
  downloads: { view: 'Downloads', wallet: { ...rainlum, ...places } },
  'no-downloads': { view: 'Downloads', wallet: rainlum },
  declined: { wallet: rainlum, behavior: 'refuse' },
  failed: { wallet: rainlum, behavior: 'fail' },
  connected: { wallet: rainlum, behavior: 'approve' },
  ended: { ended: { name: 'Rainlum', reason: 'wallet' } },
  expired: { ended: { name: 'Rainlum', reason: 'expired' } },
  'long-ended': { ended: { name: longName.name, reason: 'wallet' } },
  long: { wallet: longName },
  'long-app': { wallet: longName, isMobile: true },
}

export const pairing: GalleryEntry = {
  id: 'view-pairing',
  title: 'Pairing',
  group: 'Views',
  shows: ['ConnectingWalletConnectBasic', 'ConnectingWalletConnect', 'Downloads', 'PairingEnded'],
  about: 'Reaches a wallet on a phone, on this device or on the web, by a code or a link.',
  states: Object.entries(states).map(([id, scene]) => viewState(id, pairingScene(scene))),
}
