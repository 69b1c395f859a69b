import type { CaipAddress, CaipNetworkId, ChainNamespace, Key, Network } from '@billfold/kernel'
import type { TabLockHolder } from '@billfold/kernel/data'

/** A network on which a token is sold. */
export interface OnrampNetwork {
  readonly name: string
  readonly display_name: string
  readonly chain_id: string
  readonly contract_address?: string | undefined
}

/** A token that can be bought. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly OnrampNetwork[]
}

/** What may be paid by one way of paying, as text. */
export interface PaymentMethodLimit {
  readonly id: string
  readonly min: string
  readonly max: string
}

/** A currency to pay in. */
export interface PaymentCurrency {
  readonly id: string
  readonly payment_method_limits: readonly PaymentMethodLimit[]
}

/** What can be bought, and paid in. */
export interface OnrampOptions {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

/** Money or coins, as text. */
export interface OnrampAmount {
  readonly amount: string
  readonly currency: string
}

/** What an amount of money buys. */
export interface OnrampQuote {
  readonly networkFee: OnrampAmount
  readonly paymentSubtotal: OnrampAmount
  readonly paymentTotal: OnrampAmount
  readonly purchaseAmount: OnrampAmount
  readonly quoteId: string
}

/** What is to be bought, and for whom. */
export interface OnrampOrder {
  readonly network: Network
  /** The account that gets it, without its network. */
  readonly address: string
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** In whole units of the payment currency, as text. */
  readonly amount: string
}

/** Where an order is paid. */
export interface OnrampPage {
  readonly url: string
  /** The name by which its state is asked for; undefined where nobody tells it. */
  readonly orderId: string | undefined
}

/** How an order stands at the provider. */
export type OnrampStatus = 'created' | 'paid' | 'delivered' | 'partial' | 'declined' | 'expired' | 'failed' | 'unknown'

/** What the provider says of an order. */
export interface OnrampStanding {
  readonly status: OnrampStatus
  /** Coins that were sent. */
  readonly deliveries: readonly { readonly transaction: string; readonly amount: string }[]
  /** Money that was given back; undefined for none. */
  readonly refunded?: string | undefined
}

/** Somebody who sells coins for money. What it says of an arrival is compared with the account's balance. */
export interface OnrampProvider {
  options(network: Network, signal: AbortSignal): Promise<OnrampOptions>
  /** Undefined where nothing is sold on the network. */
  quote(order: OnrampOrder, signal: AbortSignal): Promise<OnrampQuote | undefined>
  /** The page on which the order is paid. The same order before it is paid is one order, however often it is asked for. */
  page(order: OnrampOrder & { readonly id: string }, signal: AbortSignal): Promise<OnrampPage>
  /** Absent where nobody tells it. */
  standing?(orderId: string, signal: AbortSignal): Promise<OnrampStanding>
}

/** A provider that is opened by a link, and asked through the endpoint `cardSeller`, in the shape that MoonPay documents. */
export interface LinkProviderOptions {
  readonly name: string
  readonly label: string
  readonly feeRange: string
  readonly namespaces: readonly ChainNamespace[]
  /** Its page. */
  readonly pageUrl: string
  /** The public key by which it knows the app. */
  readonly apiKey: string
  /** Its codes of coins. */
  readonly coins: readonly {
    readonly code: string
    readonly network: CaipNetworkId
    readonly symbol: string
    readonly name: string
    /** The contract; absent for the coin of the network. */
    readonly contract?: string
  }[]
}

/** Options of buying. */
export interface OnrampPluginOptions {
  /** A second provider, beside the one of the blockchain service. Its name stands in `features.onramp` as well. */
  readonly link?: LinkProviderOptions
}

/** What became of an order. */
export type OnrampOutcome = 'arrived' | 'less' | 'twice' | 'declined' | 'expired' | 'failed'

/** An order whose page was opened, until it is known what became of it. */
export interface OpenOrder {
  readonly at: number
  readonly provider: string
  readonly account: CaipAddress
  readonly symbol: string
  /** The contract, in lower case; empty for the coin of the network. */
  readonly contract: string
  readonly amount: string
  readonly currency: string
  /** What was quoted, in whole coins; empty where nothing was. */
  readonly expected: string
  /** What the account had before, in whole coins; empty where nobody knows. */
  readonly held: string
  readonly url: string
  /** Empty where nobody tells how it stands. */
  readonly orderId: string
}

declare module '@billfold/kernel' {
  interface Views {
    /** The wait for what was bought on the page of a provider. */
    BuyInProgress: undefined
    /** What buying with a card is. */
    WhatIsABuy: undefined
  }
  interface Endpoints {
    /** A seller that is opened by a link. */
    cardSeller: true
  }
  interface Events {
    /** The page of a provider was opened for an account. */
    'onramp:opened': { readonly account: CaipAddress; readonly provider: string; readonly orderId: string | undefined }
    /** It is known what became of an order. */
    'onramp:settled': { readonly account: CaipAddress; readonly provider: string; readonly outcome: OnrampOutcome }
  }
  interface StoredItems {
    /** The orders whose pages were opened, in whichever tab, until it is known what became of them. */
    'onramp.open': readonly OpenOrder[]
    /** The tab that is placing an order. */
    'onramp.lock': TabLockHolder
  }
}

/** A provider as it stands in the choice. */
export interface OfferedProvider {
  readonly name: string
  readonly label: string
  readonly feeRange: string
  readonly namespaces: readonly ChainNamespace[]
  readonly provider: Key<OnrampProvider>
}

/** What is wrong with an amount, with the limit that it passes. */
export type AmountProblem = { readonly kind: 'none' | 'incorrect' } | { readonly kind: 'least' | 'most'; readonly limit: string }

/** What is to be bought, as a visitor would fill it in. What is absent stays as it is. */
export interface OnrampDraft {
  /** The name of one of `providers`. */
  readonly provider?: string
  /** The id of one of `purchaseCurrencies`. */
  readonly purchaseCurrency?: string
  /** The id of one of `paymentCurrencies`. */
  readonly paymentCurrency?: string
  /** In whole units of the payment currency: plain digits with at most one point. */
  readonly amount?: string
}

/** The state of buying, for views, hosts and other plugins. Observable. */
export interface Onramp {
  readonly providers: readonly OfferedProvider[]
  readonly selectedProvider: OfferedProvider | undefined
  /** What is sold on the network in use; empty until it is known. */
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrency: PurchaseCurrency | undefined
  readonly paymentCurrency: PaymentCurrency | undefined
  /** What is wrong with the amount; undefined for one that some way of paying takes. */
  readonly problem: AmountProblem | undefined
  /** What is paid, in whole units, as plain digits. */
  readonly paymentAmount: string
  /** What is got for it, in whole coins, as plain digits; empty while nobody knows. */
  readonly purchaseAmount: string
  readonly quote: OnrampQuote | undefined
  readonly quotesLoading: boolean
  /** Why there is no price, or no page, in one sentence. */
  readonly error: string | undefined
  /** The order whose page was opened, until another one begins. */
  readonly order: OpenOrder | undefined
  /** What became of it; undefined while nobody knows. */
  readonly outcome: OnrampOutcome | undefined
  /** Lets what sells be loaded that another plugin brings: by the `load` of the handle, or of a view. */
  use(load: (provider: Key<OnrampProvider>) => Promise<OnrampProvider>): void
  fillIn(draft: OnrampDraft): void
  /** Opens the page of the provider. Call it where somebody has pressed. False while something is missing. */
  buy(): boolean
  /** Asks for the price, and for what is sold, once more. */
  retry(): void
  /** The order is left to itself: another one may begin. */
  startOver(): void
  /** Back to the beginning: nothing chosen, nothing typed, no price, no error. What was opened is followed on. */
  reset(): void
}

/** Buying, of a kernel. */
export const onrampKey = 'onramp.onramp' as Key<Onramp>

/** Who sells through the blockchain service. */
export const meldProviderKey = 'onramp.meld-provider' as Key<OnrampProvider>

/** Who is opened by a link. */
export const linkProviderKey = 'onramp.link-provider' as Key<OnrampProvider>
