import type { SocialProvider } from '../open.js'
import type { ConnectMethod, WalletSource } from '../slot-items.js'

/** Orders in which the views show things. An order never hides: what it does not name follows in the default order. */
export interface Orders {
  readonly socials: readonly SocialProvider[]
  readonly walletFeatures: readonly ('onramp' | 'swaps' | 'receive' | 'send')[]
  readonly connectorTypes: readonly WalletSource['kind'][]
  readonly connectMethods: readonly ConnectMethod['kind'][]
}

/** The orders that hold until the host gives its own. */
export const defaultOrders: Orders = {
  socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
  walletFeatures: ['onramp', 'swaps', 'receive', 'send'],
  connectorTypes: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
  connectMethods: ['email', 'social', 'wallet'],
}
