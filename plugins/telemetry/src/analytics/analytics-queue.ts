import type { Events, HttpClient, Log } from '@billfold/kernel'
import { unknown } from 'valibot'
import type { Analytics, TelemetryOptions } from '../contract.js'
import { type AnalyticsEvent, type AnalyticsEventNeeds, analyticsEvent } from './analytics-event.js'
import { limits } from './limits.js'

export interface AnalyticsQueueNeeds extends AnalyticsEventNeeds {
  readonly sending: NonNullable<TelemetryOptions['sending']>
  readonly log: Pick<Log, 'debug'>
  /** The service, where the host names one. */
  service(): Pick<HttpClient, 'beacon' | 'post'> | undefined
  /** The visitor and the host have nothing against it. */
  mayTell(): boolean
  /** The host's own switch. */
  isOn(): boolean
  /** The word of the project from afar. Never rejects. */
  isWanted(): Promise<boolean>
}

/** Events that are told even where analytics are off: how many use it, and that it works. */
const always: ReadonlySet<string> = new Set(['INITIALIZE', 'CONNECT_SUCCESS', 'SOCIAL_LOGIN_SUCCESS'])

/** Takes what happens, and hands it to the host's analytics service: together, or each at once. Never throws. */
export class AnalyticsQueue implements Analytics {
  private queue: readonly AnalyticsEvent[] = []
  private size = 0
  /** What came before the project's word did. */
  private held: readonly AnalyticsEvent[] = []
  private isWanted: boolean | undefined = undefined
  private isForbidden = false

  constructor(private readonly needs: AnalyticsQueueNeeds) {}

  get state(): Analytics['state'] {
    if (this.isForbidden) return 'forbidden'
    return this.mayTell() && this.needs.isOn() && this.isWanted !== false ? 'on' : 'off'
  }

  /** Asks whether the project wants to hear anything. Until then what happens is kept back. */
  async start(): Promise<void> {
    if (!this.mayTell()) return
    this.isWanted = await this.needs.isWanted()
    const { held } = this
    this.held = []
    if (this.isWanted) for (const event of held) this.put(event)
  }

  record(recorded: Events['analytics:recorded']): void {
    if (this.isForbidden || !this.mayTell()) return
    if (always.has(recorded.event)) return this.put(analyticsEvent(recorded, this.needs))
    if (!this.needs.isOn() || this.isWanted === false) return
    const event = analyticsEvent(recorded, this.needs)
    if (this.isWanted === true) this.put(event)
    else this.held = [...this.held, event].slice(-limits.held)
  }

  flush(): void {
    const { queue } = this
    const service = this.needs.service()
    if (queue.length === 0 || service === undefined) return
    this.queue = []
    this.size = 0
    // Who took their consent back meanwhile is not told of.
    if (this.needs.mayTell() && !service.beacon('/batch', queue)) this.forbid('The beacon was refused')
  }

  private mayTell(): boolean {
    return this.needs.service() !== undefined && this.needs.mayTell()
  }

  private put(event: AnalyticsEvent): void {
    if (this.isForbidden) return
    if (this.needs.sending === 'single') return this.post(event)
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1
    if (this.size + size > limits.batch) this.flush()
    this.queue = [...this.queue, event]
    this.size += size
  }

  private post(event: AnalyticsEvent): void {
    this.needs
      .service()
      ?.post('/e', { schema: unknown(), body: event })
      .catch((error: unknown) => this.forbid(error))
  }

  private forbid(reason: unknown): void {
    this.isForbidden = true
    this.queue = []
    this.held = []
    this.needs.log.debug('Analytics were not taken, and are not sent any more', reason)
  }
}
