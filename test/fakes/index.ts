export { type ExoticValue, exoticValues } from './exotic-values.js'
export { type ChainAbility, type FakeChainAdapterOptions, fakeChainAdapter } from './fake-chain-adapter.js'
export { type FakeClock, type FakeClockOptions, fakeClock, settled } from './fake-clock.js'
export { fakeChain } from './fake-chain.js'
export { type ConnectedPage, type ConnectedPageOptions, connectedPage } from './connected-page.js'
export { type FakeConnector, type FakeConnectorOptions, type FakeGrant, fakeConnector } from './fake-connector.js'
export { type FakeDevice, type FakeDeviceOptions, fakeDevice } from './fake-device.js'
export { type FakeAnswer, type FakeFetch, type FakeFetchOptions, type FakeRequest, fakeFetch } from './fake-fetch.js'
export { type FakeEvmProvider, fakeEvmProvider } from './fake-evm-provider.js'
export { type FakeLog, type FakeLogLine, fakeLog } from './fake-log.js'
export { type FakeNetworkOptions, fakeNetwork } from './fake-network.js'
export { type FakePairing, type FakePairingOptions, type PairedRequest, fakePairing } from './fake-pairing.js'
export { type FakePage, type FakePageOptions, fakePage } from './fake-page.js'
export { type FakeBeacon, type FakePorts, type FakePortsOverrides, type Leaks, fakePorts, noLeaks } from './fake-ports.js'
export { type AskPerson, type FakeStandardOptions, fakeStandardWallet, registerStandardWallet } from './fake-standard-wallet.js'
export { type FakeStorage, type FakeStorageFaults, type FakeStorageOptions, fakeStorage } from './fake-storage.js'
export { type FakeTabs, fakeTabs } from './fake-tabs.js'
export {
  type FakeWallet,
  type FakeWalletCall,
  type FakeWalletEvents,
  type FakeWalletFaults,
  type FakeWalletOptions,
  type FakeWalletProvider,
  type WalletBehavior,
  fakeWallet,
  sentHash,
  walletFailures,
} from './fake-wallet.js'
export { fakeWalletSource } from './fake-wallet-source.js'
export { type LiveStandardPage, type LiveStandardPageOptions, liveStandardPage } from './live-page.js'
export { type FakeReply, type NetworkFault, networkFaults } from './network-faults.js'
