import type { Container } from 'inversify'
import { alertsKey } from '../alerts/alerts.js'
import { chainsKey } from '../chains/chains.js'
import { connectionsKey } from '../chains/connections.js'
import { connectorsKey } from '../chains/connectors.js'
import { networkSwitchKey } from '../chains/network-switch.js'
import { networksKey } from '../chains/networks.js'
import type { Token } from '../contract/token.js'
import { identifierOf } from '../di/token.js'
import { errorReportsKey } from '../errors/error-reports.js'
import { eventsKey } from '../events/bus.js'
import { featuresKey } from '../features/features.js'
import { httpKey } from '../http/http.js'
import type { KernelServices } from './kernel-services.js'
import { logKey } from '../log/log.js'
import { modalKey } from '../modal/modal.js'
import { optionsKey } from '../options/options.js'
import { pluginsKey } from '../plugin/host.js'
import { closeGuardsKey } from '../router/close-guards.js'
import { routerKey } from '../router/router.js'
import { transactionsKey } from '../router/transactions.js'
import { rpcGuardKey } from '../rpc/guard.js'
import { sessionStepsKey } from '../session/steps.js'
import { storageKey } from '../storage/kernel-storage.js'
import { toastsKey } from '../toast/toasts.js'
import { slotsKey } from '../view/slots.js'
import { viewsKey } from '../view/views.js'

/** The key of each service of the kernel. */
const kernelKeys: { readonly [K in keyof KernelServices]: Token<KernelServices[K]> } = {
  alerts: alertsKey,
  chains: chainsKey,
  closeGuards: closeGuardsKey,
  connections: connectionsKey,
  connectors: connectorsKey,
  errorReports: errorReportsKey,
  events: eventsKey,
  features: featuresKey,
  http: httpKey,
  log: logKey,
  modal: modalKey,
  networks: networksKey,
  networkSwitch: networkSwitchKey,
  options: optionsKey,
  plugins: pluginsKey,
  router: routerKey,
  rpc: rpcGuardKey,
  sessionSteps: sessionStepsKey,
  slots: slotsKey,
  storage: storageKey,
  toasts: toastsKey,
  transactions: transactionsKey,
  views: viewsKey,
}

/** Puts the services of a kernel where plugins, and the host, find them by key. Gives these services and nothing else. */
export function bindServices(container: Container, services: KernelServices): KernelServices {
  const keys = Object.entries(kernelKeys) as [keyof KernelServices, Token<unknown>][]
  for (const [name, key] of keys) container.bind(identifierOf(key)).toConstantValue(services[name])
  return Object.fromEntries(keys.map(([name]) => [name, services[name]])) as Partial<KernelServices> as KernelServices
}
