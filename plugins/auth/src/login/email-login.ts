import type { ClockPort, EventBus, StoredValue } from '@billfold/kernel'
import { withRecentEmail } from '@billfold/kernel/data'
import { makeAutoObservable, runInAction } from 'mobx'
import type { WalletLoader } from '../connector/wallet-loader.js'
import type { EmailLogin, EmailStep } from '../contract.js'
import { authError } from '../errors.js'
import type { FrameClient } from '../frame/frame-client.js'
import { frameLimits } from '../protocol/index.js'

export interface EmailLoginNeeds {
  readonly client: Pick<FrameClient, 'request' | 'warm'>
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly events: Pick<EventBus, 'publish'>
  readonly recentEmails: Pick<StoredValue<readonly string[]>, 'read' | 'write'>
  readonly loader: Pick<WalletLoader, 'use' | 'warm'>
}

const steps = { VERIFY_OTP: 'code', VERIFY_DEVICE: 'device', CONNECT: 'connected' } as const satisfies Record<string, EmailStep>

/** Logs in by e-mail. */
export class EmailLoginStore implements EmailLogin {
  email: string | undefined = undefined
  recent: readonly string[]
  /** When the last mail was sent, on the clock that never jumps. */
  private sentAt = -Infinity

  constructor(private readonly needs: EmailLoginNeeds) {
    this.recent = needs.recentEmails.read() ?? []
    makeAutoObservable<this, 'needs' | 'sentAt'>(this, { needs: false, sentAt: false }, { autoBind: true })
  }

  warm(): void {
    // A visitor who comes back to correct the address has chosen nothing anew.
    if (this.email === undefined) this.record('EMAIL_LOGIN_SELECTED')
    this.needs.client.warm()
  }

  secondsToResend(): number {
    return Math.max(0, Math.ceil((this.sentAt + frameLimits.emailGap - this.needs.clock.monotonic()) / 1_000))
  }

  async start(email: string): Promise<EmailStep> {
    // Another address may be tried at once: the person mistyped the first.
    if (email.toLowerCase() !== this.email?.toLowerCase()) this.sentAt = -Infinity
    runInAction(() => (this.email = email))
    this.record('EMAIL_SUBMITTED')
    return this.send(email)
  }

  async resend(): Promise<EmailStep> {
    return this.send(this.email ?? '')
  }

  async waitForDevice(signal: AbortSignal): Promise<void> {
    await this.needs.client.request('CONNECT_DEVICE', undefined, { signal })
    this.record('DEVICE_REGISTERED_FOR_EMAIL')
    this.record('EMAIL_VERIFICATION_CODE_SENT')
  }

  async verify(code: string): Promise<void> {
    try {
      await this.needs.client.request('CONNECT_OTP', { otp: code })
      this.record('EMAIL_VERIFICATION_CODE_PASS')
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      this.needs.events.publish('analytics:recorded', { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
      throw error
    }
    await this.enter(this.email)
  }

  forget(email: string): void {
    this.remember(this.recent.filter((each) => each !== email))
  }

  private async send(email: string): Promise<EmailStep> {
    const seconds = this.secondsToResend()
    if (seconds > 0) throw authError('auth/too-early', { seconds })
    const { action } = await this.needs.client.request('CONNECT_EMAIL', { email })
    // While the person reads their mail.
    this.needs.loader.warm()
    this.sentAt = this.needs.clock.monotonic()
    if (action === 'VERIFY_OTP') this.record('EMAIL_VERIFICATION_CODE_SENT')
    // The frame knows them already: a code was right, and what came after it failed.
    if (action === 'CONNECT') await this.enter(email)
    return steps[action]
  }

  private async enter(email: string | undefined): Promise<void> {
    await this.needs.loader.use((opened) => opened.connectPerson('email'))
    if (email !== undefined) this.remember(withRecentEmail(this.recent, email))
  }

  private remember(emails: readonly string[]): void {
    runInAction(() => (this.recent = emails))
    this.needs.recentEmails.write(emails)
  }

  private record(event: string): void {
    this.needs.events.publish('analytics:recorded', { event })
  }
}
