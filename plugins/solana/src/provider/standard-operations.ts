import type { CaipNetworkId } from '@billfold/kernel'
import {
  type FeatureName,
  type MayAsk,
  type StandardAccount,
  askWallet,
  fieldOf,
  heldMethod,
  readBytes,
  readStandardAccounts,
  walletFailure,
} from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'
import { walletChain } from '../networks/wallet-chains.js'
import { isSolanaAccount } from './address.js'
import { solanaFailures as failures } from './failures.js'
import type { SigningPlace, SolanaSignedIn, StandardWallet, WalletOperations } from './solana-wallet.js'
import { isSignature } from './wire.js'

/** A transaction has at most 1232 bytes on the wire today; later versions may have more. */
const mostBytes = 16_384

/** Asks a wallet of the Wallet Standard. The wallet is foreign: each of its answers is looked at before anybody sees it. */
export class StandardOperations implements WalletOperations {
  private readonly wallet: object
  private readonly name: string

  constructor(
    { standard, name }: StandardWallet,
    private readonly mayAsk: MayAsk,
  ) {
    this.wallet = standard
    this.name = name
  }

  async signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage> {
    const { own } = this.account(address)
    const [said] = await this.call('solana:signMessage', [{ account: own, message: message.slice() }])
    return this.readSigned('solana:signMessage', said)
  }

  async signTransactions({ address, networkId }: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const { own, chain } = this.place(address, networkId)
    const inputs = transactions.map((transaction) => ({ account: own, transaction: transaction.slice(), chain }))
    const said = await this.call('solana:signTransaction', inputs)
    return said.map((one) => this.need('solana:signTransaction', readBytes(fieldOf(one, 'signedTransaction'), { most: mostBytes })))
  }

  async sendTransaction({ address, networkId }: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array> {
    const { own, chain } = this.place(address, networkId)
    const input = { account: own, transaction: transaction.slice(), chain, ...(options && { options }) }
    const [said] = await this.call('solana:signAndSendTransaction', [input])
    return this.readSignature('solana:signAndSendTransaction', said)
  }

  async signIn(input: object): Promise<SolanaSignedIn> {
    const [said] = await this.call('solana:signIn', [{ ...input }])
    const [account] = readAccounts([fieldOf(said, 'account')])
    return { ...this.readSigned('solana:signIn', said), address: this.need('solana:signIn', account).address }
  }

  private readSigned(method: FeatureName, said: unknown): SolanaSignedMessage {
    return { signature: this.readSignature(method, said), signedMessage: this.need(method, readBytes(fieldOf(said, 'signedMessage'))) }
  }

  private readSignature(method: FeatureName, said: unknown): Uint8Array {
    const signature = readBytes(fieldOf(said, 'signature'))
    return this.need(method, signature !== undefined && isSignature(signature) ? signature : undefined)
  }

  /** As many answers as there were inputs. */
  private async call(method: FeatureName, inputs: readonly object[]): Promise<readonly unknown[]> {
    const { name: wallet } = this
    const feature = heldMethod(this.wallet, method, wallet)
    if (feature === undefined) throw walletFailure('wallet/unsupported', { wallet, method })
    const said = await askWallet(() => feature(...inputs), { wallet, method, failures, mayAsk: this.mayAsk })
    const list = inputs.map((_, index) => fieldOf(said, String(index)))
    if (fieldOf(said, 'length') !== inputs.length) throw this.invalid(method)
    return list
  }

  /** The account as the wallet has it right now: another tab, or the person, may have changed it. */
  private account(address: string): StandardAccount {
    const found = readAccounts(fieldOf(this.wallet, 'accounts')).find((account) => account.address === address)
    if (found === undefined) throw walletFailure('wallet/account-changed', { wallet: this.name, address })
    return found
  }

  private place(address: string, networkId: CaipNetworkId): { readonly own: unknown; readonly chain: string } {
    const { own, chains } = this.account(address)
    const chain = walletChain(networkId, chains)
    if (chain === undefined) throw walletFailure('wallet/network-changed', { wallet: this.name, network: networkId })
    return { own, chain }
  }

  private need<T>(method: FeatureName, found: T | undefined): T {
    if (found === undefined) throw this.invalid(method)
    return found
  }

  private invalid(method: FeatureName): Error {
    return walletFailure('wallet/invalid-answer', { wallet: this.name, method, needed: 'what the Wallet Standard says' })
  }
}

function readAccounts(said: unknown): readonly StandardAccount[] {
  return readStandardAccounts(said, { namespace: 'solana', isAccount: isSolanaAccount }) ?? []
}
