import { type Counterparts, type Product, asItIs } from '../product.js'

const here = { rewrite: asItIs }

const options: Counterparts = {
  appName: { to: 'metadata.name', ...here },
  appDescription: { to: 'metadata.description', ...here },
  appUrl: { to: 'metadata.url', ...here },
  appIcon: { to: 'metadata.icons', rewrite: (source) => `[${source}]` },
  projectId: { to: 'projectId', ...here },
  chains: { to: 'networks', ...here },
  wallets: { to: 'wallets', note: 'featured, include, exclude and custom, by id, rdns or name' },
  transports: { to: 'rpcUrls', note: 'lists of addresses: { "eip155:1": ["https://…"] }' },
  ssr: { note: 'every entry can be imported on a server' },
  storage: { to: 'storagePrefix', note: 'the handle stores by itself' },
  batch: { note: 'reads are gathered by themselves' },
  multiInjectedProviderDiscovery: { note: 'eip155({ discovery: false }) looks for no wallet of the browser' },
  pollingInterval: { note: 'balances are read when they may have changed' },
  // Properties of the provider.
  theme: { to: 'theme', rewrite: (source) => (/dark|midnight/i.test(source) ? "'dark'" : /light/i.test(source) ? "'light'" : undefined) },
  initialChain: { to: 'defaultNetwork', ...here },
  locale: { to: 'locale', ...here },
  appInfo: { to: 'metadata', note: 'appName is metadata.name, learnMoreUrl has no counterpart' },
  coolMode: { note: 'there is none' },
  modalSize: { note: 'the modal has one size' },
  avatar: { note: 'avatars are drawn from the address, or come with a name' },
  showRecentTransactions: { note: 'the plugin activity() shows them' },
  id: { to: 'storagePrefix', note: 'keeps two handles of one page apart' },
}

const names: Counterparts = {
  getDefaultConfig: { to: 'createBillfold' },
  RainbowKitProvider: { note: 'hooks take the handle: leave it out' },
  ConnectButton: { to: '<BillfoldButton billfold={billfold} />' },
  useConnectModal: { to: 'billfold.open()' },
  useAccountModal: { to: "billfold.open({ view: 'Account' })" },
  useChainModal: { to: "billfold.open({ view: 'Networks' })" },
  useAddRecentTransaction: { note: 'what a wallet sent is listed by itself' },
  darkTheme: { to: "theme: 'dark'", note: 'accentColor is variables["--billfold-accent"]' },
  lightTheme: { to: "theme: 'light'", note: 'accentColor is variables["--billfold-accent"]' },
  midnightTheme: { to: "theme: 'dark'" },
  connectorsForWallets: { to: 'wallets' },
  RainbowKitAuthenticationProvider: { to: 'siwx()', note: 'the plugin @billfold/siwx' },
  createAuthenticationAdapter: { to: 'siwx()', note: 'the plugin @billfold/siwx' },
}

/** RainbowKit. */
export const rainbowKit: Product = {
  name: 'RainbowKit',
  packages: ['@rainbow-me/rainbowkit'],
  configuredBy: ['getDefaultConfig', 'RainbowKitProvider'],
  options,
  names,
  elements: {},
  plugins: ['eip155', 'wallets', 'walletconnect', 'portfolio'],
}
