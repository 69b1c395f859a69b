import {
  type ClockPort,
  type EventBus,
  type Families,
  type Kernel,
  type Log,
  type Modal,
  type Router,
  type Toasts,
  isRefusal,
  userMessages,
} from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { askWallet } from './ask-wallet.js'
import { checkSignature } from './check-signature.js'
import type { Siwx, SiwxMessage, SiwxPhase, SiwxSession } from './contract.js'
import type { DeclinedAccounts } from './declined-accounts.js'
import { siwxError } from './errors.js'
import type { SignInSource } from './sources/sign-in-source.js'
import { type SignInTarget, targetKey, targetOf } from './target.js'

/** Parts that signing in is made of. */
export interface SiwxStoreNeeds {
  readonly source: SignInSource | undefined
  readonly declined: DeclinedAccounts
  readonly families: Families
  readonly modal: Modal
  readonly router: Pick<Router, 'view'>
  readonly toasts: Toasts
  readonly events: EventBus
  readonly log: Log
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly connections: Pick<Kernel['connections'], 'disconnect'>
  readonly networkSwitch: Pick<Kernel['networkSwitch'], 'switchTo'>
  /** Asks the steps after connecting again. */
  runSteps(): void
}

/** A message, and for whom it was made. */
interface PreparedMessage {
  readonly key: string
  readonly address: string
  readonly message: SiwxMessage
  readonly at: number
}

/** A message is signed within this time of its making, in milliseconds: nonces of backends do not wait for ever. */
const messageLife = 5 * 60_000

/** Signing in with the account in front: one message, one signature, one session. */
export class SiwxStore implements Siwx {
  phase: SiwxPhase = 'preparing'
  private prepared: PreparedMessage | undefined = undefined
  private found: { readonly key: string; readonly session: SiwxSession } | undefined = undefined
  /** The network on which somebody was signed in last: a cancelled switch goes back there. */
  private lastNetworkId: string | undefined = undefined
  private stopExpiry: (() => void) | undefined = undefined
  private readonly needs: SiwxStoreNeeds

  constructor(needs: SiwxStoreNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs' | 'prepared' | 'found' | 'lastNetworkId' | 'stopExpiry'>(
      this,
      { needs: false, prepared: observableRef, found: observableRef, lastNetworkId: false, stopExpiry: false },
      { autoBind: true },
    )
  }

  get session(): SiwxSession | undefined {
    const target = targetOf(this.needs.families)
    return target !== undefined && this.found?.key === targetKey(target) ? this.found.session : undefined
  }

  get isRequired(): boolean {
    return this.needs.source?.getRequired?.() ?? false
  }

  get message(): string | undefined {
    const target = targetOf(this.needs.families)
    return target !== undefined && this.prepared?.key === targetKey(target) ? this.prepared.message.toString() : undefined
  }

  /** True while the account in front is one that signs in. */
  get isAsked(): boolean {
    const { source, families } = this.needs
    const target = targetOf(families)
    return source !== undefined && target !== undefined && source.serves?.(target.namespace) !== false
  }

  /** Takes up what another tab has done: whoever signed in there is not asked here. */
  async follow(): Promise<void> {
    const { families, modal, router } = this.needs
    const target = targetOf(families)
    if (target === undefined) return
    const session = await this.lookUp(target)
    if (session !== undefined && modal.isOpen && router.view === 'SIWXSignMessage') {
      modal.finish('SIWXSignMessage', session)
      modal.close()
    }
  }

  /** Looks for a session of an account. Undefined also where nobody can say: then the visitor is asked, and told in the view. */
  async lookUp(target: Pick<SignInTarget, 'address' | 'network'>): Promise<SiwxSession | undefined> {
    const { network, address } = target
    const [session] = (await this.needs.source?.getSessions(network.caipNetworkId, address)) ?? []
    if (session !== undefined) this.take(session, target)
    else if (this.found?.key === targetKey(target)) this.forget()
    return session
  }

  async requestSignIn(): Promise<SiwxSession> {
    const { source, families, modal } = this.needs
    const namespace = families.activeNamespace
    if (source === undefined || (namespace !== undefined && source.serves?.(namespace) === false))
      throw siwxError('siwx/not-enabled', { namespace })
    families.needAddress('requestSignIn')
    const target = targetOf(families)
    const session = target && (await this.lookUp(target))
    return session ?? modal.perform('SIWXSignMessage')
  }

  async signOut(): Promise<void> {
    const target = targetOf(this.needs.families)
    if (target === undefined) return
    await this.needs.source?.revokeSession(target.network.caipNetworkId, target.address)
    this.forget()
    this.needs.events.publish('siwx:signed-out', { namespace: target.namespace })
  }

  async prepare(): Promise<void> {
    const target = targetOf(this.needs.families)
    if (target === undefined) return
    this.enter('preparing')
    try {
      await this.messageFor(target)
      this.enter('ready')
    } catch (error) {
      this.needs.log.error('The message of the sign-in could not be made.', error)
      this.needs.toasts.show({ variant: 'error', message: userMessages.authenticationProblem })
      this.enter('unprepared')
    }
  }

  async sign(): Promise<void> {
    const target = targetOf(this.needs.families)
    if (target === undefined || this.phase === 'asking' || this.phase === 'checking') return
    this.record('CLICK_SIGN_SIWX_MESSAGE', target)
    this.enter('asking')
    try {
      const session = await this.ask(target)
      this.take(session, target)
      runInAction(() => (this.prepared = undefined))
      this.enter('signed')
      this.record('SIWX_AUTH_SUCCESS', target)
      this.needs.events.publish('siwx:signed-in', { namespace: target.namespace, session })
      this.needs.modal.finish('SIWXSignMessage', session)
      this.needs.modal.close()
    } catch (error) {
      this.fail(error, target)
    }
  }

  async cancel(): Promise<void> {
    const { families, modal, connections, networkSwitch, declined } = this.needs
    const target = targetOf(families)
    if (target === undefined) return modal.close()
    this.record('CLICK_CANCEL_SIWX', target)
    if (!this.isRequired) {
      declined.add(targetKey(target))
      return modal.close()
    }
    const back = await this.networkToReturnTo(target)
    if (back !== undefined && (await networkSwitch.switchTo(back)).status === 'switched') return modal.close()
    await connections.disconnect({ namespace: target.namespace })
  }

  /** Shows what stands now: the session ended, or somebody else took its place. */
  forget(): void {
    this.stopExpiry?.()
    runInAction(() => (this.found = undefined))
  }

  private async ask(target: SignInTarget): Promise<SiwxSession> {
    const { families, source } = this.needs
    const wallet = target.session.connector.name
    const adapter = await families.needAdapter(target.namespace, 'sign in')
    if (adapter.signMessage === undefined || source === undefined) throw siwxError('siwx/cannot-sign', { wallet })
    const { message, address } = await this.messageFor(target)
    const signed = await askWallet({ adapter, target, text: message.toString(), log: this.needs.log })
    if (signed === undefined) throw siwxError('siwx/cannot-sign', { wallet })
    const { text, signature } = signed
    const now = targetOf(families)
    if (now === undefined || targetKey(now) !== targetKey(target)) throw siwxError('siwx/account-changed', { wallet })
    this.enter('checking')
    const { session: walletSession, network } = target
    const claim = { session: walletSession, network, adapter, address, message: text, signature }
    await checkSignature({ ...claim, isVerifiedElsewhere: source.verifies })
    const { toString: _, ...data } = message
    const session = { data: { ...data, accountAddress: target.address }, message: text, signature }
    await source.addSession(session)
    // A backend adds what it knows the session by.
    const [taken] = await source.getSessions(network.caipNetworkId, target.address)
    return taken ?? session
  }

  /** The message of an account: the one that is shown, unless it is too old. */
  private async messageFor(target: SignInTarget): Promise<PreparedMessage> {
    const { families, source, clock } = this.needs
    const key = targetKey(target)
    if (this.prepared?.key === key && clock.now() - this.prepared.at < messageLife) return this.prepared
    if (source === undefined) throw siwxError('siwx/not-enabled', { namespace: target.namespace })
    const adapter = await families.needAdapter(target.namespace, 'sign in')
    const address = (await adapter.displayAddress?.(target.address, target.network)) ?? target.address
    const message = await source.createMessage({ chainId: target.network.caipNetworkId, accountAddress: address })
    const prepared = { key, address, message, at: clock.now() }
    runInAction(() => (this.prepared = prepared))
    return prepared
  }

  private fail(error: unknown, target: SignInTarget): void {
    const { log, toasts, modal } = this.needs
    // A person's no is no failure: the same message may be signed after all.
    if (isRefusal(error)) return this.enter('declined')
    log.error('Signing in failed.', error)
    this.record('SIWX_AUTH_ERROR', target)
    toasts.show({ variant: 'error', message: userMessages.signingFailed })
    runInAction(() => (this.prepared = undefined))
    this.enter('failed')
    // The next try has a message of its own, which is to be read before it is signed.
    void this.renew()
    if (!modal.isOpen && targetOf(this.needs.families) !== undefined) this.needs.runSteps()
  }

  /** Makes a further message without a word about it: the view says that something failed. */
  private async renew(): Promise<void> {
    const { families, log } = this.needs
    const target = targetOf(families)
    try {
      if (target !== undefined) await this.messageFor(target)
    } catch (error) {
      log.warn('There is no further message yet.', error)
    }
  }

  /** The network that somebody came from, where the account still has a session. */
  private async networkToReturnTo({ network, address }: SignInTarget): Promise<string | undefined> {
    const { source, log } = this.needs
    const last = this.lastNetworkId
    if (last === undefined || last === network.caipNetworkId || !last.startsWith(`${network.chainNamespace}:`)) return undefined
    try {
      const sessions = await source?.getSessions(last, address)
      return sessions === undefined || sessions.length === 0 ? undefined : last
    } catch (error) {
      log.warn('Nobody can say whether the last network has a session.', error)
      return undefined
    }
  }

  private take(session: SiwxSession, target: Pick<SignInTarget, 'address' | 'network'>): void {
    const { clock } = this.needs
    this.stopExpiry?.()
    this.lastNetworkId = target.network.caipNetworkId
    const found = { key: targetKey(target), session }
    runInAction(() => (this.found = found))
    const { expirationTime } = session.data
    if (expirationTime === undefined) return
    // Timers of browsers count to some 24 days.
    const wait = Math.min(Math.max(Date.parse(expirationTime) - clock.now(), 0), 2 ** 31 - 1)
    this.stopExpiry = clock.after(wait, () => {
      this.forget()
      this.needs.runSteps()
    })
  }

  private record(event: string, { namespace, network, address }: SignInTarget): void {
    const isSmartAccount = this.needs.families.find(namespace)?.preferredAccountType === 'smartAccount'
    this.needs.events.publish('analytics:recorded', { event, properties: { network: network.caipNetworkId, isSmartAccount }, address })
  }

  private enter(phase: SiwxPhase): void {
    this.phase = phase
  }
}
