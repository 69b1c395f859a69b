/** A part of an app with a modal: a family of chains or a feature, and the code that brings it. */
export interface Part {
  readonly id: string
  readonly label: string
  readonly package: string
  readonly factory: string
  /** The network that the code names, and its name there where the package's own is taken. */
  readonly network?: { readonly name: string; readonly as?: string }
  /** Services that it needs. */
  readonly endpoints?: readonly EndpointName[]
}

export type EndpointName = keyof typeof endpoints

/** Services of a host, as the code writes them. */
export const endpoints = {
  wallet: 'https://cloud.harbour.example',
  blockchain: 'https://cloud.harbour.example',
  relay: 'wss://cloud.harbour.example/relay',
  secureSite: 'https://keys.harbour.example',
} as const

/** Families of chains, by the folder of their plugin. */
export const familyParts: readonly Part[] = [
  { id: 'eip155', label: 'EVM', package: '@billfold/eip155', factory: 'eip155', network: { name: 'mainnet' } },
  { id: 'solana', label: 'Solana', package: '@billfold/solana', factory: 'solana', network: { name: 'solana', as: 'solanaMainnet' } },
  { id: 'bip122', label: 'Bitcoin', package: '@billfold/bip122', factory: 'bip122', network: { name: 'bitcoin' } },
  { id: 'polkadot', label: 'Polkadot', package: '@billfold/polkadot', factory: 'polkadot', network: { name: 'polkadotAssetHub' } },
  { id: 'cosmos', label: 'Cosmos', package: '@billfold/cosmos', factory: 'cosmos', network: { name: 'cosmosHub' } },
  { id: 'sui', label: 'Sui', package: '@billfold/sui', factory: 'sui', network: { name: 'sui', as: 'suiMainnet' } },
  { id: 'stacks', label: 'Stacks', package: '@billfold/stacks', factory: 'stacks', network: { name: 'stacks', as: 'stacksMainnet' } },
]

/** Connectors and features that need no code of the host. */
export const featureParts: readonly Part[] = [
  { id: 'wallets', label: 'Wallet list', package: '@billfold/wallets', factory: 'wallets' },
  { id: 'walletconnect', label: 'Phone wallets', package: '@billfold/walletconnect', factory: 'walletConnect', endpoints: ['relay'] },
  { id: 'auth', label: 'Email and social', package: '@billfold/auth', factory: 'auth', endpoints: ['wallet', 'secureSite'] },
  { id: 'portfolio', label: 'Tokens and NFTs', package: '@billfold/portfolio', factory: 'portfolio', endpoints: ['blockchain'] },
  { id: 'activity', label: 'Activity', package: '@billfold/activity', factory: 'activity', endpoints: ['blockchain'] },
  { id: 'send', label: 'Send', package: '@billfold/send', factory: 'send' },
  { id: 'receive', label: 'Receive', package: '@billfold/receive', factory: 'receive' },
  { id: 'view-only', label: 'Watch an address', package: '@billfold/view-only', factory: 'viewOnly' },
  { id: 'multi-wallet', label: 'Several wallets', package: '@billfold/multi-wallet', factory: 'multiWallet' },
]
