export type { AccountType, Account, AccountUser, ConnectedWalletInfo, AccountDetails, AccountState } from './contract/account.js'
export type { TokenBalance, WalletAsset, WalletEntry } from './contract/asset.js'
export type { ChainNamespace, CaipNetworkId, CaipAddress } from './contract/caip.js'
export {
  type NativeBalance,
  type TransactionRequest,
  type TransferRequest,
  type ContractCall,
  type AssetQuery,
  type ChainAdapter,
  chainAdapter,
} from './contract/chain-adapter.js'
export type { ConnectionStatus, Connection, ConnectionState, WalletSession, WalletGrant, WalletListener } from './contract/connection.js'
export { type ConnectorType, connectorIds, type ConnectRequest, type Connector } from './contract/connector.js'
export { hostProvider } from './contract/host-provider.js'
export type { NativeCurrency, Network, NetworkState } from './contract/network.js'
export type { PairingLine, PairingNews, PairingProfile } from './contract/pairing.js'
export type {
  Namespaces,
  SwapArguments,
  SendArguments,
  Views,
  ViewName,
  ViewArguments,
  ViewResults,
  TaskView,
  Slots,
  SlotName,
  Events,
  EventName,
  Publish,
  SocialProvider,
  Features,
  FeatureKey,
  RecentWallet,
  StoredConnector,
  StoredItems,
  StoredKey,
  Endpoints,
  EndpointName,
  ErrorContexts,
  ErrorCode,
} from './contract/open.js'
export type {
  StoragePort,
  FetchRequest,
  FetchResponse,
  FetchPort,
  ClockPort,
  TabsPort,
  DevicePort,
  ParentPagePort,
  PagePort,
  LogLevel,
  LogPort,
  KernelPorts,
} from './contract/ports.js'
export type {
  ConnectMethod,
  WalletSource,
  AccountAction,
  AccountSummary,
  AccountTab,
  FooterItem,
  CloseAnswer,
  CloseGuard,
  CloseGuardEntry,
  SessionStepContext,
  SessionStep,
  SessionStepEntry,
  RpcMethods,
  NameResolver,
  NameResolverEntry,
  OnrampProviderEntry,
  PayAsset,
} from './contract/slot-items.js'
export type { Token, Provided } from './contract/token.js'
export type { ViewModule } from './contract/view-module.js'
export {
  type ListedWallet,
  type UnwantedWallet,
  type WalletList,
  type WalletListFailure,
  type WalletRetirement,
  walletListKey,
} from './contract/wallet-list.js'
export {
  contractVersion,
  type PluginId,
  type SlotEntry,
  type Reach,
  type LoadOn,
  type FeatureDefinition,
  type PluginManifest,
} from './plugin/manifest.js'
export type { PluginScope, PluginRuntime } from './plugin/runtime.js'
export { type Optional, type Need, type Service, service, maybe } from './di/service.js'
export {
  type ErrorText,
  BillfoldError,
  isBillfoldError,
  type ErrorTexts,
  type ErrorFactory,
  errorFactory,
} from './errors/billfold-error.js'
export { walletError, isPending, isRefusal, isUnknownNetwork } from './errors/wallet-refused.js'
export { tokenFor } from './di/token.js'
export { type AnyEvent, EventBus, type EventListener } from './events/bus.js'
export { KernelStorage } from './storage/kernel-storage.js'
export { type StoredItem, storedItem } from './storage/stored-item.js'
export { StoredValue } from './storage/stored-value.js'
export { storedItems } from './storage/items.js'
export { type CacheItem, type CacheName, caches } from './storage/caches.js'
export { TimedCache } from './storage/timed-cache.js'
export { withRecentEmail, withRecentWallet } from './storage/recent.js'
export { listOf } from './validation/list-of.js'
export { Connectors } from './chains/connectors.js'
export { clockKey, deviceKey, pageKey, uuidKey } from './plugin/port-keys.js'
export { Router } from './router/router.js'
export { coreViews } from './router/core-views.js'
export type { PlainView, RouterEntry, RouterTarget } from './router/entry.js'
export { CloseGuards, type GuardedViews } from './router/close-guards.js'
export { type Transaction, type TransactionOutcome, Transactions } from './router/transactions.js'
export { Modal } from './modal/modal.js'
export type { OpenArguments, OpenRequest } from './modal/open-request.js'
export { Toasts } from './toast/toasts.js'
export type { Toast, ToastRequest, ToastVariant, ToastWords } from './toast/toast.js'
export { type AlertCode, type AlertText, alertTexts } from './alerts/alert-texts.js'
export { Alerts } from './alerts/alerts.js'
export { accountError } from './errors/account-errors.js'
export { connectionError } from './errors/connection-errors.js'
export { disconnectError } from './errors/disconnect-errors.js'
export { networkError } from './errors/network-errors.js'
export { sendError } from './errors/send-errors.js'
export { siwxError } from './errors/siwx-errors.js'
export { ErrorReports } from './errors/error-reports.js'
export { toMessage } from './errors/to-message.js'
export * as userMessages from './errors/user-messages.js'
export { Log } from './log/log.js'
export { type CaipAddressParts, isCaipAddress, parseCaipAddress, plainAddress, toCaipAddress } from './caip/caip-address.js'
export { type CaipNetworkIdParts, isCaipNetworkId, parseCaipNetworkId, toCaipNetworkId } from './caip/caip-network-id.js'
export { type IsKnownNamespace, isProductNamespace, knownNamespaces, productNamespaces } from './caip/namespaces.js'
export { connectMethodOrder } from './features/connect-method-order.js'
export { FeatureStore } from './features/features.js'
export { type Orders, defaultOrders } from './features/orders.js'
export type { FeatureSource } from './features/resolve.js'
export {
  type AppMetadata,
  type EndpointUrls,
  type FeatureSettings,
  type ImageOptions,
  type KernelOptions,
  type OrderOptions,
  type TokenOption,
  type WalletOptions,
} from './options/options.js'
export { type OptionProblem, type ReadOptions, type ReadOptionsContext, readOptions } from './options/read-options.js'
export { RpcGuard } from './rpc/guard.js'
export type { RpcClass } from './rpc/policy.js'
export { type Kernel, createKernel } from './kernel.js'
export type { KernelServices } from './compose/kernel-services.js'
export type { KernelOptionsInput, NetworkInput } from './options/options-input.js'
export { PluginHost } from './plugin/host.js'
export type { PluginState, PluginStatus } from './plugin/plugin-status.js'
export { type OwnedSlotEntry, SlotRegistry } from './view/slots.js'
export { slotOrders } from './view/slot-orders.js'
export { ViewRegistry } from './view/views.js'
export type { Chain } from './chains/chain.js'
export type { ConnectOutcome } from './chains/connect-outcome.js'
export type { RemoteFeature, RemoteFeatures } from './features/remote-features.js'
export { Http } from './http/http.js'
export { type HttpCall, HttpClient, type HttpGet, type HttpJsonCall, type HttpWrite } from './http/client.js'
export { jsonContent } from './http/json-content.js'
export { latestWins } from './http/latest-wins.js'
export { Chains } from './chains/chains.js'
export { Connections, type ConnectionRef, type ListedConnection, type SwitchConnectionOptions } from './chains/connections.js'
export type { ConnectOptions } from './chains/connecting.js'
export type { ConnectorRow } from './chains/connector-rows.js'
export type { DisconnectRequest } from './chains/disconnecting.js'
export { Networks } from './chains/networks.js'
export { NetworkSwitch, type SwitchOptions, type SwitchOutcome } from './chains/network-switch.js'
export { SessionSteps } from './session/steps.js'
export {
  alertsKey,
  chainsKey,
  closeGuardsKey,
  connectionsKey,
  connectorsKey,
  errorReportsKey,
  eventsKey,
  featuresKey,
  httpKey,
  logKey,
  modalKey,
  networksKey,
  networkSwitchKey,
  optionsKey,
  pluginsKey,
  routerKey,
  rpcGuardKey,
  sessionStepsKey,
  slotsKey,
  storageKey,
  toastsKey,
  transactionsKey,
  viewsKey,
} from './compose/kernel-keys.js'
