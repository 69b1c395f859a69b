import type { CaipNetworkId, Key } from '@billfold/kernel'
import type { CacheRow, Loaded } from '@billfold/kernel/data'

declare module '@billfold/kernel' {
  interface Views {
    /** The newest transactions, in the account. */
    ActivityTab: undefined
    /** Every transaction, page by page. */
    Transactions: undefined
    /** One transaction. */
    TransactionDetails: { readonly id: string }
  }
  interface StoredItems {
    /** The newest transactions, for 15 seconds. */
    'cache.history': readonly CacheRow[]
  }
}

/** What was done, as services name it. */
export type OperationType =
  | 'approve'
  | 'borrow'
  | 'burn'
  | 'buy'
  | 'cancel'
  | 'claim'
  | 'deploy'
  | 'deposit'
  | 'execute'
  | 'mint'
  | 'receive'
  | 'repay'
  | 'sell'
  | 'send'
  | 'stake'
  | 'trade'
  | 'unstake'
  | 'withdraw'

/** Something that moved within a transaction. */
export interface Transfer {
  readonly direction: 'in' | 'out' | 'self'
  /** In whole tokens, as plain digits; undefined when nobody says how much. */
  readonly amount: string | undefined
  readonly name: string
  /** Undefined for a collectible. */
  readonly symbol: string | undefined
  readonly iconUrl: string | undefined
  /** A collectible that its service calls spam, or a name that lures people somewhere. */
  readonly isSpam: boolean
}

/** A transaction, as the account in front sees it. */
export interface Transaction {
  /** Its name in the list: the hash, unless the service says otherwise. */
  readonly id: string
  /** Its name as explorers take it. */
  readonly hash: string
  readonly chain: CaipNetworkId
  readonly operationType: OperationType
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** In milliseconds since 1970. */
  readonly minedAt: number
  readonly sentFrom: string
  readonly sentTo: string
  readonly transfers: readonly Transfer[]
  /** It moves nothing but bait: its addresses are not to be copied. */
  readonly isSuspicious: boolean
}

/** The transactions of a month, newest first. */
export interface ActivityMonth {
  readonly year: number
  /** From 0, as dates have it. */
  readonly month: number
  readonly transactions: readonly Transaction[]
}

/** The first page of a history. */
export interface NewestPage {
  /** False when nobody can say: no service is named, or it does not know the network. */
  readonly isKnown: boolean
  readonly transactions: readonly Transaction[]
  /** Where the page after this one begins. */
  readonly next: string | undefined
}

/** The history of the account in front on its network, for views, hosts and other plugins. Observable. */
export interface Activity {
  readonly newest: Loaded<NewestPage>
  /** What is on its way, newest first. */
  readonly pending: readonly Transaction[]
  /** What was mined, newest first. */
  readonly mined: readonly Transaction[]
  /** `mined` by year and month, newest first. */
  readonly months: readonly ActivityMonth[]
  /** True while there are older pages. */
  readonly hasOlder: boolean
  /** Of the older page that was asked for last. */
  readonly olderPhase: Loaded<unknown>['phase']
  /** Loads the next older page. Never rejects: the outcome is in `olderPhase`. */
  loadOlder(): Promise<void>
  /** Asks again where the answer is older than 15 s. */
  renew(): void
  /** Keeps what is on its way up to date until the returned function is called. */
  follow(): () => void
  /** The transaction of that id, when it is loaded. */
  find(id: string): Transaction | undefined
}

/** The activity of a kernel. */
export const activityKey = 'activity.history' as Key<Activity>
