export type { AccountType, Account, AccountUser, ConnectedWalletInfo, AccountDetails, AccountState } from './wallets/contract/account.js'
export type { KnownToken, TokenBalance, TokenFacts, WalletAsset, WalletEntry } from './wallets/contract/asset.js'
export type { ChainNamespace, CaipNetworkId, CaipAddress } from './core/caip/ids.js'
export {
  type NativeBalance,
  type TransactionRequest,
  type TransferRequest,
  type ContractCall,
  type AssetQuery,
  type ChainAdapter,
  chainAdapter,
} from './wallets/contract/chain-adapter.js'
export type { ConnectionStatus, ConnectionInfo, ConnectionState, Session, Grant, WalletListener } from './wallets/contract/connection.js'
export { type ConnectorType, connectorIds, type ConnectRequest, type Connector } from './wallets/contract/connector.js'
export { hostProvider } from './wallets/contract/host-provider.js'
export type { NativeCurrency, Network, NetworkState } from './wallets/contract/network.js'
export type { PairingChannel, PairingEvent, PairingProfile } from './wallets/contract/pairing.js'
export type {
  Namespaces,
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
  Features,
  FeatureKey,
  StoredItems,
  StoredKey,
  Endpoints,
  EndpointName,
  ErrorContexts,
  ErrorCode,
} from './core/open.js'
export type { FamilyAccounts, LedgerEntry, RpcMethodLists, RpcMethods } from './wallets/open.js'
export type { RecentWallet, SendArguments, SocialProvider, SwapArguments } from './product/open.js'
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
} from './core/ports.js'
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
  NameResolver,
  NameResolverEntry,
  OnrampProviderEntry,
  PayAsset,
} from './product/slot-items.js'
export type { Key, Provided } from './core/services/key.js'
export type { ViewModule } from './core/views/view-module.js'
export {
  type ListedWallet,
  type UnwantedWallet,
  type WalletList,
  type WalletListFailure,
  type WalletRetirement,
  walletListKey,
} from './product/wallet-list.js'
export {
  contractVersion,
  type PluginId,
  type SlotEntry,
  type Reach,
  type LoadOn,
  type FeatureDefinition,
  type PluginManifest,
} from './core/plugins/manifest.js'
export type { PluginScope, PluginRuntime } from './core/plugins/runtime.js'
export { type Optional, type Need, type Service, service, maybe } from './core/services/service.js'
export {
  type ErrorText,
  BillfoldError,
  isBillfoldError,
  type ErrorTexts,
  type ErrorFactory,
  errorFactory,
} from './core/errors/billfold-error.js'
export { walletError, isPending, isRefusal, isUnknownNetwork } from './wallets/errors/wallet-refused.js'
export { keyFor } from './core/services/keys.js'
export { type AnyEvent, EventBus, type EventListener } from './core/events/bus.js'
export { KernelStorage } from './core/storage/kernel-storage.js'
export { type StoredItem, storedItem } from './core/storage/stored-item.js'
export { StoredValue } from './core/storage/stored-value.js'
export { storedItems } from './product/storage/items.js'
export { withRecentEmail, withRecentWallet } from './product/storage/recent.js'
export { listOf } from './core/validation/list-of.js'
export { Connectors } from './wallets/state/connectors.js'
export { Router } from './product/router/router.js'
export { coreViews } from './product/router/core-views.js'
export type { PlainView, RouterEntry, RouterTarget } from './product/router/entry.js'
export { CloseGuards, type GuardedViews } from './product/router/close-guards.js'
export { type Transaction, type TransactionOutcome, Transactions } from './product/router/transactions.js'
export { Modal } from './product/modal/modal.js'
export type { OpenArguments, OpenRequest } from './product/modal/open-request.js'
export { Toasts } from './product/toasts/toasts.js'
export type { Toast, ToastRequest, ToastVariant, ToastWords } from './product/toasts/toast.js'
export { type AlertCode, type AlertText, alertTexts } from './product/alerts/alert-texts.js'
export { Alerts } from './product/alerts/alerts.js'
export { accountError } from './wallets/errors/account-errors.js'
export { connectionError } from './wallets/errors/connection-errors.js'
export { disconnectError } from './wallets/errors/disconnect-errors.js'
export { networkError } from './wallets/errors/network-errors.js'
export { sendError } from './product/errors/send-errors.js'
export { siwxError } from './product/errors/siwx-errors.js'
export { toMessage } from './core/errors/to-message.js'
export * as userMessages from './core/errors/user-messages.js'
export { Log } from './core/log/log.js'
export { redact, redactText } from './core/log/redact.js'
export { type CaipAddressParts, isCaipAddress, parseCaipAddress, plainAddress, toCaipAddress } from './core/caip/caip-address.js'
export { type CaipNetworkIdParts, isCaipNetworkId, parseCaipNetworkId, toCaipNetworkId } from './core/caip/caip-network-id.js'
export { type IsKnownNamespace, isProductNamespace, knownNamespaces, productNamespaces } from './core/caip/namespaces.js'
export { connectMethodOrder } from './product/features/connect-method-order.js'
export { FeatureStore } from './product/features/features.js'
export { type Orders, defaultOrders } from './product/features/orders.js'
export type { FeatureSource } from './product/features/resolve.js'
export {
  type AppMetadata,
  type EndpointUrls,
  type FeatureSettings,
  type ImageOptions,
  type KernelOptions,
  type OrderOptions,
  type TokenOption,
  type WalletOptions,
} from './product/options/options.js'
export { type OptionProblem, type ReadOptions, type ReadOptionsContext, readOptions } from './product/options/read-options.js'
export { RpcGuard } from './wallets/rpc/guard.js'
export type { RpcClass } from './wallets/rpc/policy.js'
export { type Kernel, type KernelServices, createKernel } from './create-kernel.js'
export type { KernelOptionsInput, NetworkInput } from './product/options/options-input.js'
export { PluginHost } from './core/plugins/plugin-host.js'
export type { PluginState, PluginStatus } from './core/plugins/registry.js'
export { type OwnedSlotEntry, SlotRegistry } from './core/views/slots.js'
export { slotOrders } from './product/slot-orders.js'
export { ViewRegistry } from './core/views/views.js'
export type { FamilyState } from './wallets/state/family-state.js'
export type { ConnectOutcome } from './wallets/state/connect-outcome.js'
export type { RemoteFeature, RemoteFeatures } from './product/features/remote-features.js'
export { Http } from './core/http/http.js'
export { type HttpCall, HttpClient, type HttpGet, type HttpJsonCall, type HttpWrite } from './core/http/client.js'
export { jsonContent } from './core/http/json-content.js'
export { latestWins } from './core/http/latest-wins.js'
export { Families } from './wallets/state/families.js'
export { Connections, type ConnectionRef, type ListedConnection, type SwitchConnectionOptions } from './wallets/state/connections.js'
export type { ConnectOptions } from './wallets/state/connecting.js'
export type { ConnectorRow } from './wallets/state/connector-rows.js'
export type { DisconnectRequest } from './wallets/engine/disconnecting.js'
export { Networks } from './wallets/state/networks.js'
export { NetworkSwitch, type SwitchOptions, type SwitchOutcome } from './wallets/state/network-switch.js'
export { SessionSteps } from './product/session/steps.js'
export { type KernelProvisions, kernelKey } from './kernel-key.js'
