import type { PairingChannel } from '@billfold/kernel'
import { askPaired, fieldOf, type MayAsk, needAnswer, walletFailure } from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'
import { fromBase58, fromBase64, toBase58, toBase64 } from './encodings.js'
import { solanaFailures as failures } from './failures.js'
import { isSignature, withSignature } from './wire.js'
import type { SigningPlace, SolanaSignedIn, WalletOperations } from './solana-wallet.js'

const wallet = 'Your wallet'

/** Requests to a paired wallet, and the readers of its answers. */
export class PairedOperations implements WalletOperations {
  constructor(
    private readonly channel: PairingChannel,
    private readonly mayAsk: MayAsk,
  ) {}

  async signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage> {
    const said = await this.ask('solana_signMessage', { message: toBase58(message), pubkey: address })
    return { signedMessage: message.slice(), signature: readSignature('solana_signMessage', said) }
  }

  /** Several are asked for together where the wallet knows how; else one after the other. */
  async signTransactions(place: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const all = 'solana_signAllTransactions'
    if (transactions.length > 1 && this.channel.methods.includes(all)) return this.signAll(place, transactions)
    const signed: Uint8Array[] = []
    for (const transaction of transactions) signed.push(await this.signOne(place, transaction))
    return signed
  }

  async sendTransaction({ networkId }: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array> {
    const method = 'solana_signAndSendTransaction'
    const said = await this.ask(method, { transaction: toBase64(transaction), ...(options && { sendOptions: options }) }, networkId)
    return readSignature(method, said)
  }

  signIn(): Promise<SolanaSignedIn> {
    return Promise.reject(walletFailure('wallet/unsupported', { wallet, method: 'solana:signIn' }))
  }

  private ask(...call: Parameters<PairingChannel['request']>): Promise<unknown> {
    return askPaired(this.channel, call, { wallet, failures, mayAsk: this.mayAsk })
  }

  private async signOne({ address, networkId }: SigningPlace, transaction: Uint8Array): Promise<Uint8Array> {
    const method = 'solana_signTransaction'
    const said = await this.ask(method, { transaction: toBase64(transaction), pubkey: address }, networkId)
    const written = fieldOf(said, 'transaction')
    const signed = typeof written === 'string' ? fromBase64(written) : undefined
    // Some wallets give the signature alone: it belongs to the transaction as it was.
    return signed ?? need(method, withSignature(transaction, address, readSignature(method, said)))
  }

  private async signAll({ networkId }: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const method = 'solana_signAllTransactions'
    const said = fieldOf(await this.ask(method, { transactions: transactions.map(toBase64) }, networkId), 'transactions')
    return transactions.map((_, index) => {
      const written = fieldOf(said, String(index))
      return need(method, typeof written === 'string' ? fromBase64(written) : undefined)
    })
  }
}

function readSignature(method: string, said: unknown): Uint8Array {
  const written = fieldOf(said, 'signature')
  const signature = typeof written === 'string' ? fromBase58(written) : undefined
  return need(method, signature !== undefined && isSignature(signature) ? signature : undefined)
}

function need<T>(method: string, found: T | undefined): T {
  return needAnswer(found, { wallet, method, needed: 'a signature' })
}
