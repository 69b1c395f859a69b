/**
 * The keys of the kernel's own services, apart from what they stand for: who names a service does not bring its code, and a bundler
 * makes no file of what a plugin and the kernel would share.
 */
import type { Token } from '../core/services/token.js'
import type { KernelServices } from './kernel-services.js'

type Key<S extends keyof KernelServices> = Token<KernelServices[S]>

/** The alerts of a kernel. */
export const alertsKey = 'kernel.alerts' as Key<'alerts'>

/** The chain families of a kernel. */
export const chainsKey = 'kernel.chains' as Key<'chains'>

/** Who may keep the modal open. */
export const closeGuardsKey = 'kernel.close-guards' as Key<'closeGuards'>

/** The wallets that are connected. */
export const connectionsKey = 'kernel.connections' as Key<'connections'>

/** The ways to reach wallets. */
export const connectorsKey = 'kernel.connectors' as Key<'connectors'>

/** The error reports of a kernel. */
export const errorReportsKey = 'kernel.error-reports' as Key<'errorReports'>

/** What happened. */
export const eventsKey = 'kernel.events' as Key<'events'>

/** The switches of the product, resolved. */
export const featuresKey = 'kernel.features' as Key<'features'>

/** The services and nodes that the host names. */
export const httpKey = 'kernel.http' as Key<'http'>

/** What developers read. */
export const logKey = 'kernel.log' as Key<'log'>

/** The modal of a kernel. */
export const modalKey = 'kernel.modal' as Key<'modal'>

/** The networks of a kernel. */
export const networksKey = 'kernel.networks' as Key<'networks'>

/** Moves families from network to network. */
export const networkSwitchKey = 'kernel.network-switch' as Key<'networkSwitch'>

/** What the host configured. */
export const optionsKey = 'kernel.options' as Key<'options'>

/** The plugins of a kernel. */
export const pluginsKey = 'kernel.plugins' as Key<'plugins'>

/** The stack of views. */
export const routerKey = 'kernel.router' as Key<'router'>

/** Decides which wallet RPC methods may be sent. */
export const rpcGuardKey = 'kernel.rpc' as Key<'rpc'>

/** The steps after connecting. */
export const sessionStepsKey = 'kernel.session-steps' as Key<'sessionSteps'>

/** What stands in each place. */
export const slotsKey = 'kernel.slots' as Key<'slots'>

/** What is stored, item by item. */
export const storageKey = 'kernel.storage' as Key<'storage'>

/** One message at a time. */
export const toastsKey = 'kernel.toasts' as Key<'toasts'>

/** The stack of transactions. */
export const transactionsKey = 'kernel.transactions' as Key<'transactions'>

/** Which plugin serves a view. */
export const viewsKey = 'kernel.views' as Key<'views'>
