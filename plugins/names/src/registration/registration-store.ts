import type { ClockPort, EventBus, Families, Log, Network, Router, Session, Toasts } from '@billfold/kernel'
import { isBillfoldError, isRefusal } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LabelProblem, NameRegistration, RegisteredName, RegistrationPhase, SuggestedName } from '../contract.js'
import { namesError } from '../errors.js'
import type { ProfileNames } from '../profile/profile-names.js'
import type { ProfileService } from '../profile/profile-service.js'
import type { CachedResolver } from '../resolvers/cached-resolver.js'
import { coinTypeOf } from './coin-type.js'
import { labelProblem, typedLabel } from './label-problem.js'
import { registrationMessage } from './registration-message.js'
import { Suggestions } from './suggestions.js'

export interface RegistrationNeeds {
  readonly zone: string | undefined
  readonly service: ProfileService | undefined
  readonly names: Pick<ProfileNames, 'of'>
  readonly cache: Pick<CachedResolver, 'note'>
  readonly families: Pick<Families, 'find' | 'needAdapter' | 'activeNamespace'>
  readonly router: Pick<Router, 'view' | 'replace' | 'history' | 'backTo'>
  readonly events: Pick<EventBus, 'publish'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly clock: Pick<ClockPort, 'after' | 'now'>
}

/** Who registers a name, and where. */
interface Registrant {
  readonly session: Session
  readonly address: string
  readonly network: Network
}

/** Registers names of the host's own service: typed, signed by the account, and sent. Names are for EVM accounts. */
export class RegistrationStore implements NameRegistration {
  label = ''
  phase: RegistrationPhase = 'form'
  registered: string | undefined = undefined
  /** What went wrong with the last try; the form says it until something else is typed. */
  failure: 'declined' | 'failed' | undefined = undefined
  readonly suggested: Suggestions
  private had: { readonly address: string; readonly names: readonly RegisteredName[] } | undefined = undefined
  /** Names that somebody else turned out to have. */
  private lost: readonly string[] = []
  private readonly needs: RegistrationNeeds

  constructor(needs: RegistrationNeeds) {
    this.needs = needs
    this.suggested = new Suggestions(needs)
    makeAutoObservable<this, 'had' | 'lost' | 'needs'>(
      this,
      { had: observableRef, lost: observableRef, suggested: false, needs: false },
      { autoBind: true },
    )
  }

  get zone(): string | undefined {
    return this.needs.service === undefined ? undefined : this.needs.zone
  }

  /** True while an account is in front that can have a name. */
  get canRegister(): boolean {
    return this.zone !== undefined && this.needs.families.activeNamespace === 'eip155' && this.registrant !== undefined
  }

  get problem(): LabelProblem | undefined {
    return labelProblem(this.label)
  }

  get suggestions(): readonly SuggestedName[] | undefined {
    const { found } = this.suggested
    return found?.label === this.label ? found.names : undefined
  }

  get areSuggestionsFailed(): boolean {
    return this.suggested.failed === this.label
  }

  get isTaken(): boolean {
    const isKnown = this.suggestions?.some(({ label, isRegistered }) => isRegistered && label === this.label) ?? false
    return isKnown || this.lost.includes(this.label)
  }

  get owned(): readonly RegisteredName[] {
    const { had } = this
    return had !== undefined && had.address === this.registrant?.address ? had.names : []
  }

  write(text: string): void {
    this.label = typedLabel(text, this.needs.zone)
    this.failure = undefined
    this.suggested.aim(this.problem === undefined ? this.label : undefined)
  }

  /** Looks up which names the account has. */
  async lookUpOwned(): Promise<void> {
    const { names, toasts, log } = this.needs
    const address = this.registrant?.address
    if (address === undefined || address === this.had?.address) return
    try {
      const found = await names.of(address)
      runInAction(() => (this.had = { address, names: found }))
    } catch (error) {
      log.warn('The names of an account could not be looked up.', error)
      if (error instanceof Error) toasts.show({ variant: 'error', message: error.message })
    }
  }

  async register(): Promise<boolean> {
    const { registrant, label, zone } = this
    if (registrant === undefined || zone === undefined || this.problem !== undefined || this.phase !== 'form') return false
    const name = `${label}.${zone}`
    this.record('REGISTER_NAME_INITIATED', { ensName: name }, registrant)
    this.failure = undefined
    this.phase = 'asking'
    try {
      await this.signAndSend(name, registrant)
      this.take(name, registrant)
      return true
    } catch (error) {
      this.fail(error, name, registrant)
      return false
    }
  }

  private get registrant(): Registrant | undefined {
    const { session, address, network } = this.needs.families.find('eip155') ?? {}
    return session === undefined || address === undefined || network === undefined ? undefined : { session, address, network }
  }

  private async signAndSend(name: string, { session, address, network }: Registrant): Promise<void> {
    const { families, clock, service } = this.needs
    const wallet = session.connector.name
    const coinType = coinTypeOf(network.id)
    const adapter = await families.needAdapter('eip155', 'register a name')
    if (adapter.signMessage === undefined || service === undefined) throw namesError('names/cannot-sign', { wallet })
    const message = registrationMessage({ name, now: clock.now() })
    const signature = await adapter.signMessage(session, message)
    if (typeof signature !== 'string') throw namesError('names/cannot-sign', { wallet })
    if (this.registrant?.address !== address) throw namesError('names/account-changed', { wallet })
    runInAction(() => (this.phase = 'sending'))
    await service.register({ coinType, address, message, signature })
  }

  private take(name: string, registrant: Registrant): void {
    const { families, cache, events, router } = this.needs
    const { address } = registrant
    this.phase = 'form'
    this.label = ''
    this.registered = name
    this.had = undefined
    this.suggested.forget()
    cache.note(name, address)
    families.find('eip155')?.describe(address, { profileName: name })
    this.record('REGISTER_NAME_SUCCESS', { ensName: name }, registrant)
    events.publish('names:registered', { namespace: 'eip155', address, name })
    this.returnToForm()
    if (router.view === 'RegisterAccountName') router.replace('RegisterAccountNameSuccess')
  }

  private fail(error: unknown, name: string, registrant: Registrant): void {
    const { toasts, log } = this.needs
    this.phase = 'form'
    this.record('REGISTER_NAME_ERROR', { ensName: name, error: error instanceof Error ? error.message : 'unknown' }, registrant)
    this.returnToForm()
    // A person's no is no failure: the form stands as it was.
    if (isRefusal(error)) {
      this.failure = 'declined'
      return
    }
    this.failure = 'failed'
    if (isBillfoldError(error, 'http/status') && error.context.status === 409) this.lost = [...this.lost, this.label]
    const failure = isBillfoldError(error, 'names/invalid-chain-id') ? error : namesError('names/not-registered', { name }, error)
    log.error(failure.message, error)
    toasts.show({ variant: 'error', message: failure.message, words: { set: 'names', key: 'failed' } })
  }

  /** An embedded wallet has shown what it was asked to sign: the form is below that. */
  private returnToForm(): void {
    const { router } = this.needs
    if (router.view !== 'ApproveTransaction') return
    const index = router.history.findLastIndex(({ view }) => view === 'RegisterAccountName')
    if (index === -1) router.replace('RegisterAccountName')
    else router.backTo(index)
  }

  private record(event: string, details: Readonly<Record<string, string>>, { address }: Registrant): void {
    const isSmartAccount = this.needs.families.find('eip155')?.preferredAccountType === 'smartAccount'
    this.needs.events.publish('analytics:recorded', { event, properties: { isSmartAccount, ...details }, address })
  }
}
