import type { CaipNetworkId } from '../src/core/caip/ids.js'
import type { Account } from '../src/wallets/contract/account.js'
import type { Network } from '../src/wallets/contract/network.js'
import { type AskOptions, type WalletRequest, askWallet, requestByRpc, requestWallet } from './ask-wallet.js'
import type { BillfoldError } from '../src/core/errors/billfold-error.js'
import type { ErrorContexts } from '../src/core/open.js'
import { type FailureTable, type WalletFailureCode, walletFailure } from './failures.js'
import { heldMethod } from './held-methods.js'

/** Asks one wallet. Whatever it throws is an error of ours, and its answer is foreign until it is parsed. */
export interface WalletAsk {
  /** The name of the wallet, for failures. */
  readonly wallet: string
  /** Runs what asks the wallet; the method is named in failures. */
  call(method: string, ask: () => unknown): Promise<unknown>
  /** Asks a wallet that takes everything by `request`. */
  request(call: WalletRequest): Promise<unknown>
  /** Asks a wallet that takes method and parameters one after the other, and answers by JSON-RPC. */
  rpc(call: WalletRequest): Promise<unknown>
  /** Calls a method of the wallet's own, or a feature of it, as it was when the wallet was connected. */
  invoke(method: string, ...given: readonly unknown[]): Promise<unknown>
  /** Makes a failure of this wallet. A driver takes it from here: whoever only finds wallets has none of the texts. */
  failure<C extends WalletFailureCode>(code: C, context: Omit<ErrorContexts[C], 'wallet'>): BillfoldError<C>
}

/** Makes what asks one wallet. */
export function walletAsk(wallet: object, options: Omit<AskOptions, 'method'>): WalletAsk {
  const call: WalletAsk['call'] = (method, ask) => askWallet(ask, { ...options, method })
  return {
    wallet: options.wallet,
    call,
    request: (asked) => requestWallet(wallet, asked, options),
    rpc: (asked) => requestByRpc(wallet, asked, options),
    failure: (code, context) => walletFailure(code, { ...context, wallet: options.wallet } as never),
    async invoke(method, ...given) {
      const held = heldMethod(wallet, method, options.wallet)
      if (held === undefined) throw walletFailure('wallet/unsupported', { wallet: options.wallet, method })
      return call(method, () => held(...given))
    },
  }
}

/** Events of a wallet in the words of every family. What they carry is foreign. */
export interface WalletEvents {
  /** The wallet names its accounts. */
  accounts(said: unknown): void
  /** Something of the wallet changed, perhaps its accounts: only what differs is told. */
  changed(said: unknown): void
  /** The wallet names its network; undefined when that cannot be read. */
  network(networkId: CaipNetworkId | undefined): void
  /** The wallet was away, or is ready: what it shows may be another. */
  mayHaveChanged(): void
  /** The wallet has another account, and does not say which: it is asked, and one that then shows none is locked. */
  hasChanged(): void
  /** The wallet is gone. */
  closed(reason: unknown): void
}

/** How one kind of wallet is asked, read and listened to: what its connector does not know by itself. */
export interface WalletDriver<W extends object = object> {
  /** The method that asks the person for accounts, as failures name it. */
  readonly connectMethod: string
  /** The answer that it should give: `a list of addresses`. */
  readonly needed: string
  /** Methods of the wallet's own by which it is asked, in place of `request` and features: they are held when it is connected. */
  readonly methods?: readonly string[]
  /** The codes by which this kind of wallet fails; those of the family when absent. */
  readonly failures?: FailureTable
  /** True for what can be asked something. Its answers are another matter. */
  isWallet(thing: unknown): thing is W
  /** Asks the person for accounts. */
  connect(wallet: W, ask: WalletAsk, wanted: Network | undefined): Promise<unknown>
  /** Gives the accounts without asking the person; of the wanted network when the page takes an earlier connection up. */
  accounts(wallet: W, ask: WalletAsk, wanted?: Network): Promise<unknown>
  /**
   * True where some wallets do not know how to give accounts without asking the person (`wallet/unsupported`): those that such a wallet gave
   * stand over a reload. Only for families that verify what is signed.
   */
  readonly keepsAccounts?: boolean
  /** The accounts that the wallet shows by itself, where it need not be asked for them. */
  shown?(wallet: W): unknown
  /** Reads accounts. Undefined for what is no list of them; an empty list means locked, or withdrawn. */
  readAccounts(said: unknown): readonly Account[] | undefined
  /** Asks for the network that the wallet is on. Undefined for an answer that cannot be read. */
  network?(wallet: W, ask: WalletAsk): Promise<CaipNetworkId | undefined>
  /** The network that accounts are for, where they say so: the wanted one if they are for it. */
  networkOf?(accounts: readonly Account[], wanted: CaipNetworkId | undefined): CaipNetworkId | undefined
  /** Lets the wallet forget this page. */
  disconnect?(wallet: W, ask: WalletAsk): Promise<unknown>
  /** Listens to the wallet. Returns the undo, after which nothing is heard even from a wallet that keeps its listeners. */
  listen?(wallet: W, events: WalletEvents): () => void
  /** The wallet as a session carries it; the wallet itself when absent. */
  provider?(wallet: W, name: string): unknown
  /** True for the same account in other letters. */
  isSameAddress?(one: string, other: string): boolean
}
