/** Plugins by their packages: the name that each package exports. */
export const pluginCalls: Readonly<Record<string, string>> = {
  eip155: 'eip155',
  solana: 'solana',
  bip122: 'bip122',
  wallets: 'wallets',
  walletconnect: 'walletConnect',
  portfolio: 'portfolio',
  activity: 'activity',
  send: 'send',
  receive: 'receive',
  swap: 'swap',
  auth: 'auth',
  onramp: 'onramp',
  siwx: 'siwx',
  'email-capture': 'emailCapture',
  telemetry: 'telemetry',
}

/** Plugins of the adapters that an app brings, by the names of these. */
export const adapterPlugins: Readonly<Record<string, string>> = {
  WagmiAdapter: 'eip155',
  EthersAdapter: 'eip155',
  Ethers5Adapter: 'eip155',
  SolanaAdapter: 'solana',
  BitcoinAdapter: 'bip122',
}
