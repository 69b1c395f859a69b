import type { ChainNamespace } from '../core/caip/ids.js'
import type { AccountDetails } from '../wallets/contract/account.js'
import type { WalletEntry } from '../wallets/contract/asset.js'
import type {
  AccountAction,
  AccountSummary,
  AccountTab,
  CloseGuardEntry,
  ConnectMethod,
  FooterItem,
  NameResolverEntry,
  OnrampProviderEntry,
  PayAsset,
  SessionStepEntry,
  WalletSource,
} from './slot-items.js'

/** Tokens and amount that a swap opens with. */
export interface SwapArguments {
  readonly fromToken?: string
  readonly toToken?: string
  readonly amount?: string
}

/** Transfer that sending opens with. */
export interface SendArguments {
  readonly amount: string
  readonly assetAddress: string
  readonly namespace: ChainNamespace
  readonly chainId: number | string
  readonly to: string
}

/** Services where a visitor may log in. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** The account in front as it was last shown: it stands while its wallet is asked anew. */
export interface KeptAccount extends Pick<AccountDetails, 'displayAddress' | 'profileName' | 'profileImage' | 'balance' | 'balanceSymbol'> {
  readonly caipAddress: string
}

/** A wallet that was used on this device. */
export interface RecentWallet {
  readonly id: string
  readonly rdns?: string
}

declare module '../core/open.js' {
  interface Views {
    Connect: undefined
    ConnectWallets: undefined
    AllWallets: undefined
    Account: undefined
    Networks: undefined
    ConnectingExternal: { readonly connectorId: string; readonly namespace: ChainNamespace; readonly wallet?: WalletEntry }
    ConnectingWalletConnect: undefined | { readonly wallet?: WalletEntry }
    ConnectingWalletConnectBasic: undefined
    ConnectingFarcaster: undefined
    EmailLogin: undefined
    ProfileWallets: undefined
    WalletSend: undefined | SendArguments
    Swap: undefined | SwapArguments
    OnRampTokenSelect: undefined
    OnRampFiatSelect: undefined
    OnRampProviders: undefined
    ApproveTransaction: undefined
    SIWXSignMessage: undefined
    DataCapture: undefined | { readonly email?: string }
    UpdateEmailWallet: { readonly email: string; readonly redirectView?: ViewName }
    RegisterAccountName: undefined
    RegisterAccountNameSuccess: undefined
  }

  interface ViewResults {
    WalletSend: { readonly hash: string }
    UpdateEmailWallet: { readonly email: string }
  }

  interface Slots {
    'connect.methods': ConnectMethod
    'wallet.sources': WalletSource
    'account.summary': AccountSummary
    'account.actions': AccountAction
    'account.tabs': AccountTab
    'modal.footer': FooterItem
    'modal.close-guards': CloseGuardEntry
    'session.steps': SessionStepEntry
    'name.resolvers': NameResolverEntry
    'onramp.providers': OnrampProviderEntry
    'pay.assets': PayAsset
  }

  interface Events {
    'modal:opened': { readonly view: ViewName }
    'modal:closed': { readonly view: ViewName }
    'router:moved': { readonly from: ViewName; readonly to: ViewName }
    'alert:raised': { readonly code: string; readonly title: string }
  }

  interface Features {
    email: boolean
    socials: false | readonly SocialProvider[]
    swaps: false | readonly string[]
    onramp: false | readonly string[]
    activity: boolean
    multiWallet: boolean
    emailCapture: false | readonly string[]
    payWithExchange: boolean
    payments: boolean
    reownAuthentication: boolean
    branding: boolean
    receive: boolean
    send: boolean
    analytics: boolean
    allWallets: boolean
    legalCheckbox: boolean
    smartSessions: boolean
    pay: boolean
    collapseWallets: boolean
  }

  interface StoredItems {
    'recent-wallets': readonly RecentWallet[]
    'cache.account': KeptAccount
  }

  interface Endpoints {
    wallet: true
    blockchain: true
    exchange: true
    analytics: true
    errorReports: true
    relay: true
    secureSite: true
    packageRegistry: true
  }
}
