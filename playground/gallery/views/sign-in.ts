import { type PluginManifest, service } from '@billfold/kernel'
import { siwx } from '@billfold/siwx'
import { type Siwx, type SiwxPhase, sessionGrantsKey, siwxGuardKey, siwxKey, siwxAlongKey, siwxStepKey } from '@billfold/siwx/contract'

import type { GalleryEntry } from '../entry.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

interface SignInScene {
  readonly phase?: SiwxPhase
  readonly isRequired?: boolean
  readonly message?: string | undefined
  readonly wallet?: string
}

const text = (statement: string): string => `harbour.example wants you to sign in with your Ethereum account:
0x7a16fF8270133F063aAb6C9977183D9e72835428

${statement}

URI: https://harbour.example
Version: 1
Chain ID: 1
Nonce: 4Zc81pQhWzYx
Issued At: 2026-11-23T12:00:00.000Z`

const short = text('Sign in to Harbour.')
const long = text('I have read what this harbour wants of me, word by word, and agree to it. '.repeat(12))

/** The real view, with a sign-in that stands still. */
function standingStill({ phase = 'ready', isRequired = true, message = short }: SignInScene): PluginManifest {
  const real = siwx()
  const nothing = async (): Promise<void> => undefined
  const still: Siwx = {
    ...{ phase, isRequired, session: undefined, message: phase === 'preparing' || phase === 'unprepared' ? undefined : message },
    ...{ prepare: nothing, sign: nothing, cancel: nothing, signOut: nothing },
    requestSignIn: () => Promise.reject(new Error('Nobody signs in a gallery')),
  }
  const load = async (): ReturnType<PluginManifest['load']> => {
    const { views } = await real.load()
    return {
      services: [
        service(siwxKey, {}, () => still),
        service(siwxStepKey, {}, () => ({ isNeeded: () => false })),
        service(siwxAlongKey, {}, () => ({ request: async () => undefined, take: nothing })),
        service(siwxGuardKey, {}, () => ({ mayClose: () => 'close' as const })),
        service(sessionGrantsKey, {}, () => ({ list: async () => [], revoke: async () => ({ success: false }) })),
      ],
      ...(views !== undefined && { views }),
    }
  }
  return { ...real, load }
}

function signInScene(scene: SignInScene): Scene {
  return {
    plugins: [standingStill(scene)],
    wallets: [sampleConnector({ name: scene.wallet ?? 'Bowbit', hue: 92, id: 'bowbit' })],
    play: async ({ connections, connectors, modal }) => {
      const [connector] = connectors.all
      if (connector !== undefined) await connections.connect(connector)
      await modal.open({ view: 'SIWXSignMessage' })
    },
  }
}

const states: Readonly<Record<string, SignInScene>> = {
  ready: {},
  optional: { isRequired: false },
  preparing: { phase: 'preparing' },
  unprepared: { phase: 'unprepared' },
  asking: { phase: 'asking' },
  checking: { phase: 'checking' },
  declined: { phase: 'declined' },
  failed: { phase: 'failed' },
  long: { message: long, wallet: 'The wallet with the name that never comes to an end' },
}

export const signIn: GalleryEntry = {
  id: 'view-sign-in',
  title: 'Sign in',
  group: 'Views',
  shows: ['SIWXSignMessage'],
  about: 'Lets the wallet sign one message, by which the app knows whose account it is.',
  states: Object.entries(states).map(([id, scene]) => viewState(id, signInScene(scene))),
}
