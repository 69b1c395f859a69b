import type { Alerts } from '../alerts/alerts.js'
import type { Chains } from '../chains/chains.js'
import type { Connections } from '../chains/connections.js'
import type { Connectors } from '../chains/connectors.js'
import type { NetworkSwitch } from '../chains/network-switch.js'
import type { Networks } from '../chains/networks.js'
import type { ErrorReports } from '../errors/error-reports.js'
import type { EventBus } from '../events/bus.js'
import type { FeatureStore } from '../features/features.js'
import type { Http } from '../http/http.js'
import type { Log } from '../log/log.js'
import type { Modal } from '../modal/modal.js'
import type { KernelOptions } from '../options/options.js'
import type { PluginHost } from '../plugin/host.js'
import type { CloseGuards } from '../router/close-guards.js'
import type { Router } from '../router/router.js'
import type { Transactions } from '../router/transactions.js'
import type { RpcGuard } from '../rpc/guard.js'
import type { SessionSteps } from '../session/steps.js'
import type { KernelStorage } from '../storage/kernel-storage.js'
import type { Toasts } from '../toast/toasts.js'
import type { SlotRegistry } from '../view/slots.js'
import type { ViewRegistry } from '../view/views.js'

/** Everything that a shell, a host or a plugin works with. */
export interface KernelServices {
  readonly alerts: Alerts
  readonly chains: Chains
  readonly closeGuards: CloseGuards
  readonly connections: Connections
  readonly connectors: Connectors
  readonly errorReports: ErrorReports
  readonly events: EventBus
  readonly features: FeatureStore
  readonly http: Http
  readonly log: Log
  readonly modal: Modal
  readonly networks: Networks
  readonly networkSwitch: NetworkSwitch
  readonly options: KernelOptions
  readonly plugins: PluginHost
  readonly router: Router
  readonly rpc: RpcGuard
  readonly sessionSteps: SessionSteps
  readonly slots: SlotRegistry
  readonly storage: KernelStorage
  readonly toasts: Toasts
  readonly transactions: Transactions
  readonly views: ViewRegistry
}
