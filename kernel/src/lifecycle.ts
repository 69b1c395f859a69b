import type { WalletCore } from './wallets/state/create-wallet-core.js'
import type { ChainNamespace } from './core/caip/ids.js'
import { type Lazy, lazy } from './core/lazy.js'
import { Log } from './core/log/log.js'
import type { StoredKey } from './core/open.js'
import type { LoadOn } from './core/plugins/manifest.js'
import { forgetCaches } from './product/storage/forget-caches.js'
import type { OptionProblem } from './product/options/read-options.js'
import { isolate } from './core/errors/isolate.js'
import { kernelError } from './core/errors/kernel-errors.js'
import type { KernelServices } from './create-kernel.js'
import { type Hold, heldPorts } from './core/plugins/held-ports.js'
import type { KernelPorts } from './core/ports.js'

export interface LifecycleNeeds {
  readonly services: KernelServices
  readonly wallets: Pick<WalletCore, 'start' | 'dispose' | 'engine'>
  readonly lifetime: Lifetime
  readonly problems: readonly OptionProblem[]
  /** Resolves when it is told which manifests do not fit. */
  readonly registered: Promise<void>
  readonly diagnosis: Lazy<typeof import('./diagnosis.js')>
}

/** Time in which nothing else is loaded beside the code of an opening modal, in milliseconds. */
const openingTime = 2_000

/** Time for drawing the wallets after the code of the modal is loaded, in milliseconds. */
const drawingTime = 500

/** From the start of a kernel to its end. */
export class Lifecycle {
  readonly ready: Promise<void>
  private becomeReady: () => void = () => undefined
  private isStarted = false
  private ended: Promise<void> | undefined
  private openFired: Promise<void> | undefined
  private readonly ending = new AbortController()

  constructor(private readonly needs: LifecycleNeeds) {
    this.ready = new Promise((resolve) => (this.becomeReady = resolve))
    needs.services.events.on('connection:disconnected', () => this.forget('all'))
  }

  /** Asks for the configuration, restores what was connected, and loads what wants to be there from the start. */
  start(): Promise<void> {
    this.check('start')
    if (!this.isStarted) void this.begin().then(this.becomeReady)
    this.isStarted = true
    return this.ready
  }

  destroy(): Promise<void> {
    this.ended ??= this.end()
    return this.ended
  }

  check(operation: string): void {
    if (this.ended !== undefined) throw kernelError('kernel/destroyed', { operation })
  }

  private async begin(): Promise<void> {
    const { services, wallets, registered } = this.needs
    const { plugins, events, modal, options } = services
    const use = (namespace: ChainNamespace | undefined): void => void (namespace && plugins.fire(`namespace:${namespace}`))
    events.on('modal:opened', () => this.opened())
    events.on('family:activated', ({ namespace }) => use(namespace))
    events.on('connection:connected', ({ namespace }) => use(namespace))
    this.awaitRest()
    const fire = (moments: readonly LoadOn[]): readonly Promise<void>[] => moments.map((moment) => plugins.fire(moment))
    services.storage.onChange = () => void fire(this.kept())

    const isConnected = services.storage.own('connection-status').read() === 'connected'
    const isFramed = this.needs.lifetime.ports.page?.parent !== undefined
    // Embedded it stands in the page: nobody opens it.
    const isSeen = modal.isOpen || options.isEmbedded
    const now: readonly LoadOn[] = ['start', ...(isSeen ? ['open' as const] : []), ...(isFramed ? ['framed' as const] : [])]
    const fired = fire([...now, ...this.restored(isConnected), ...this.kept()])
    void registered.then(() => this.forget(isConnected ? 'old' : 'all'))
    await Promise.allSettled([...fired, wallets.start(), this.configure(), this.tellProblems(), registered])
  }

  /** Removes what plugins keep of addresses. */
  private forget(which: 'all' | 'old'): void {
    const { storage, plugins } = this.needs.services
    forgetCaches({ storage, manifests: plugins.registry.takingPart, clock: this.needs.lifetime.ports.clock }, which)
  }

  /** Loads what asks wallets once they are drawn: the visitor may choose one next. */
  private async opened(): Promise<void> {
    const { clock } = this.needs.lifetime.ports
    // Once: what is registered later is loaded at once.
    this.openFired ??= this.needs.services.plugins.fire('open')
    await this.openFired
    clock.after(drawingTime, () => clock.idle(() => this.warm()))
  }

  /** Loads what nobody waits for after what the visitor is about to see. */
  private awaitRest(): void {
    const { plugins, modal } = this.needs.services
    const { clock } = this.needs.lifetime.ports
    const rest = (): void => void plugins.fire('idle').then(() => this.warm())
    clock.idle(() => (modal.isOpen ? clock.after(openingTime, rest) : rest()))
  }

  /** Fetches what asks wallets, ahead of that. What does not arrive is asked for again. */
  private warm(): void {
    this.needs.wallets.engine.load().catch(() => undefined)
  }

  /** The moments of the families that were connected when the page was last here. */
  private restored(isConnected: boolean): readonly LoadOn[] {
    const { storage, options, networks } = this.needs.services
    if (!options.reconnect || !isConnected) return []
    const stored = storage.own('connected-namespaces').read() ?? []
    return networks.namespaces.filter((namespace) => stored.includes(namespace)).map((namespace) => `namespace:${namespace}` as const)
  }

  /** The moments of the items that plugins kept, here or in another tab. */
  private kept(): readonly LoadOn[] {
    const { plugins, storage } = this.needs.services
    const moments = plugins.registry.takingPart.flatMap(({ loadOn = [] }) => loadOn)
    // Of `stored:<key>` it is the key, of every other moment nothing that is stored.
    return moments.filter((moment) => storage.holds(moment.slice(7) as StoredKey))
  }

  /** Asks the project, when there is somebody to ask; else the host's own settings hold. */
  private async configure(): Promise<void> {
    const { services, lifetime } = this.needs
    const { options, http, features, alerts } = services
    const service = options.basic || options.projectId === undefined ? undefined : http.endpoint('wallet')
    if (service === undefined) return features.settle(undefined)
    try {
      const load = (): Promise<typeof import('./product/features/project-config.js')> => import('./product/features/project-config.js')
      const { loadProjectConfig } = await lazy(load, { what: 'project-config', clock: lifetime.ports.clock }).load()
      await loadProjectConfig(services, this.ending.signal)
    } catch (error) {
      features.settle(undefined)
      alerts.raise('APKT009', error)
    }
  }

  /** Warns about the options, whatever the host's log level is. */
  private async tellProblems(): Promise<void> {
    const { problems, services, lifetime, diagnosis } = this.needs
    if (problems.length === 0) return
    const log = new Log(lifetime.ports.log, 'warn')
    try {
      const { tellProblems } = await diagnosis.load()
      tellProblems(problems, { log, alerts: services.alerts })
    } catch (error) {
      log.warn(`Options that do not fit: ${problems.length}`, error)
    }
  }

  private async end(): Promise<void> {
    const { services, wallets, lifetime } = this.needs
    this.ending.abort()
    services.sessionSteps.dispose()
    // Before the plugins: that their connectors go is no disconnect, and the next visit restores what stands.
    wallets.dispose()
    const pending = services.plugins.dispose()
    if (pending !== undefined) await pending
    for (const service of [services.modal, services.toasts, services.http, services.storage, services.events, lifetime]) service.dispose()
    this.becomeReady()
  }
}

/** The ports that one kernel works through. */
export interface Lifetime {
  readonly ports: KernelPorts
  /** Holds what is begun until the end of the kernel. */
  readonly hold: Hold
  /** Cancels every timer and every listener that is left, and closes the channel to other tabs. From then on nothing begins. */
  dispose(): void
}

/** Makes sure that a kernel leaves nothing behind, whichever of its parts, or of its plugins, forgot to clean up. */
export function lifetimeOf(ports: KernelPorts): Lifetime {
  const log = new Log(ports.log)
  const undos = new Set<() => unknown>()
  let isOver = false
  // A port is the host's: one that fails to let go does not keep the others from being left.
  const letGo = (undo: () => unknown): void => isolate(undo, (error) => log.error('A part of the page did not end', error))
  const hold: Hold = (begin) => {
    if (isOver) return () => undefined
    const undo = begin()
    const once = (): void => void (undos.delete(once) && letGo(undo))
    undos.add(once)
    return once
  }
  return {
    ports: heldPorts(ports, hold),
    hold,
    dispose() {
      isOver = true
      for (const undo of [...undos]) undo()
      letGo(() => ports.tabs.close())
    },
  }
}
