import {
  type ClockPort,
  type DevicePort,
  type EventBus,
  type Families,
  type Log,
  type PagePort,
  type SocialProvider,
  type StoredValue,
  isBillfoldError,
  toMessage,
} from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { WalletLoader } from '../connector/wallet-loader.js'
import type { LoginPhase, PopupProvider, SocialLogin } from '../contract.js'
import { authError } from '../errors.js'
import type { FrameClient } from '../frame/frame-client.js'
import { popupAddress } from '../protocol/index.js'
import { awayAddress, readComeBack } from './away-login.js'
import { SocialPopup } from './social-popup.js'

export interface SocialLoginNeeds {
  readonly client: Pick<FrameClient, 'request' | 'warm'>
  readonly page: Pick<PagePort, 'global' | 'listen' | 'open'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly device: Pick<DevicePort, 'isMessagingApp' | 'url'>
  readonly log: Pick<Log, 'debug' | 'error'>
  readonly events: Pick<EventBus, 'publish'>
  readonly families: Pick<Families, 'active'>
  /** The secure site, as the host names it. */
  readonly site: string | undefined
  /** The provider that somebody left this page for. */
  readonly away: Pick<StoredValue<SocialProvider>, 'read' | 'remove' | 'write'>
  readonly storedProvider: Pick<StoredValue<string>, 'write'>
  readonly loader: Pick<WalletLoader, 'use' | 'warm'>
}

/** After this long without an answer there is a hint, in milliseconds: a person may still be typing a password. */
const slowAfter = 45_000

/** Logs in at a provider: by a popup, by leaving the page where there are none, or by a phone. */
export class SocialLoginStore implements SocialLogin {
  provider: SocialProvider | undefined = undefined
  phase: LoginPhase = 'idle'
  isSlow = false
  failure: unknown = undefined
  private attempt: AbortController | undefined = undefined

  constructor(private readonly needs: SocialLoginNeeds) {
    makeAutoObservable<this, 'attempt' | 'needs'>(this, { needs: false, attempt: false, failure: observableRef }, { autoBind: true })
  }

  get error(): string | undefined {
    return this.failure === undefined ? undefined : toMessage(this.failure)
  }

  warm(): void {
    this.needs.client.warm()
  }

  start(provider: PopupProvider): void {
    const signal = this.begin(provider)
    if (this.needs.device.isMessagingApp) return void this.run(() => this.leaveFor(provider, signal), signal)
    const { site, page, clock, log } = this.needs
    const popup = site === undefined ? undefined : SocialPopup.open(popupAddress(site), { page, clock, log })
    if (popup === undefined) return this.fail(authError('auth/popup-blocked', {}))
    signal.addEventListener('abort', () => popup.close())
    void this.run(() => this.byPopup(provider, popup, signal), signal)
  }

  startFarcaster(): void {
    const signal = this.begin('farcaster')
    void this.run(
      () => this.byPhone(signal),
      signal,
      (cause) => authError('auth/farcaster-failed', {}, cause),
    )
  }

  cancel(): void {
    if (this.phase === 'busy') this.record('SOCIAL_LOGIN_CANCELED')
    this.attempt?.abort()
    this.phase = 'idle'
  }

  /** Ends the login of a page that comes back from a provider. */
  async comeBack(): Promise<void> {
    const { away, device, page } = this.needs
    const provider = away.read()
    away.remove()
    const back = readComeBack(device.url)
    if (provider === undefined || back === undefined) return
    const history = page.global('history') as History | undefined
    history?.replaceState(history.state, '', back.href)
    const signal = this.begin(provider)
    await this.run(() => this.finish(provider, back.resultUri), signal)
  }

  private begin(provider: SocialProvider): AbortSignal {
    this.attempt?.abort()
    const attempt = new AbortController()
    this.attempt = attempt
    Object.assign(this, { provider, phase: 'busy', failure: undefined, isSlow: false })
    const stop = this.needs.clock.after(slowAfter, () => runInAction(() => (this.isSlow = true)))
    attempt.signal.addEventListener('abort', stop)
    this.record('SOCIAL_LOGIN_STARTED')
    // While the person is at the provider.
    this.needs.loader.warm()
    return attempt.signal
  }

  private async run(login: () => Promise<void>, signal: AbortSignal, failureOf = (cause: unknown): unknown => cause): Promise<void> {
    try {
      await login()
    } catch (error) {
      if (!signal.aborted) this.fail(failureOf(error), error)
    }
  }

  private async byPopup(provider: PopupProvider, popup: SocialPopup, signal: AbortSignal): Promise<void> {
    try {
      const { uri } = await this.needs.client.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
      popup.go(uri)
      const result = await popup.result(signal)
      if (signal.aborted) return
      if (result === undefined) {
        this.record('SOCIAL_LOGIN_CANCELED')
        return this.end({ phase: 'failed', failure: authError('auth/popup-closed', {}) })
      }
      await this.finish(provider, result)
    } finally {
      popup.close()
    }
  }

  private async leaveFor(provider: PopupProvider, signal: AbortSignal): Promise<void> {
    const { client, away, page, device } = this.needs
    const { uri } = await client.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
    if (signal.aborted) return
    away.write(provider)
    page.open(awayAddress(uri, device.url), '_top')
  }

  private async byPhone(signal: AbortSignal): Promise<void> {
    const { client, families } = this.needs
    const { url } = await client.request('GET_FARCASTER_URI', undefined, { signal })
    families.active?.describe(families.active.address, { farcasterUrl: url })
    await client.request('CONNECT_FARCASTER', undefined, { signal })
    this.record('SOCIAL_LOGIN_REQUEST_USER_DATA')
    await this.enter('farcaster')
  }

  private async finish(provider: SocialProvider, uri: string): Promise<void> {
    this.record('SOCIAL_LOGIN_REQUEST_USER_DATA')
    await this.needs.client.request('CONNECT_SOCIAL', { uri })
    await this.enter(provider)
  }

  private async enter(provider: SocialProvider): Promise<void> {
    this.needs.storedProvider.write(provider)
    await this.needs.loader.use((opened) => opened.connectPerson('social'))
    this.record('SOCIAL_LOGIN_SUCCESS')
    this.end({ phase: 'connected' })
  }

  private fail(failure: unknown, cause?: unknown): void {
    this.record('SOCIAL_LOGIN_ERROR')
    // What the frame said is for the person, who reads it: they declined, for example.
    const level = isBillfoldError(cause, 'auth/failed') ? 'debug' : 'error'
    if (cause !== undefined) this.needs.log[level]('A social login failed', cause)
    this.end({ phase: 'failed', failure })
  }

  private end(outcome: { readonly phase: LoginPhase; readonly failure?: unknown }): void {
    runInAction(() => Object.assign(this, outcome))
    this.attempt?.abort()
  }

  private record(event: string): void {
    this.needs.events.publish('analytics:recorded', { event, properties: { provider: this.provider } })
  }
}
