import { auth } from '@billfold/auth'
import {
  type AuthAccount,
  type EmailLogin,
  type SocialLogin,
  approvalQueueKey,
  authAccountKey,
  emailLoginKey,
  frameStageKey,
  socialLoginKey,
} from '@billfold/auth/contract'
import { type ErrorFactory, type PluginManifest, type ViewName, type Views, errorFactory, service } from '@billfold/kernel'

import type { GalleryEntry } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

type LoginView = Extract<ViewName, `${'Email' | 'UpdateEmail' | 'ConnectSocial' | 'ConnectingSocial'}${string}`>
type View = LoginView | 'ApproveTransaction' | 'ConnectingFarcaster' | 'EmbeddedWallet' | 'SecureFrame'

interface LoginScene extends Pick<Scene, 'after' | 'isMobile' | 'stays'> {
  readonly view: View
  readonly data?: Views[View]
  readonly email?: Partial<EmailLogin>
  readonly social?: Partial<SocialLogin>
  readonly account?: Partial<AuthAccount>
  /** The link for phones. */
  readonly farcasterUrl?: string
}

const address = 'jo@harbour.example'
const longAddress = `${'jo.of.the.very.long.quay.'.repeat(4)}@mail.harbour.example`
const nothing = (): void => undefined
const never = new Promise<never>(nothing)
const authError: ErrorFactory<'auth/failed' | 'auth/farcaster-failed' | 'auth/not-loaded' | 'auth/popup-blocked' | 'auth/popup-closed'> =
  errorFactory({
    'auth/failed': ({ words }) => words,
    'auth/farcaster-failed': { message: 'Failed to connect to farcaster' },
    'auth/not-loaded': { message: 'The wallet could not be loaded. Check the connection and try again.' },
    'auth/popup-blocked': { message: 'Failed to initiate social connection' },
    'auth/popup-closed': { message: 'Popup closed' },
  })
/** Words of the frame, which speaks the visitor's language by itself. */
const said = (words: string): Promise<never> => Promise.reject(authError('auth/failed', { request: 'CONNECT_OTP', words }))
const refusal = said('That is not the code. 4 tries are left.')
refusal.catch(nothing)

const email: EmailLogin = {
  ...{ email: address, recent: [], secondsToResend: () => 0, warm: nothing, forget: nothing },
  ...{ start: () => never, resend: () => never, waitForDevice: () => never, verify: () => never },
}
const social: SocialLogin = {
  ...{ provider: 'google', phase: 'busy', error: undefined, failure: undefined, isSlow: false },
  ...{ warm: nothing, start: nothing, startFarcaster: nothing, cancel: nothing },
}
const account: AuthAccount = {
  ...{ email: address, newEmail: 'jo@elsewhere.example', otherAccountType: undefined, isSwitching: false },
  ...{ switchAccountType: () => never, manage: () => never, startUpdate: () => never },
  ...{ verifyOld: () => never, verifyNew: () => never, updateEmail: () => never },
}

/** The real views, with a login that stands still. */
function standingStill(scene: LoginScene): PluginManifest {
  const real = auth()
  const load = async (): ReturnType<PluginManifest['load']> => {
    const { views } = await real.load()
    const services = [
      service(emailLoginKey, {}, () => ({ ...email, ...scene.email })),
      service(socialLoginKey, {}, () => ({ ...social, ...scene.social })),
      service(authAccountKey, {}, () => ({ ...account, ...scene.account })),
      service(approvalQueueKey, {}, () => ({ current: undefined })),
      service(frameStageKey, {}, () => ({ cover: () => nothing })),
    ]
    return { services, ...(views !== undefined && { views }) }
  }
  return { ...real, loadOn: [], load }
}

export function loginScene({ view, data, after, isMobile, stays, farcasterUrl, ...parts }: LoginScene): Scene {
  return {
    plugins: [standingStill({ view, ...parts })],
    wallets: [sampleConnector({ name: 'Embedded wallet', id: 'ID_AUTH', type: 'AUTH' })],
    ...(isMobile !== undefined && { isMobile }),
    ...(stays !== undefined && { stays }),
    ...(after !== undefined && { after }),
    play: async ({ modal, router, families, connectors, connections }) => {
      await modal.open({ view: 'Connect' })
      if (farcasterUrl !== undefined) families.active?.describe(undefined, { farcasterUrl })
      const [wallet] = connectors.all
      if (parts.social?.phase === 'connected' && wallet !== undefined) await connections.connect(wallet)
      router.push(view as 'EmailLogin', data as never)
    },
  }
}

async function submit(card: HTMLElement): Promise<void> {
  const button = await appears('the button', () => card.querySelector<HTMLElement>('button[type=submit]'))
  button.click()
}

const inField = (text: string) => (card: HTMLElement) => typeInto(card, text)
const sent = (text: string) => async (card: HTMLElement) => {
  await typeInto(card, text)
  await submit(card)
}

const farcaster = 'https://farcaster.example/~/siwf?channelToken=0123456789abcdef0123456789abcdef'
type LoginFault = 'auth/farcaster-failed' | 'auth/popup-blocked' | 'auth/popup-closed'
export const failed = (code: LoginFault): Partial<SocialLogin> => ({ phase: 'failed', failure: authError(code, {}) })

const states: Readonly<Record<string, LoginScene>> = {
  email: { view: 'EmailLogin', email: { email: undefined } },
  'email-recent': { view: 'EmailLogin', email: { email: undefined, recent: [address, 'grace@harbour.example', longAddress] } },
  'email-invalid': { view: 'EmailLogin', email: { email: undefined }, after: sent('jo@') },
  'email-slip': { view: 'EmailLogin', email: { email: 'jo@gmial.com' } },
  'email-sending': { view: 'EmailLogin', after: submit },
  'email-down': {
    view: 'EmailLogin',
    email: { start: () => said('The mail could not be sent. Try again in a few minutes.') },
    after: submit,
  },
  'email-away': {
    view: 'EmailLogin',
    email: { start: () => Promise.reject(authError('auth/not-loaded', { seconds: 20 })) },
    after: submit,
  },
  code: { view: 'EmailVerifyOtp' },
  'code-resend': { view: 'EmailVerifyOtp', email: { secondsToResend: () => 27 } },
  'code-checking': { view: 'EmailVerifyOtp', after: inField('123456') },
  'code-wrong': { view: 'EmailVerifyOtp', email: { verify: () => refusal }, after: inField('123456') },
  'code-away': { view: 'EmailVerifyOtp', email: { verify: () => Promise.reject(new Error()) }, after: inField('123456') },
  'code-right': { view: 'EmailVerifyOtp', email: { verify: () => Promise.resolve() }, after: inField('123456'), stays: true },
  'code-long': { view: 'EmailVerifyOtp', email: { email: longAddress } },
  device: { view: 'EmailVerifyDevice' },
  'device-declined': {
    view: 'EmailVerifyDevice',
    email: { waitForDevice: () => said('The login was declined by the link in the mail.') },
  },
  socials: { view: 'ConnectSocials' },
  popup: { view: 'ConnectingSocial' },
  'popup-slow': { view: 'ConnectingSocial', social: { isSlow: true } },
  'popup-closed': { view: 'ConnectingSocial', social: failed('auth/popup-closed') },
  'popup-blocked': { view: 'ConnectingSocial', social: failed('auth/popup-blocked') },
  'popup-done': { view: 'ConnectingSocial', social: { phase: 'connected' }, stays: true },
  farcaster: { view: 'ConnectingFarcaster', farcasterUrl: farcaster },
  'farcaster-loading': { view: 'ConnectingFarcaster' },
  'farcaster-phone': { view: 'ConnectingFarcaster', farcasterUrl: farcaster, isMobile: true },
  'farcaster-failed': { view: 'ConnectingFarcaster', social: failed('auth/farcaster-failed') },
  approve: { view: 'ApproveTransaction' },
  'frame-asks': { view: 'SecureFrame', data: { task: 'asked' } },
  wallet: { view: 'EmbeddedWallet' },
  'wallet-smart': { view: 'EmbeddedWallet', account: { otherAccountType: 'smartAccount' } },
  'wallet-switching': { view: 'EmbeddedWallet', account: { otherAccountType: 'eoa', isSwitching: true } },
  'wallet-long': { view: 'EmbeddedWallet', account: { email: longAddress } },
  'update-slip': { view: 'UpdateEmailWallet', data: { email: address }, after: inField('jo@gmial.com') },
  update: { view: 'UpdateEmailWallet', data: { email: address } },
  'update-old-code': { view: 'UpdateEmailPrimaryOtp' },
  'update-new-code': { view: 'UpdateEmailSecondaryOtp' },
}

export const login: GalleryEntry = {
  id: 'view-login',
  title: 'Login',
  group: 'Views',
  shows: [
    'EmailLogin',
    'EmailVerifyOtp',
    'EmailVerifyDevice',
    'ConnectSocials',
    'ConnectingSocial',
    'ConnectingFarcaster',
    'ApproveTransaction',
    'SecureFrame',
    'EmbeddedWallet',
    'UpdateEmailWallet',
    'UpdateEmailPrimaryOtp',
    'UpdateEmailSecondaryOtp',
  ],
  about: 'Logs in by e-mail or at a provider, and looks after the wallet that stands behind it.',
  states: Object.entries(states).map(([id, scene]) => viewState(id, loginScene(scene))),
}
