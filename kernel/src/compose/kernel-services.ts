import type { Alerts } from '../product/alerts/alerts.js'
import type { Families } from '../wallets/state/families.js'
import type { Connections } from '../wallets/state/connections.js'
import type { Connectors } from '../wallets/state/connectors.js'
import type { NetworkSwitch } from '../wallets/state/network-switch.js'
import type { Networks } from '../wallets/state/networks.js'
import type { ErrorReports } from '../product/errors/error-reports.js'
import type { EventBus } from '../core/events/bus.js'
import type { FeatureStore } from '../product/features/features.js'
import type { Http } from '../core/http/http.js'
import type { Log } from '../core/log/log.js'
import type { Modal } from '../product/modal/modal.js'
import type { KernelOptions } from '../product/options/options.js'
import type { PluginHost } from '../core/plugins/host.js'
import type { CloseGuards } from '../product/router/close-guards.js'
import type { Router } from '../product/router/router.js'
import type { Transactions } from '../product/router/transactions.js'
import type { RpcGuard } from '../wallets/rpc/guard.js'
import type { SessionSteps } from '../product/session/steps.js'
import type { KernelStorage } from '../core/storage/kernel-storage.js'
import type { Toasts } from '../product/toasts/toasts.js'
import type { SlotRegistry } from '../core/views/slots.js'
import type { ViewRegistry } from '../core/views/views.js'

/** Everything that a shell, a host or a plugin works with. */
export interface KernelServices {
  readonly alerts: Alerts
  readonly families: Families
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
