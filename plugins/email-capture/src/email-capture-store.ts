import type {
  ChainNamespace,
  ClockPort,
  EventBus,
  Families,
  Features,
  Kernel,
  Log,
  Modal,
  Network,
  Router,
  StoredValue,
  ViewName,
} from '@billfold/kernel'
import { withRecentEmail } from '@billfold/kernel/data'
import { isEmail } from '@billfold/kernel/validation'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type CaptureService, problemOf } from './capture-service.js'
import type { ConfirmedEmail, EmailCapture, EmailCapturePhase, EmailCaptureProblem } from './contract.js'
import type { CaptureAccount, StoredEmails } from './stored-emails.js'

/** Parts that e-mail capture is made of. */
export interface EmailCaptureNeeds {
  readonly families: Pick<Families, 'active' | 'needAdapter'>
  readonly features: { value(key: 'emailCapture'): Features['emailCapture'] }
  /** Undefined where the host names no service: then nobody is asked. */
  readonly service: CaptureService | undefined
  readonly stored: StoredEmails
  readonly recentEmails: Pick<StoredValue<readonly string[]>, 'read' | 'write'>
  readonly alerts: Pick<Kernel['alerts'], 'raise'>
  readonly events: EventBus
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  readonly modal: Pick<Modal, 'close'>
  readonly router: Pick<Router, 'closeViews' | 'push' | 'view'>
  readonly connections: Pick<Kernel['connections'], 'disconnect'>
  /** Asks the steps after connecting again. */
  runSteps(): Promise<void>
}

interface CaptureTarget {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: Network
}

/** An address of e-mail for the account in front: one mail, one code, one confirmation. */
export class EmailCaptureStore implements EmailCapture {
  phase: EmailCapturePhase = 'address'
  email: string | undefined = undefined
  problem: EmailCaptureProblem | undefined = undefined
  recent: readonly string[]
  /** The code that waits for its digits, and whose it is. */
  private sent: { readonly id: string; readonly target: CaptureTarget } | undefined = undefined
  /** When another mail may be asked for, on the clock that never jumps. */
  private resendAt = -Infinity
  /** The language of the mails. */
  private locale: string | undefined = undefined
  /** Counts what was stored, so that what is read of it is read again. */
  private stores = 0
  private readonly needs: EmailCaptureNeeds

  constructor(needs: EmailCaptureNeeds) {
    this.needs = needs
    this.recent = needs.recentEmails.read() ?? []
    makeAutoObservable<this, 'locale' | 'needs' | 'sent' | 'resendAt'>(
      this,
      { needs: false, locale: false, sent: observableRef, resendAt: false, recent: observableRef, problem: observableRef },
      { autoBind: true },
    )
  }

  get confirmed(): ConfirmedEmail | undefined {
    const target = targetOf(this.needs.families)
    return this.stores >= 0 && target !== undefined ? this.needs.stored.of(target) : undefined
  }

  get isRequired(): boolean {
    const value = this.needs.features.value('emailCapture')
    return value !== false && value.includes('required')
  }

  get isOn(): boolean {
    const { features, service } = this.needs
    return service !== undefined && features.value('emailCapture') !== false
  }

  secondsToResend(): number {
    return Math.max(0, Math.ceil((this.resendAt - this.needs.clock.monotonic()) / 1_000))
  }

  async submit(text: string, locale?: string): Promise<void> {
    const email = text.trim()
    this.locale = locale
    if (this.phase === 'sending' || this.phase === 'checking') return
    if (!isEmail(email)) return this.refuse()
    // Another address may be tried at once: the person mistyped the first.
    if (email.toLowerCase() === this.email?.toLowerCase() && this.sent !== undefined && this.secondsToResend() > 0) return this.showCode()
    this.email = email
    await this.send(email)
  }

  async resend(): Promise<void> {
    if (this.email !== undefined && this.secondsToResend() === 0) await this.send(this.email)
  }

  async verify(code: string): Promise<void> {
    const { service } = this.needs
    const { sent, email } = this
    if (sent === undefined || email === undefined || service === undefined || this.phase === 'checking') return
    this.enter('checking')
    try {
      await service.confirm(sent.id, code)
    } catch (error) {
      return this.fail('code', error)
    }
    await this.accept(sent.target, { email, id: sent.id })
  }

  async goWithout(): Promise<void> {
    if (this.isRequired) return
    this.giveUp()
    await this.proceed()
  }

  async askAgain(): Promise<void> {
    const target = targetOf(this.needs.families)
    if (target === undefined) return
    this.needs.stored.forget(target)
    this.needs.stored.clearSkipped()
    this.reset()
    await this.needs.runSteps()
  }

  /** Somebody is asked: what was begun for another account is over. */
  begin(account: CaptureAccount): void {
    const { sent } = this
    if (sent !== undefined && (sent.target.namespace !== account.namespace || sent.target.address !== account.address)) this.reset()
  }

  /** Remembers that the account in front goes on without. */
  giveUp(): void {
    const target = targetOf(this.needs.families)
    if (target === undefined) return
    this.needs.stored.skip(target)
    this.reset()
    this.needs.events.publish('email-capture:skipped', { namespace: target.namespace, address: target.address })
  }

  /** Starts anew: for another account, and once the last one is done. */
  reset(): void {
    Object.assign(this, { phase: 'address', email: undefined, problem: undefined, sent: undefined, stores: this.stores + 1 })
    this.resendAt = -Infinity
  }

  /** Another tab has confirmed an address: whoever is asked here is not asked any longer. */
  async follow(): Promise<void> {
    this.stores += 1
    if (this.confirmed !== undefined && isOwnView(this.needs.router.view)) await this.proceed()
  }

  private async send(email: string): Promise<void> {
    const { families, service, clock, stored } = this.needs
    const target = targetOf(families)
    if (target === undefined || service === undefined) return
    this.enter('sending')
    try {
      const { namespace, address, network } = target
      const adapter = await families.needAdapter(namespace, 'e-mail capture')
      const shown = (await adapter.displayAddress?.(address, network)) ?? address
      const earlier = stored.of(target)
      const { id, gap } = await service.send({ email, account: `${network.caipNetworkId}:${shown}`, locale: this.locale, earlier })
      if (id === undefined) return await this.accept(target, { email, id: earlier?.id })
      runInAction(() => (this.sent = { id, target }))
      this.resendAt = clock.monotonic() + gap
      this.enter('code')
      this.showCode()
    } catch (error) {
      this.fail(this.sent === undefined ? 'address' : 'code', error)
    }
  }

  /** Keeps an address that was confirmed, and goes on. */
  private async accept({ namespace, address }: CaptureTarget, confirmed: ConfirmedEmail): Promise<void> {
    const { stored, recentEmails, events } = this.needs
    const { email } = confirmed
    const recent = withRecentEmail(this.recent, email)
    stored.keep({ namespace, address }, confirmed)
    recentEmails.write(recent)
    runInAction(() => Object.assign(this, { recent, sent: undefined, stores: this.stores + 1 }))
    this.enter('confirmed')
    events.publish('email-capture:confirmed', { namespace, address, email })
    await this.proceed()
  }

  /** The next step has its turn; where there is none the modal closes. */
  private async proceed(): Promise<void> {
    const { runSteps, router, modal, stored, families } = this.needs
    await runSteps()
    const target = targetOf(families)
    // Another account may have come to the front meanwhile, which is asked by itself.
    const isDone = target === undefined || stored.of(target) !== undefined || stored.hasSkipped(target)
    if (isDone && isOwnView(router.view)) modal.close()
    // Nobody goes back to what is done.
    else if (isDone) router.closeViews(ownViews)
    this.reset()
  }

  private showCode(): void {
    const { router } = this.needs
    if (router.view === 'DataCapture') router.push('DataCaptureOtpConfirm')
  }

  private refuse(): void {
    this.problem = { kind: 'invalid' }
    this.needs.alerts.raise('APKTW002')
  }

  private fail(phase: 'address' | 'code', error: unknown): void {
    const problem = problemOf(error)
    this.needs.log.warn('An address of e-mail was not confirmed.', error)
    if (problem.kind === 'invalid') this.needs.alerts.raise('APKTW002')
    Object.assign(this, { phase, problem })
  }

  private enter(phase: EmailCapturePhase): void {
    Object.assign(this, { phase, problem: undefined })
  }
}

/** The account in front, where it is connected on a network that the page supports. */
function targetOf({ active }: Pick<Families, 'active'>): CaptureTarget | undefined {
  const { session, status } = active ?? {}
  if (status !== 'connected' || session?.network === undefined || session.network.isUnsupported === true) return undefined
  return { namespace: session.namespace, address: session.account.address, network: session.network }
}

const ownViews: readonly ViewName[] = ['DataCapture', 'DataCaptureOtpConfirm']

function isOwnView(view: ViewName): boolean {
  return ownViews.includes(view)
}
