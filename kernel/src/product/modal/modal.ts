import { makeAutoObservable, observable, type ObservableSet } from 'mobx'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Publish, TaskView, ViewArguments, ViewName, ViewResults } from '../../core/open.js'
import type { ClockPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import type { CloseGuards } from '../router/close-guards.js'
import type { Router } from '../router/router.js'
import type { Transactions } from '../router/transactions.js'
import type { Toasts } from '../toasts/toasts.js'
import { type CloseSteps, type CloseStepsOptions, runCloseSteps } from './close-steps.js'
import { closeStepLimit, shakeDuration } from './modal-timing.js'
import type { OpenRequest } from './open-request.js'
import { planOpening } from './opening.js'
import { readRequest } from './read-request.js'
import type { ModalSituation } from './situation.js'
import { Tasks } from './tasks.js'

export interface ModalNeeds {
  readonly router: Router
  readonly toasts: Pick<Toasts, 'hide'>
  readonly transactions: Pick<Transactions, 'clear'>
  readonly guards: Pick<CloseGuards, 'decide'>
  readonly situation: ModalSituation
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Log
  readonly publish: Publish
}

/** State of the modal: open or not, for which family, and every way in and out. */
export class Modal {
  isOpen = false
  isShaking = false
  /** The family it was opened for; absent means all. */
  namespace: ChainNamespace | undefined = undefined
  /** A pairing link that the host handed over. */
  uri: string | undefined = undefined
  private readonly loading: ObservableSet<string> = observable.set()
  private readonly tasks = new Tasks()
  private readonly needs: ModalNeeds
  private stopShake: (() => void) | undefined = undefined
  private closing: CloseSteps | undefined = undefined

  constructor(needs: ModalNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs' | 'loading' | 'tasks' | 'stopShake' | 'closing'>(
      this,
      { needs: false, loading: false, tasks: false, stopShake: false, closing: false },
      { autoBind: true },
    )
  }

  /** True while something loads: of one family, or anything at all. */
  isLoading(namespace?: ChainNamespace): boolean {
    return namespace === undefined ? this.loading.size > 0 : this.loading.has(namespace)
  }

  setLoading(isOn: boolean, namespace?: ChainNamespace): void {
    if (isOn) this.loading.add(namespace ?? anything)
    else this.loading.delete(namespace ?? anything)
  }

  /** Opens at once, without waiting for anything; rejects when the request makes no sense, and then changes nothing. */
  async open(request?: OpenRequest): Promise<void> {
    this.show(request)
  }

  /** Opens a view and waits for its result; rejects with 'Modal closed' when the modal closes first. */
  async perform<K extends TaskView>(view: K, ...[data]: ViewArguments<K>): Promise<ViewResults[K]> {
    this.show({ view, data })
    return this.tasks.start(view)
  }

  /** Hands the result of a view to whoever waits for it. */
  finish<K extends TaskView>(view: K, result: ViewResults[K]): void {
    this.tasks.finish(view, result)
  }

  /** Closes without asking. In embedded mode the card stays where it is and only the view changes. */
  close(): void {
    const { toasts, transactions, situation, router } = this.needs
    const { isEmbedded, isConnected } = situation
    const { view } = router
    const wasOpen = this.isOpen
    this.isOpen &&= isEmbedded
    this.namespace = undefined
    this.uri = undefined
    situation.narrow(undefined)
    this.loading.clear()
    this.stopClosing()
    this.endShake()
    toasts.hide()
    this.goHome(isEmbedded && isConnected ? 'Account' : 'Connect')
    transactions.clear()
    this.tasks.abandonAll()
    if (wasOpen) this.tell('modal:closed', 'MODAL_CLOSE', view)
  }

  /** Closes when the guards of the current view allow it, else shakes. True when this call closed it. */
  async requestClose(): Promise<boolean> {
    const decision = this.needs.guards.decide(this.needs.router.view)
    if (decision === 'stay') this.shake()
    if (decision === 'stay' || this.closing !== undefined) return false
    if (decision.length > 0 && !(await this.finishSteps(decision))) return false
    this.close()
    return true
  }

  dispose(): void {
    this.stopClosing()
    this.endShake()
    this.tasks.abandonAll()
  }

  /** What stands already stays, and need not be drawn again. */
  private goHome(view: 'Account' | 'Connect'): void {
    const { router } = this.needs
    const home = { view, data: undefined }
    if (!router.stands([home])) router.resetTo([home])
  }

  private show(request: unknown): void {
    const { router, situation } = this.needs
    const checked = readRequest(request)
    const { targets, activates } = planOpening(checked, situation)
    // Keeps the history that closing left: it is fresh, and may be drawn already.
    if (this.isOpen || situation.isEmbedded || !router.stands(targets)) router.resetTo(targets)
    this.stopClosing()
    if (activates !== undefined) situation.activate(activates)
    this.namespace = checked.namespace
    situation.narrow(checked.namespace)
    this.uri = checked.uri
    if (this.isOpen) return
    this.isOpen = true
    this.tell('modal:opened', 'MODAL_OPEN', router.view)
  }

  /** False when the modal was closed or opened anew meanwhile. */
  private async finishSteps(steps: CloseStepsOptions['steps']): Promise<boolean> {
    const { clock, log } = this.needs
    const closing = runCloseSteps({
      steps,
      clock,
      limit: closeStepLimit,
      report: (error) => log.error('A step before closing failed', error),
    })
    this.closing = closing
    await closing.done
    return this.closing === closing
  }

  private stopClosing(): void {
    this.closing?.stop()
    this.closing = undefined
  }

  private shake(): void {
    this.endShake()
    this.isShaking = true
    this.stopShake = this.needs.clock.after(shakeDuration, () => this.endShake())
  }

  private endShake(): void {
    this.stopShake?.()
    this.isShaking = false
  }

  private tell(name: 'modal:opened' | 'modal:closed', event: string, view: ViewName): void {
    const { publish, situation } = this.needs
    publish(name, { view })
    publish('analytics:recorded', { event, properties: { connected: situation.isConnected } })
  }
}

/** The key of what loads for no family in particular. */
const anything = ''
