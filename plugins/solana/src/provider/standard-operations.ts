import {
  type FeatureName,
  type MayAsk,
  StandardRequests,
  type StandardWallet,
  fieldOf,
  readBytes,
  readStandardAccounts,
} from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'
import { walletChain } from '../networks/wallet-chains.js'
import { solanaFailures as failures } from './failures.js'
import { isAccount } from './read-address.js'
import type { SigningPlace, SolanaSignedIn, WalletOperations } from './solana-wallet.js'
import { isSignature } from './wire.js'

/** A transaction has at most 1232 bytes on the wire today; later versions may have more. */
const mostBytes = 16_384

const rules = { namespace: 'solana', isAccount, chainFor: walletChain, failures } as const

/** Asks a wallet of the Wallet Standard. The wallet is foreign: each of its answers is looked at before anybody sees it. */
export class StandardOperations implements WalletOperations {
  private readonly requests: StandardRequests

  constructor({ standard: wallet, name }: StandardWallet, mayAsk: MayAsk) {
    this.requests = new StandardRequests({ wallet, name, rules, mayAsk })
  }

  async signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage> {
    const { own } = this.requests.account(address)
    const [said] = await this.call('solana:signMessage', [{ account: own, message: message.slice() }])
    return this.readSigned('solana:signMessage', said)
  }

  async signTransactions({ address, networkId }: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const { own, chain } = this.requests.place(address, networkId)
    const inputs = transactions.map((transaction) => ({ account: own, transaction: transaction.slice(), chain }))
    const said = await this.call('solana:signTransaction', inputs)
    return said.map((one) =>
      this.requests.need('solana:signTransaction', readBytes(fieldOf(one, 'signedTransaction'), { most: mostBytes })),
    )
  }

  async sendTransaction({ address, networkId }: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array> {
    const { own, chain } = this.requests.place(address, networkId)
    const input = { account: own, transaction: transaction.slice(), chain, ...(options && { options }) }
    const [said] = await this.call('solana:signAndSendTransaction', [input])
    return this.readSignature('solana:signAndSendTransaction', said)
  }

  async signIn(input: object): Promise<SolanaSignedIn> {
    const [said] = await this.call('solana:signIn', [{ ...input }])
    const [account] = readStandardAccounts([fieldOf(said, 'account')], rules) ?? []
    return { ...this.readSigned('solana:signIn', said), address: this.requests.need('solana:signIn', account).address }
  }

  private readSigned(method: FeatureName, said: unknown): SolanaSignedMessage {
    const signedMessage = this.requests.need(method, readBytes(fieldOf(said, 'signedMessage')))
    return { signature: this.readSignature(method, said), signedMessage }
  }

  private readSignature(method: FeatureName, said: unknown): Uint8Array {
    const signature = readBytes(fieldOf(said, 'signature'))
    return this.requests.need(method, signature !== undefined && isSignature(signature) ? signature : undefined)
  }

  /** As many answers as there were inputs. */
  private async call(method: FeatureName, inputs: readonly object[]): Promise<readonly unknown[]> {
    const said = await this.requests.ask(method, ...inputs)
    const isWhole = fieldOf(said, 'length') === inputs.length
    return this.requests.need(method, isWhole ? inputs.map((_, index) => fieldOf(said, String(index))) : undefined)
  }
}
