import { reaction } from 'mobx'
import type { Families } from '../../wallets/state/families.js'
import { isAlike } from '../../core/is-alike.js'
import type { ViewName } from '../../core/open.js'
import type { SessionStep, SessionStepContext } from '../slot-items.js'
import type { Log } from '../../core/log/log.js'
import type { PluginHost } from '../../core/plugins/plugin-host.js'
import type { SlotRegistry } from '../../core/views/slots.js'

/** One entry of the slot, with how to get at its step. */
export interface SessionStepSource {
  readonly view: ViewName
  load(): Promise<SessionStep> | SessionStep
}

/** Source of the steps, and the way to open their views. */
export interface SessionStepsNeeds {
  readonly families: Families
  /** The entries of `session.steps`, in their order. */
  sources(): readonly SessionStepSource[]
  open(view: ViewName): void
  readonly log: Log
}

/**
 * Steps after connecting, such as signing in: for the active family once it is connected on a supported network,
 * and again whenever its address or network changes. The first step that is needed opens its view.
 */
export class SessionSteps {
  private latest: SessionStepContext | undefined = undefined
  private readonly undo: () => void

  constructor(private readonly needs: SessionStepsNeeds) {
    this.undo = reaction(this.context, () => void this.run(), { equals: isAlike, fireImmediately: true })
  }

  /** Asks the steps again: the view of one calls this when it is done, so that the next may follow. */
  async run(): Promise<void> {
    const context = this.context()
    this.latest = context
    if (context === undefined) return
    for (const source of this.needs.sources()) {
      const isNeeded = await this.isNeeded(source, context)
      if (this.latest !== context) return
      if (isNeeded) return this.needs.open(source.view)
    }
  }

  dispose(): void {
    this.latest = undefined
    this.undo()
  }

  private async isNeeded({ view, load }: SessionStepSource, context: SessionStepContext): Promise<boolean> {
    try {
      const step = await load()
      return await step.isNeeded(context)
    } catch (error) {
      this.needs.log.warn(`The step of ${view} after connecting failed and is skipped.`, error)
      return false
    }
  }

  private readonly context = (): SessionStepContext | undefined => {
    const { session, status } = this.needs.families.active ?? {}
    if (status !== 'connected' || session?.network === undefined || session.network.isUnsupported === true) return undefined
    const { namespace, account, network } = session
    return { namespace, address: account.address, network }
  }
}

/** The steps after connecting that plugins bring, each with the way to its code. */
export function sessionStepsOf(slots: SlotRegistry, plugins: PluginHost): readonly SessionStepSource[] {
  return slots.entries('session.steps').map(({ plugin, item: { view, step: key } }) => ({
    view,
    load: async (): Promise<SessionStep> => {
      const step = await plugins.load(key)
      return { isNeeded: (context) => plugins.watch(plugin, () => step.isNeeded(context)) }
    },
  }))
}
