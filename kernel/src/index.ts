export type { SentTransaction } from './wallets/contract/sent-transaction.js'
export type { AccountType, Account, AccountDetails, AccountState } from './wallets/contract/account.js'
export type { KnownToken, TokenBalance, TokenFacts, WalletAsset, WalletEntry } from './wallets/contract/asset.js'
export type { ChainNamespace, CaipNetworkId, CaipAddress } from './core/caip/ids.js'
export {
  type NativeBalance,
  type SignInFields,
  type Signature,
  type SignedIn,
  type TransactionRequest,
  type TransactionTrial,
  type TransferRequest,
  type TrialOutcome,
  type ReceiverFacts,
  type TakenTransactions,
  type TakenTransfers,
  type TransferFees,
  type TransferForecast,
  type FollowedTransaction,
  type TransactionState,
  type TokenQuery,
  type ContractCall,
  type AssetQuery,
  type ChainAdapter,
  chainAdapter,
} from './wallets/contract/chain-adapter.js'
export type { SignInAlong, SignInAlongRequest, SignedAlong } from './wallets/contract/sign-in-along.js'
export type { ConnectionInfo, Session, Grant, WalletListener } from './wallets/contract/connection.js'
export { type ConnectorType, connectorIds, type ConnectRequest, type Connector } from './wallets/contract/connector.js'
export { type HostProviderOf, hostProvider } from './wallets/contract/host-provider.js'
export type { NativeCurrency, Network, NetworkState } from './wallets/contract/network.js'
export type { PairingChannel, PairingEvent, PairingProfile } from './wallets/contract/pairing.js'
export type {
  HostProviders,
  Namespaces,
  Views,
  ViewName,
  ViewArguments,
  ViewResults,
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
export type { FamilyAccounts, PreviewedRequest, RequestPreview, ReviewedRequest, RpcMethodLists } from './wallets/open.js'
export type { RecentWallet, SocialProvider } from './product/open.js'
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
  CloseGuard,
  SessionStep,
  SlotLabel,
  NameResolver,
  PayAsset,
} from './product/slot-items.js'
export type { IconName, IconSource, OwnIcon } from './product/icons.js'
export type { Key } from './core/services/key.js'
export type { ViewModule } from './core/views/view-module.js'
export { type ListedWallet, type UnwantedWallet, type WalletList, type WalletListFailure, walletListKey } from './product/wallet-list.js'
export type { PluginId, SlotEntry, Reach, LoadOn, PluginManifest } from './core/plugins/manifest.js'
export type { PluginScope, PluginRuntime } from './core/plugins/runtime.js'
export { type Service, service, maybe } from './core/services/service.js'
export { BillfoldError, isBillfoldError, type ErrorFactory, errorFactory } from './core/errors/billfold-error.js'
export { walletError, isPending, isRefusal, isUnknownNetwork } from './wallets/errors/wallet-refused.js'
export { keyFor } from './core/services/keys.js'
export type { AnyEvent, EventBus } from './core/events/bus.js'
export { KernelStorage } from './core/storage/kernel-storage.js'
export { type StoredItem, storedItem } from './core/storage/stored-item.js'
export type { StoredValue } from './core/storage/stored-value.js'
export { storedItems } from './product/storage/items.js'
export { withRecentWallet } from './product/storage/recent.js'
export { listOf } from './core/validation/list-of.js'
export type { Connectors } from './wallets/state/connectors.js'
export { Router } from './product/router/router.js'
export { coreViews } from './product/router/core-views.js'
export type { RouterEntry } from './product/router/entry.js'
export type { Modal } from './product/modal/modal.js'
export type { OpenRequest } from './product/modal/open-request.js'
export type { Toasts } from './product/toasts/toasts.js'
export type { Toast, ToastRequest, ToastVariant, ToastWords } from './product/toasts/toast.js'
export type { AlertCode } from './product/alerts/alert-texts.js'
export type { Alerts } from './product/alerts/alerts.js'
export { connectionError } from './wallets/errors/connection-errors.js'
export { toMessage } from './core/errors/to-message.js'
export * as userMessages from './core/errors/user-messages.js'
export { Log } from './core/log/log.js'
export { redact, redactText } from './core/log/redact.js'
export { isCaipAddress, parseCaipAddress } from './core/caip/caip-address.js'
export { parseCaipNetworkId } from './core/caip/caip-network-id.js'
export { isCaipNetworkId } from './core/caip/is-caip-network-id.js'
export { productNamespaces } from './core/caip/namespaces.js'
export { connectMethodOrder } from './product/features/connect-method-order.js'
export type { FeatureStore } from './product/features/features.js'
export { defaultOrders } from './product/features/orders.js'
export type { KernelOptions, WalletOptions } from './product/options/options.js'
export type { RpcGuard } from './wallets/rpc/guard.js'
export type { PluginRpc } from './wallets/rpc/rpc-facade.js'
export { type Kernel, createKernel } from './create-kernel.js'
export type { KernelOptionsInput, NetworkInput } from './product/options/options-input.js'
export type { PluginState, PluginStatus } from './core/plugins/registry.js'
export type { OwnedSlotEntry } from './core/views/slot-entries.js'
export type { SlotRegistry } from './core/views/slots.js'
export { type SlotOrders, slotOrders } from './product/slot-orders.js'
export type { FamilyState } from './wallets/state/family-state.js'
export type { ConnectOutcome } from './wallets/state/connecting.js'
export type { RemoteFeatures } from './product/features/remote-features.js'
export { Http } from './core/http/http.js'
export type { HttpClient } from './core/http/client.js'
export type { Families } from './wallets/state/families.js'
export type { Networks } from './wallets/state/networks.js'
export type { NetworkSwitch } from './wallets/state/network-switch.js'
export { kernelKey, kernelKeys } from './kernel-key.js'
// Error codes whose factories stay inside: their contexts are typed wherever the kernel is imported.
export type {} from './product/errors/send-errors.js'
export type {} from './wallets/errors/account-errors.js'
export type {} from './wallets/errors/disconnect-errors.js'
export type {} from './wallets/errors/network-errors.js'
export { certainIdentity, connectorIdentity } from './wallets/state/connector-rows.js'
