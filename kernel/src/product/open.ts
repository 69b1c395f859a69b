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
  SignInAlongEntry,
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

/** The token that sending begins with. */
export interface SendStart {
  /** Contract or mint without its network; empty for the network's own coin. */
  readonly token: string
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
    /** Every way to connect, as the host ordered them. */
    Connect: undefined
    /** The wallets alone, where the first view shows other ways before them. */
    ConnectWallets: undefined
    /** Every wallet that is known, with search. */
    AllWallets: undefined
    /** Who is connected: balance, tabs, actions, the way out. */
    Account: undefined
    /** The networks of the app, to choose from. */
    Networks: undefined
    /** The wait for a wallet of this browser. */
    ConnectingExternal: { readonly connectorId: string; readonly namespace: ChainNamespace; readonly wallet?: WalletEntry }
    /** The pairing with a phone: code, link, and what to do on it. */
    ConnectingWalletConnect: undefined | { readonly wallet?: WalletEntry }
    /** The pairing with a phone where no service lists wallets. */
    ConnectingWalletConnectBasic: undefined
    /** The login with Farcaster: a code for its app. */
    ConnectingFarcaster: undefined
    /** The e-mail address to log in with. */
    EmailLogin: undefined
    /** The connected wallets, to switch between, name and remove. */
    ProfileWallets: undefined
    /** Sending: token, amount and receiver. */
    WalletSend: undefined | SendArguments | SendStart
    /** The address of the account in front, for others to pay to. */
    WalletReceive: undefined
    /** Swapping one token for another. */
    Swap: undefined | SwapArguments
    /** The token to buy. */
    OnRampTokenSelect: undefined
    /** The currency to pay in. */
    OnRampFiatSelect: undefined
    /** The services to buy from. */
    OnRampProviders: undefined
    /** What the embedded wallet is asked to sign. */
    ApproveTransaction: undefined
    /** The sign-in of the app: a message to sign. */
    SIWXSignMessage: undefined
    /** The e-mail address that the app asks for after the sign-in. */
    DataCapture: undefined | { readonly email?: string }
    /** Another e-mail address for the embedded wallet. */
    UpdateEmailWallet: { readonly email: string; readonly redirectView?: ViewName }
    /** A name for the account. */
    RegisterAccountName: undefined
    /** The name that was registered. */
    RegisterAccountNameSuccess: undefined
  }

  interface ViewResults {
    /** What was sent. */
    WalletSend: { readonly hash: string }
    /** The address that holds now. */
    UpdateEmailWallet: { readonly email: string }
  }

  interface Slots {
    /** A way to connect, in the first view. */
    'connect.methods': ConnectMethod
    /** Wallets that a plugin finds or knows. */
    'wallet.sources': WalletSource
    /** What stands under the name of the account. */
    'account.summary': AccountSummary
    /** A button of the account, such as Send. */
    'account.actions': AccountAction
    /** A tab of the account, such as Tokens. */
    'account.tabs': AccountTab
    /** A line below every view. */
    'modal.footer': FooterItem
    /** A question that is asked before the modal closes. */
    'modal.close-guards': CloseGuardEntry
    /** A step after the connection, such as a sign-in. */
    'session.steps': SessionStepEntry
    /** Signs people in by the approval by which a wallet is connected or paired. */
    'connect.sign-in': SignInAlongEntry
    /** Finds addresses by names, and names by addresses. */
    'name.resolvers': NameResolverEntry
    /** A service that sells tokens. */
    'onramp.providers': OnrampProviderEntry
    /** A token that payments can be made in. */
    'pay.assets': PayAsset
  }

  interface Events {
    /** The modal opened with a view. */
    'modal:opened': { readonly view: ViewName }
    /** The modal closed, from a view. */
    'modal:closed': { readonly view: ViewName }
    /** One view gave way to another. */
    'router:moved': { readonly from: ViewName; readonly to: ViewName }
    /** Something is wrong with how the page is set up: its code and title. */
    'alert:raised': { readonly code: string; readonly title: string }
  }

  interface Features {
    /** Login by e-mail. */
    email: boolean
    /** Login at these providers, in this order. */
    socials: false | readonly SocialProvider[]
    /** Swapping, through these providers. */
    swaps: false | readonly string[]
    /** Buying with a card, from these providers. */
    onramp: false | readonly string[]
    /** The tab of past transactions. */
    activity: boolean
    /** Several wallets connected at once. */
    multiWallet: boolean
    /** Asking for an e-mail address after the sign-in; `required` keeps the modal open. */
    emailCapture: false | readonly string[]
    /** Paying from an account at an exchange. */
    payWithExchange: boolean
    /** Payments to the app. */
    payments: boolean
    /** Sign-in whose sessions a service keeps. */
    reownAuthentication: boolean
    /** The line that says whose modal it is. */
    branding: boolean
    /** Receiving: the address and its code. */
    receive: boolean
    /** Sending. */
    send: boolean
    /** Entries for the analytics service, where one is named. */
    analytics: boolean
    /** The list of all wallets. */
    allWallets: boolean
    /** Terms and privacy must be ticked before a wallet can be chosen. */
    legalCheckbox: boolean
    /** Permissions that an app may hold for a while. */
    smartSessions: boolean
    /** The payment dialog. */
    pay: boolean
    /** The wallets stand behind one row of the first view. */
    collapseWallets: boolean
  }

  interface StoredItems {
    /** The wallets that were used last, newest first. */
    'recent-wallets': readonly RecentWallet[]
    /** E-mail addresses that were used last. */
    'recent-emails': readonly string[]
    /** The account in front, as it was last shown. */
    'cache.account': KeptAccount
  }

  interface Endpoints {
    /** The wallet list, pictures, and the settings of the project. */
    wallet: true
    /** What chains know of an account: balances, activity, names, prices. */
    blockchain: true
    /** Payments from exchanges. */
    exchange: true
    /** Takes entries for analytics. */
    analytics: true
    /** Takes reports of errors. */
    errorReports: true
    /** Where wallets on phones are met. Several may be named: the next stands in. */
    relay: true
    /** The page that holds the keys of the embedded wallet. */
    secureSite: true
    /** Where the newest version of the packages is asked for, in development. */
    packageRegistry: true
    /** Hosts that answer for names which a chain hands on to them (EIP-3668). Others are not asked. */
    nameGateways: true
  }
}
