import { type Counterparts, type Product, asItIs } from '../product.js'
import { pluginsOfFeatures, readFeatures } from './features.js'
import { themeVariables } from './theme-variables.js'

const here = { rewrite: asItIs }

const options: Counterparts = {
  projectId: { to: 'projectId', ...here },
  networks: { to: 'networks', ...here },
  defaultNetwork: { to: 'defaultNetwork', ...here },
  metadata: { to: 'metadata', ...here },
  adapters: { to: 'plugins', note: 'one plugin for each family, without a second library' },
  features: { to: 'features', rewrite: readFeatures, plugins: pluginsOfFeatures },
  themeMode: { to: 'theme', ...here },
  themeVariables: { to: 'variables', rewrite: (source) => themeVariables(source, appKitVariables) },
  allWallets: { to: 'features.allWallets', note: "'ONLY_MOBILE' has no counterpart", rewrite: (source) => String(!/HIDE/.test(source)) },
  featuredWalletIds: { to: 'wallets.featured', ...here },
  includeWalletIds: { to: 'wallets.include', ...here },
  excludeWalletIds: { to: 'wallets.exclude', ...here },
  customWallets: { to: 'wallets.custom', note: 'fields have other names: see the README of @billfold/wallets' },
  tokens: { to: 'tokens', ...here },
  customRpcUrls: { to: 'rpcUrls', note: 'lists of addresses: { "eip155:1": ["https://…"] }' },
  chainImages: { to: 'images.networks', ...here },
  connectorImages: { to: 'images.connectors', ...here },
  termsConditionsUrl: { to: 'termsUrl', ...here },
  privacyPolicyUrl: { to: 'privacyUrl', ...here },
  siwx: { to: 'siwx', ...here, plugins: () => ['siwx'] },
  siweConfig: { to: 'siweConfig', ...here, plugins: () => ['siwx'] },
  debug: { to: 'debug', ...here },
  allowUnsupportedChain: { to: 'allowUnsupportedNetwork', ...here },
  enableNetworkSwitch: { to: 'networkSwitch', ...here },
  enableReconnect: { to: 'reconnect', ...here },
  enableWalletConnect: { note: 'pairing is the plugin walletConnect(): leave it out' },
  enableInjected: { note: 'eip155({ discovery: false }) looks for no wallet of the browser' },
  enableEIP6963: { note: 'eip155({ discovery: false }) looks for no wallet of the browser' },
  enableCoinbase: { note: 'the plugin coinbase() brings it' },
  coinbasePreference: { note: 'coinbase({ preference }), with the same values' },
  enableEmbedded: { to: 'isEmbedded', ...here, note: 'the modal stands in <billfold-modal>' },
  manualWCControl: { to: 'manualPairing', ...here },
  universalProvider: { note: 'walletConnect() makes its own' },
  defaultAccountTypes: { to: 'defaultAccountTypes', ...here },
  basic: { to: 'basic', ...here },
}

const names: Counterparts = {
  createAppKit: { to: 'createBillfold' },
  useAppKit: { to: 'useModal(billfold)' },
  useAppKitAccount: { to: 'useAccount(billfold, namespace)' },
  useAppKitNetwork: { to: 'useNetwork(billfold)' },
  useAppKitProvider: { to: 'useProvider(billfold, namespace)' },
  useAppKitState: { to: 'useBillfold(billfold)' },
  useAppKitTheme: { to: 'billfold.setTheme(…)' },
  useAppKitEvents: { to: 'useBillfoldEvent(billfold, name, listener)' },
  useAppKitBalance: { to: 'useAccount(billfold).balance' },
  useDisconnect: { to: 'useDisconnect(billfold)' },
  useWalletInfo: { to: 'useAccount(billfold).wallet' },
  WagmiAdapter: { to: 'eip155()', note: 'an app that stays on wagmi takes the connector of @billfold/wagmi' },
  EthersAdapter: { to: 'eip155()', note: 'a BrowserProvider of ethers takes what billfold.getProvider("eip155") gives' },
  Ethers5Adapter: { to: 'eip155()' },
  SolanaAdapter: { to: 'solana()' },
  BitcoinAdapter: { to: 'bip122()' },
}

const elements: Counterparts = {
  'appkit-button': { to: '<billfold-button>' },
  'appkit-connect-button': { to: '<billfold-button>' },
  'appkit-account-button': { to: '<billfold-account-button>' },
  'appkit-network-button': { to: '<billfold-network-button>' },
  'appkit-modal': { to: '<billfold-modal>' },
  'w3m-button': { to: '<billfold-button>' },
  'w3m-account-button': { to: '<billfold-account-button>' },
  'w3m-network-button': { to: '<billfold-network-button>' },
}

const appKitVariables: Readonly<Record<string, string>> = {
  '--w3m-accent': '--billfold-accent',
  '--apkt-accent': '--billfold-accent',
  '--w3m-font-family': '--billfold-font',
  '--apkt-font-family': '--billfold-font',
  '--w3m-border-radius-master': '--billfold-radius-card',
  '--apkt-border-radius-master': '--billfold-radius-card',
}

/** AppKit, and Web3Modal before it. */
export const appKit: Product = {
  name: 'AppKit',
  packages: ['@reown/appkit', '@web3modal'],
  configuredBy: ['createAppKit', 'createWeb3Modal'],
  options,
  names,
  elements,
  plugins: ['wallets', 'walletconnect', 'portfolio'],
}
