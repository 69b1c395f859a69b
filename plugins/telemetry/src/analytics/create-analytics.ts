import type {
  ClockPort,
  Connectors,
  DevicePort,
  EventBus,
  Families,
  FeatureStore,
  Http,
  KernelOptions,
  Log,
  PagePort,
  Router,
} from '@billfold/kernel'
import type { Analytics, TelemetryOptions } from '../contract.js'
import { AnalyticsQueue } from './analytics-queue.js'
import { isWanted } from './is-wanted.js'
import { ViewEvents } from './view-events.js'
import { asksNotToBeTracked } from './wishes.js'

/** The services of the kernel that analytics are made of. */
export interface AnalyticsNeeds {
  readonly clock: ClockPort
  readonly connectors: Connectors
  readonly device: DevicePort
  readonly events: EventBus
  readonly families: Families
  readonly features: FeatureStore
  readonly http: Http
  readonly log: Log
  readonly options: KernelOptions
  readonly page: PagePort | undefined
  readonly router: Router
  readonly uuid: () => string
}

/** Analytics that follow what happens in the modal until they are disposed. */
export function createAnalytics(
  needs: AnalyticsNeeds,
  { consent, sending = 'batched' }: TelemetryOptions,
): Analytics & { dispose(): void } {
  const { events, families, features, http, log, device, options, page } = needs
  const queue = new AnalyticsQueue({
    ...{ clock: needs.clock, device, uuid: needs.uuid, log, sending },
    networkId: () => families.activeNetwork?.caipNetworkId,
    service: () => http.endpoint('analytics'),
    mayTell: () => !asksNotToBeTracked(page) && consent?.() !== false,
    isOn: () => features.isOn('analytics'),
    isWanted: () => isWanted(http, log),
  })
  const views = new ViewEvents(needs)
  const record = (recorded: Parameters<AnalyticsQueue['record']>[0]): void => events.publish('analytics:recorded', recorded)
  const undo = [
    events.on('analytics:recorded', (recorded) => queue.record(recorded)),
    events.on('router:moved', () => {
      const recorded = views.moved()
      if (recorded !== undefined) record(recorded)
    }),
    device.watch((change) => (change === 'hidden' ? queue.flush() : undefined)),
  ]
  record({ event: 'INITIALIZE', properties: { networks: options.networks.map(({ caipNetworkId }) => caipNetworkId) } })
  void queue.start()
  return {
    get state() {
      return queue.state
    },
    flush: () => queue.flush(),
    dispose: () => {
      for (const step of undo) step()
      queue.flush()
    },
  }
}
