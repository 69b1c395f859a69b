import { emailCapture } from '@billfold/email-capture'
import { type EmailCapture, emailCaptureGuardKey, emailCaptureKey, emailCaptureStepKey } from '@billfold/email-capture/contract'
import { type ErrorFactory, type PluginManifest, errorFactory, service } from '@billfold/kernel'

import type { GalleryEntry } from '../entry.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

interface CaptureScene extends Partial<Omit<EmailCapture, 'secondsToResend'>> {
  readonly view?: 'DataCapture' | 'DataCaptureOtpConfirm'
  readonly app?: string
  readonly seconds?: number
  readonly after?: Scene['after']
}

const address = 'jo@harbour.example'
const longAddress = `${'jo.of.the.very.long.quay.'.repeat(4)}@mail.harbour.example`
const httpError: ErrorFactory<'http/offline'> = errorFactory({ 'http/offline': { message: 'This device is offline.' } })
const offline = httpError('http/offline', { endpoint: 'wallet', path: '/auth/v1/otp' })
const nothing = async (): Promise<void> => undefined

/** The real views, with a capture that stands still. */
function standingStill({ seconds = 0, ...scene }: CaptureScene): PluginManifest {
  const real = emailCapture()
  const still: EmailCapture = {
    ...{ confirmed: undefined, isOn: true, isRequired: false, phase: 'address', email: undefined, problem: undefined, recent: [] },
    ...{ submit: nothing, resend: nothing, verify: nothing, goWithout: nothing, askAgain: nothing, secondsToResend: () => seconds },
    ...scene,
  }
  const load = async (): ReturnType<PluginManifest['load']> => {
    const { views } = await real.load()
    return {
      services: [
        service(emailCaptureKey, {}, () => still),
        service(emailCaptureStepKey, {}, () => ({ isNeeded: () => false })),
        service(emailCaptureGuardKey, {}, () => ({ mayClose: () => 'close' as const })),
      ],
      ...(views !== undefined && { views }),
    }
  }
  return { ...real, load }
}

function captureScene({ view = 'DataCapture', app = 'Harbour', after, ...scene }: CaptureScene): Scene {
  return {
    plugins: [standingStill(scene)],
    options: { metadata: { name: app } },
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92, id: 'bowbit' })],
    ...(after !== undefined && { after }),
    play: async ({ connections, connectors, modal, router }) => {
      const [connector] = connectors.all
      if (connector !== undefined) await connections.connect(connector)
      await modal.open({ view: 'DataCapture' })
      if (view !== 'DataCapture') router.push(view)
    },
  }
}

const code = { view: 'DataCaptureOtpConfirm', phase: 'code', email: address } as const

const states: Readonly<Record<string, CaptureScene>> = {
  optional: {},
  required: { isRequired: true },
  recent: { recent: [address, 'grace@harbour.example', longAddress] },
  prefilled: { email: address },
  slip: { email: 'jo@gmial.com' },
  'slip-long': { email: `${'jo.of.the.very.long.quay.'.repeat(2)}@gmial.com` },
  invalid: { problem: { kind: 'invalid' }, email: 'jo@' },
  sending: { phase: 'sending', email: address },
  'mail-down': { problem: { kind: 'mail-down' }, email: address },
  'too-early': { problem: { kind: 'too-early', seconds: 12 }, email: address },
  offline: { problem: { kind: 'other', text: 'This device is offline.', error: offline }, email: address },
  long: { app: 'The app with the name that never comes to an end', recent: [longAddress], email: longAddress, isRequired: true },
  code,
  'code-resend': { ...code, seconds: 27 },
  'code-resending': { ...code, phase: 'sending' },
  'code-checking': { ...code, phase: 'checking', after: (card) => typeInto(card, '123456') },
  'code-wrong': { ...code, problem: { kind: 'code-wrong' } },
  'code-over': { ...code, problem: { kind: 'code-over' } },
  'code-confirmed': { ...code, phase: 'confirmed' },
  'code-long': { ...code, email: longAddress },
}

export const captureEmail: GalleryEntry = {
  id: 'view-email-capture',
  title: 'E-mail address',
  group: 'Views',
  shows: ['DataCapture', 'DataCaptureOtpConfirm'],
  about: 'Asks who has connected for an address of e-mail, and confirms it by a code.',
  states: Object.entries(states).map(([id, scene]) => viewState(id, captureScene(scene))),
}
