import type { CaipAddress, CaipNetworkId, Key, PayAsset } from '@billfold/kernel'
import type { Loaded, TabLockHolder } from '@billfold/kernel/data'

/** An exchange that somebody may pay from. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
}

/**
 * How an order stands as its exchange tells it. `open`: nobody has paid. `paid`: the coins are not sent yet. Of a wallet: it was asked; it has sent; a
 * block has it.
 */
export type OrderStatus = 'open' | 'paid' | 'sent' | 'failed'

/** An order at an exchange, or of the connected wallet, kept over reloads until it is over. */
export interface ExchangeOrder {
  /** The same for every try: a service that knows it makes one order of them. */
  readonly id: string
  /** In milliseconds since 1970. */
  readonly at: number
  readonly exchange: Pick<Exchange, 'id' | 'name'>
  readonly asset: PayAsset
  /** In whole coins, as plain digits. */
  readonly amount: string
  readonly recipient: CaipAddress
  /** The account that a connected wallet pays from: the wallet stands in the place of the exchange then. Absent where an exchange pays. */
  readonly payer?: CaipAddress | undefined
  readonly status: OrderStatus
  /** The name and the page that the exchange gave it; absent while it has not answered. */
  readonly sessionId?: string | undefined
  readonly url?: string | undefined
  readonly txHash?: string | undefined
  /** The mark by which the network finds the transaction of a wallet again. */
  readonly mark?: string | undefined
  /** What the recipient had before, in the smallest unit; absent where nobody could tell. */
  readonly heldBefore?: string | undefined
  /** What they have more since, in the smallest unit. */
  readonly received?: string | undefined
}

/**
 * What there is to say of an order. `arrived`, `less` and `more` are what the network says; `unread` is what the exchange says where the network could not be
 * asked; `missing`: the exchange has sent, as it says, and nothing came. `silent`: the exchange does not answer. `unknown`: it was asked often enough.
 */
export type OrderPhase =
  | 'opening'
  | 'open'
  | 'closed'
  | 'paid'
  | 'silent'
  | 'unknown'
  | 'sent'
  | 'arrived'
  | 'less'
  | 'more'
  | 'missing'
  | 'unread'
  | 'failed'

/** A payment to an app. */
export interface PaymentRequest {
  readonly paymentAsset: PayAsset
  /** Address on the network of the asset. */
  readonly recipient: string
  /** In whole coins: plain digits with at most one point. */
  readonly amount: string
}

/** A payment without the modal. */
export interface HeadlessPayment extends PaymentRequest {
  /** The exchange that pays; the connected wallet when absent. */
  readonly exchangeId?: string
  /** Opens the page of the exchange; a window of the browser when absent. */
  readonly openPage?: (url: string) => void
  /** Milliseconds after which `pay` gives up waiting; five minutes when absent. */
  readonly timeout?: number
  readonly signal?: AbortSignal
}

/** What became of a payment. */
export interface PaymentResult {
  readonly orderId: string
  /** `unknown`: nobody has said what became of it. */
  readonly status: 'success' | 'failed' | 'unknown'
  readonly phase: OrderPhase
  readonly txHash?: string | undefined
  /** What arrived, in the smallest unit, as far as the network tells. */
  readonly received?: string | undefined
}

/** Payments to the app, for hosts and views. Observable. */
export interface Payments {
  readonly order: ExchangeOrder | undefined
  readonly phase: OrderPhase | undefined
  /** Opens the modal with a payment, and resolves with what became of it. Rejects with 'Modal closed' when it was closed before. */
  openPay(request: PaymentRequest): Promise<PaymentResult>
  /** Pays without the modal. Call it where somebody has pressed, so that the browser lets the page of the exchange open. */
  pay(payment: HeadlessPayment): Promise<PaymentResult>
  /** The exchanges that a payment can be made from. */
  availableExchanges(request: PaymentRequest): Promise<readonly Exchange[]>
}

/** Deposits into the account in front, for hosts and views. Observable. */
export interface Deposits {
  readonly assets: readonly PayAsset[]
  readonly asset: PayAsset | undefined
  readonly amount: string
  /** The account on the network of the asset; undefined where none is connected. */
  readonly recipient: CaipAddress | undefined
  /** The exchanges that the asset and the amount can be paid from. */
  readonly exchanges: Loaded<readonly Exchange[]>
  readonly order: ExchangeOrder | undefined
  readonly phase: OrderPhase | undefined
  /** Why an order could not be placed; undefined for none. */
  readonly failure: unknown
  /** Asks for what is missing: the exchanges, and the price. */
  prepare(): void
  fillIn(draft: DepositDraft): void
  /** Opens the page of an exchange. Call it where somebody has pressed. Never rejects: what failed is in `failure`. */
  start(exchange: Exchange): Promise<void>
  /** Puts the order away: what was paid for goes on at the exchange. */
  startOver(): void
}

/** What is to be paid in, as a visitor would fill it in. What is absent stays as it is. */
export interface DepositDraft {
  /** One of `assets`. */
  readonly asset?: PayAsset
  /** In whole coins: plain digits with at most one point. */
  readonly amount?: string
}

/** Options of deposits. */
export interface ExchangeOptions {
  /** Assets to pay in beside those of the product, such as that of a network of one's own. */
  readonly assets?: readonly PayAsset[]
}

declare module '@billfold/kernel' {
  interface Views {
    /** The ways to bring money into the account. */
    FundWallet: undefined
    /** Paying into the account in front from an exchange. */
    PayWithExchange: undefined
    /** The asset to pay into the account. */
    PayWithExchangeSelectAsset: undefined
    /** A payment to the app. */
    Pay: PaymentRequest
    /** The wait for a payment. */
    PayLoading: undefined
  }
  interface ViewResults {
    /** What became of the payment. */
    Pay: PaymentResult
  }
  interface Events {
    /** An exchange has taken an order. */
    'exchange:ordered': { readonly orderId: string; readonly exchange: string; readonly source: OrderSource }
    /** It is known what became of an order. */
    'exchange:settled': { readonly orderId: string; readonly phase: OrderPhase; readonly source: OrderSource }
  }
  interface StoredItems {
    /** The last deposit, until somebody has seen how it ended. */
    'exchange.deposit': readonly ExchangeOrder[]
    /** The payments to the app, the same way. */
    'exchange.payment': readonly ExchangeOrder[]
    /** The tab that is placing an order. */
    'exchange.lock': TabLockHolder
  }
}

/** What an order is for: the account in front, or the app. */
export type OrderSource = 'fund-from-exchange' | 'pay'

/** Deposits, of a kernel. */
export const depositsKey = 'exchange.deposits' as Key<Deposits>

/** Payments, of a kernel. */
export const paymentsKey = 'exchange.payments' as Key<Payments>

/** The families with payments from exchanges. */
export const exchangeNamespaces = ['eip155', 'solana'] as const

/** A network as assets name it. */
export type AssetNetwork = CaipNetworkId
