export {
  type BrowserWalletList,
  type BrowserWalletSearch,
  type DiscoveryMoment,
  type WalletDiscovery,
  discoverWallets,
} from './discover-wallets.js'
export { type NetworkDefinition, type NetworkFamily, defineNetwork } from './define-network.js'
export { parseExactly } from './exact-json.js'
export { type AccountRules, readAccountList } from './account-list.js'
export { askPaired } from './ask-paired.js'
export { callOf, fieldOf, wrappings } from '../src/core/foreign.js'
export {
  type AskOptions,
  type LimitedSignal,
  type TimeLimit,
  type WalletRequest,
  type MayAsk,
  askWallet,
  requestByRpc,
  requestWallet,
  timeLimit,
} from './ask-wallet.js'
export {
  type FailedCall,
  type FailureMeaning,
  type FailureTable,
  type WalletFailureCode,
  commonFailures,
  readFailure,
  walletFailure,
  wordedFailures,
} from './failures.js'
export { checkAmount, invalidRequest, needAnswer, needNetwork, needSession, withAccount, wrongAnswer } from './operation-checks.js'
export { type OperationFailureCode, operationFailure } from './operation-failures.js'
export type { WalletCall } from '../src/wallets/errors/wallet-refused.js'
export { type WalletWords, readWalletWords } from './wallet-words.js'
export type { WalletMethod } from './wallet-method.js'
export { formatAmount, parseAmount } from './amounts.js'
export { type ConnectByModalNeeds, connectByModal } from './connect-by-modal.js'
export { BrowserWallets, type BrowserWalletsNeeds, type ListedWallet, type WalletKnowledge, type WalletShelf } from './browser-wallets.js'
export { isSameBytes, readBytes, readEncoded } from './bytes.js'
export { type ConnectorFamily, WalletConnector, walletLimits } from './connector.js'
export type { ListedConnector, WalletFacts } from './wallet-facts.js'
export type { WalletSearch } from './wallet-search.js'
export {
  type Family,
  type FamilyIdentity,
  type FamilyParts,
  type HostProviderParts,
  type OperationName,
  type Operations,
  defineFamily,
} from './define-family.js'
export { type Announcement, eip6963, readAnnouncement } from './eip6963.js'
export type { FamilyOptions } from './family-manifest.js'
export { familyPlugin } from './family-plugin.js'
export type { SignAlong, SignedByAccount } from './sign-along.js'
export { type FamilyShelfNeeds, familyShelf } from './family-shelf.js'
export { type HeldToken, tokenBalances, worthAsking } from './held-tokens.js'
export { heldMethod, holdMethods } from './held-methods.js'
export { itemsOf, textsOf } from './foreign-list.js'
export { nativeBalance, writeAmount } from './native-amounts.js'
export { noEvents } from './no-events.js'
export { type NoteSentNeeds, type Sent, noteSent } from './note-sent.js'
export { ConnectingProvider } from './connecting-provider.js'
export { type HostListener, LastingProvider, sessionAddresses } from './lasting-provider.js'
export { type FailureOutcome, failureOutcome } from './failure-outcome.js'
export { type HashLookup, followByHash } from './follow-by-hash.js'
export { mayHaveBeenSent } from './unknown-outcome.js'
export { type TransferRules, type WantedTransfer, readTransfer } from './read-transfer.js'
export { type ReceiverFamily, checkReceiver } from './receiver.js'
export { recover } from './recover.js'
export { type Submission, refused, submitOnce } from './submit-once.js'
export { type TransferFailureCode, transferError } from './transfer-errors.js'
export { type Patience, untilKnown } from './until-known.js'
export { frozenCopy } from './frozen-copy.js'
export { type LateCode, lateCode } from './late-code.js'
export { listenTo } from './listen-to.js'
export { listenToWallet } from './listen-to-wallet.js'
export { undoAll } from './undo-all.js'
export { type UntilClosedOptions, untilClosed } from './until-closed.js'
export { type WalletAsk, type WalletDriver, type WalletEvents, walletAsk } from './wallet-driver.js'
export type { FinderPorts, FoundWallet, RunningFinder, WalletFinder } from './wallet-finder.js'
export { WalletInbox, type WalletInboxOptions, inboxLimits } from './wallet-inbox.js'
export { PairedWallet, pairedBy, sessionWallet } from './session-wallets.js'
export { StandardWallet } from './wallet-standard/standard-wallet.js'
export { type StandardAccount, type StandardAccountRules, readStandardAccounts } from './wallet-standard/accounts.js'
export { type HostAccount, type StandardHostOptions, StandardHostProvider } from './wallet-standard/standard-host-provider.js'
export { type FeatureName, featureOf, onChange } from './wallet-standard/features.js'
export { type StandardPlace, type StandardRequestRules, StandardRequests } from './wallet-standard/standard-requests.js'
export { type WalletStandardOptions, readStandardWallet, standardDriver, walletStandard } from './wallet-standard/wallet-standard.js'
export { type WalletWindow, type WindowFinderOptions, objectAt, windowFinder } from './window-finder.js'
export { type WindowKey, type WindowList, type WindowMap, type WindowPlace, type WindowPrefix, windowWallets } from './window-wallets.js'
export { nodeError } from './nodes/errors.js'
export type { NodeCall } from './nodes/json-rpc.js'
export type { NodeProtocol } from './nodes/node-protocol.js'
export { Nodes, type NodesNeeds } from './nodes/nodes.js'
export { isBillfoldError } from '../src/core/errors/billfold-error.js'
export { connectorIds } from '../src/wallets/contract/connector.js'
