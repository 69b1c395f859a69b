import { type Counterparts, type Product, asItIs } from '../product.js'

const here = { rewrite: asItIs }

const options: Counterparts = {
  appName: { to: 'metadata.name', ...here },
  appDescription: { to: 'metadata.description', ...here },
  appUrl: { to: 'metadata.url', ...here },
  appIcon: { to: 'metadata.icons', rewrite: (source) => `[${source}]` },
  walletConnectProjectId: { to: 'projectId', ...here },
  chains: { to: 'networks', ...here },
  transports: { to: 'rpcUrls', note: 'lists of addresses: { "eip155:1": ["https://…"] }' },
  connectors: { to: 'plugins', note: 'one plugin for each family and each way to connect' },
  enableFamily: { note: 'auth() brings login by e-mail, on your own cloud' },
  enableAaveAccount: { note: 'there is none' },
  ssr: { note: 'every entry can be imported on a server' },
  // Properties of the provider.
  mode: { to: 'theme', ...here },
  theme: { note: 'there is one look: colours and corners are variables' },
  customTheme: { to: 'variables', note: 'other names: --billfold-accent, --billfold-card, --billfold-radius-card …' },
  options: { note: 'language is locale; disclaimer is termsUrl and privacyUrl; initialChainId is defaultNetwork' },
  onConnect: { to: "billfold.on('connection:connected', …)" },
  onDisconnect: { to: "billfold.on('connection:disconnected', …)" },
  debugMode: { to: 'debug', ...here },
}

const names: Counterparts = {
  getDefaultConfig: { to: 'createBillfold' },
  getDefaultConnectors: { note: 'plugins bring the ways to connect' },
  ConnectKitProvider: { note: 'hooks take the handle: leave it out' },
  ConnectKitButton: { to: '<BillfoldButton billfold={billfold} />' },
  useModal: { to: 'useModal(billfold)' },
  SIWEProvider: { to: 'siwx()', note: 'the plugin @billfold/siwx' },
  useSIWE: { to: 'useSignIn(billfold)' },
  Avatar: { note: 'avatars are drawn from the address, or come with a name' },
  ChainIcon: { note: 'the modal shows them' },
  useIsMounted: { note: 'hooks can be used on a server' },
}

/** ConnectKit. */
export const connectKit: Product = {
  name: 'ConnectKit',
  packages: ['connectkit'],
  configuredBy: ['getDefaultConfig', 'ConnectKitProvider'],
  options,
  names,
  elements: {},
  plugins: ['eip155', 'wallets', 'walletconnect', 'portfolio'],
}
