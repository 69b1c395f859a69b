import { Alerts } from '../product/alerts/alerts.js'
import type { ChainNamespace } from '../core/caip/ids.js'
import type { Network } from '../wallets/contract/network.js'
import type { KernelPorts } from '../core/ports.js'
import { ErrorReports } from '../product/errors/error-reports.js'
import { EventBus, type ListenerFailure } from '../core/events/bus.js'
import { FeatureStore } from '../product/features/features.js'
import { Http } from '../core/http/http.js'
import { Log } from '../core/log/log.js'
import type { KernelOptions } from '../product/options/options.js'
import { nodeUrls } from '../product/options/node-urls.js'
import { KernelStorage } from '../core/storage/kernel-storage.js'
import { Toasts } from '../product/toasts/toasts.js'

export interface BaseNeeds {
  readonly ports: KernelPorts
  readonly options: KernelOptions
  readonly onListenerFailure: ListenerFailure
  networksOf(namespace: ChainNamespace): readonly Network[]
}

/** The services that know neither plugins nor chains. */
export interface Base {
  readonly ports: KernelPorts
  readonly options: KernelOptions
  readonly log: Log
  readonly events: EventBus
  readonly storage: KernelStorage
  readonly http: Http
  readonly toasts: Toasts
  readonly alerts: Alerts
  readonly features: FeatureStore
  readonly errorReports: ErrorReports
}

/** Puts together what everything else stands on. */
export function composeBase({ ports, options, onListenerFailure, networksOf }: BaseNeeds): Base {
  const { storagePrefix: prefix, projectId = '', endpoints, sdkType, sdkVersion, debug: isDebug, logLevel } = options
  const log = new Log(ports.log, logLevel)
  const events = new EventBus(onListenerFailure)
  const nodes = (namespace: ChainNamespace): readonly string[] => nodeUrls(networksOf(namespace), options.rpcUrls)
  const http = new Http({ ports, endpoints, projectId, sdkType, sdkVersion, nodes })
  const toasts = new Toasts(ports.clock)
  return {
    ports,
    options,
    log,
    events,
    storage: new KernelStorage({ ports, log, prefix }),
    http,
    toasts,
    alerts: new Alerts({ toasts, log, publish: (name, payload) => events.publish(name, payload), isDebug }),
    features: new FeatureStore({ options, log: ports.log }),
    errorReports: new ErrorReports({ http, clock: ports.clock, device: ports.device, log, uuid: ports.uuid }),
  }
}
