export type { ConnectableWallet, Connecting } from './connecting-contract.js'
export { disconnectStore } from './disconnect-store.js'
export type { Disconnecting } from './disconnect-store.js'
export type { ExternalStore } from './external-store.js'
export type { Feature, FeatureActions, FeatureProgress, FeatureState, FeatureValues, MemberKind, Readiness, StateOf } from './feature.js'
export { featureStore } from './feature-store.js'
export type { FeatureHost } from './feature-store.js'
export {
  activityFeature,
  authAccountFeature,
  connectFeature,
  depositsFeature,
  emailCaptureFeature,
  emailLoginFeature,
  nameRegistrationFeature,
  onrampFeature,
  pairingFeature,
  paymentsFeature,
  portfolioFeature,
  receiveFeature,
  sendFeature,
  sessionGrantsFeature,
  signInFeature,
  socialLoginFeature,
  swapFeature,
  walletListFeature,
  walletsFeature,
  watchingFeature,
} from './features.js'
export type { ServiceHost } from './load-bridge.js'
export { partStore } from './part-store.js'
export {
  readAccount,
  readBalance,
  readBillfoldState,
  readConnections,
  readModal,
  readNetwork,
  readProvider,
  readTheme,
  readUpdateEmail,
} from './parts.js'
export type { Balance, EmailUpdate, Given, ModalState, PartSource, ThemeState } from './parts.js'
