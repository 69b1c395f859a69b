import type { CaipAddress, CaipNetworkId, Key, Views } from '@billfold/kernel'

/** Transfer that a host opens sending with. */
export type SendArguments = Extract<Views['WalletSend'], { readonly amount: string }>

/** Token that a view opens sending with. */
export type SendStart = Exclude<NonNullable<Views['WalletSend']>, SendArguments>

/** A token that can be sent, and what of it the account has. */
export interface SendToken {
  readonly key: string
  readonly chainId: CaipNetworkId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Contract or mint, without the network; undefined for the network's own coin. */
  readonly address: string | undefined
  /** The balance in the smallest unit. */
  readonly held: bigint
  /** In US dollars; undefined when nobody knows it. */
  readonly price: number | undefined
  readonly iconUrl: string
}

/**
 * What became of a transfer. `asked`: a wallet shows it, or showed it when its page was closed. `sent`: the wallet has sent it, and nobody here can follow
 * it. `replaced`: another transaction of the account took its place.
 */
export type SentStatus = 'asked' | 'unknown' | 'pending' | 'sent' | 'confirmed' | 'failed' | 'replaced'

/** A transfer that a wallet was asked for. */
export interface SentTransfer {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** The sender. */
  readonly account: CaipAddress
  readonly to: string
  /** The name by which the receiver was found. */
  readonly name?: string | undefined
  /** Absent for the network's own coin. */
  readonly tokenAddress?: string | undefined
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit, in digits. */
  readonly amount: string
  readonly memo?: string | undefined
  readonly status: SentStatus
  readonly hash?: string | undefined
  /** The block that it stands in. */
  readonly block?: string | undefined
  /** What finds it again under another name. */
  readonly mark?: string | undefined
  /** How often the network has taken back the block that it stood in. */
  readonly reorgs?: number | undefined
}

declare module '@billfold/kernel' {
  interface Views {
    /** The token to send. */
    WalletSendSelectToken: undefined
    /** What will be sent, before the wallet is asked. */
    WalletSendPreview: undefined
    /** The newest transfer of the account, unless another one is named. */
    WalletSendConfirmed: undefined | { readonly id: string }
  }
  interface Events {
    /** A wallet took a transfer, and says by which name. */
    'send:sent': { readonly account: CaipAddress; readonly hash: string }
    /** It is known what became of a transfer. */
    'send:settled': { readonly account: CaipAddress; readonly hash: string | undefined; readonly status: SentStatus }
    /** The network has taken back the block that a transfer stood in: it waits again. */
    'send:reorganised': { readonly account: CaipAddress; readonly hash: string | undefined }
  }
  interface StoredItems {
    /** The transfers of this device, newest first. */
    'send.outbox': readonly SentTransfer[]
    /** There while a transfer is not over: the plugin follows it when the page comes again. */
    'send.open': boolean
  }
}

/** What is to be sent, as a visitor would fill it in. What is absent stays as it is. */
export interface SendDraft {
  /** The key of one of `tokenBalances`. */
  readonly token?: string
  /** In whole tokens, as plain digits with at most one point. */
  readonly amount?: string
  /** An address, or a name. */
  readonly to?: string
  /** A note that goes with it, where the family has one. */
  readonly memo?: string
}

/** The state of sending, for views, hosts and other plugins. Observable. */
export interface Send {
  readonly token: SendToken | undefined
  /** In whole tokens, as plain digits with at most one point; empty while there is none. */
  readonly sendTokenAmount: string
  /** The address that was typed, or found by its name; empty while there is none. */
  readonly receiverAddress: string
  readonly receiverProfileName: string | undefined
  readonly receiverProfileImageUrl: string | undefined
  /** The worth of the network's own coin that the account has, in digits; undefined when it is not known. */
  readonly networkBalanceInUSD: string | undefined
  readonly tokenBalances: readonly SendToken[]
  /** The name of the last transaction that was sent. */
  readonly hash: string | undefined
  /** True while a wallet is asked. */
  readonly loading: boolean
  /** Transfers of the account in front, newest first. */
  readonly sent: readonly SentTransfer[]
  /** Reads what can be sent. Never rejects. */
  prepare(): Promise<void>
  fillIn(draft: SendDraft): void
  /** Puts what was filled in together, and asks what it costs. Rejects for what is missing. */
  startReview(): Promise<object>
  /** Lets what is reviewed wait for another transfer, to be approved with it. False while it may not be approved as it is. */
  addAnother(): boolean
  /** Asks the wallet for what was reviewed, and for what waits. Undefined when it was not sent, or nobody knows. */
  approve(): Promise<SentTransfer | undefined>
  /** Opens the modal with a transfer, and resolves when a wallet has sent it. Rejects with 'Modal closed' when it was not. */
  send(transfer: SendArguments): Promise<{ readonly hash: string }>
}

/** Sending, of a kernel. */
export const sendKey = 'send.transfers' as Key<Send>
