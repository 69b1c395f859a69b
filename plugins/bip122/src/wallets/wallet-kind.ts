import type { CaipNetworkId, Network, Session } from '@billfold/kernel'
import { type MayAsk, type WalletAsk, type WalletDriver, walletAsk, walletFailure } from '@billfold/kernel/family'
import { bitcoinFailures } from '../failures.js'

/** Ways to sign a message: by the key alone, or by what a spend of the address would take. */
export type MessageProtocol = 'ecdsa' | 'bip322'

export interface MessageRequest {
  readonly address: string
  readonly message: string
  readonly protocol: MessageProtocol
}

export interface PsbtRequest {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** What is signed. The wallet gets a copy. */
  readonly psbt: Uint8Array
  /** The inputs that the address signs, by their places. */
  readonly inputs: readonly number[]
}

/** Asks one kind of wallet what it signs. Its answers are foreign until they are read. */
export interface WalletSigner {
  /** Gives a signature, in base 64, hex or bytes. */
  signMessage(wallet: object, ask: WalletAsk, request: MessageRequest): Promise<unknown>
  /** Gives the PSBT with signatures, in base 64, hex or bytes. */
  signPsbt(wallet: object, ask: WalletAsk, request: PsbtRequest): Promise<unknown>
  /** Moves the wallet to a network. Absent where the wallet cannot be asked. */
  switchNetwork?(wallet: object, ask: WalletAsk, networkId: CaipNetworkId): Promise<unknown>
  /** Gives the wallet a node of a network. Absent where wallets take none. */
  addNetwork?(wallet: object, ask: WalletAsk, network: Network): Promise<unknown>
}

/** One kind of Bitcoin wallet: how it is connected, and how it is asked to sign. */
export type WalletKind = WalletDriver & WalletSigner

/** A wallet as a session carries it. */
export class BitcoinWallet {
  constructor(
    readonly wallet: object,
    readonly signer: WalletSigner & Pick<WalletDriver, 'failures'>,
  ) {
    Object.freeze(this)
  }
}

/** What asks the wallet of a session. */
export function sessionAsk({ wallet, signer }: BitcoinWallet, { name, mayAsk, networkId }: SessionAskOptions): WalletAsk {
  return walletAsk(wallet, { wallet: name, failures: signer.failures ?? bitcoinFailures, mayAsk, networkId })
}

export interface SessionAskOptions {
  readonly name: string
  readonly mayAsk: MayAsk
  /** The network that the wallet is asked for. */
  readonly networkId?: CaipNetworkId
}

/** Makes a driver of a kind: the sessions of its wallets carry what signs. */
export function driverOf(kind: WalletKind): WalletDriver {
  return { ...kind, provider: (wallet) => new BitcoinWallet(wallet, kind) }
}

/** The wallet of a session. */
export function bitcoinWallet({ provider, connector }: Pick<Session, 'provider' | 'connector'>): BitcoinWallet {
  if (provider instanceof BitcoinWallet) return provider
  throw walletFailure('wallet/no-provider', { wallet: connector.name })
}
