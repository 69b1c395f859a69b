import type { CaipNetworkId } from '@billfold/kernel'
import {
  fieldOf,
  type MayAsk,
  needAnswer,
  PairedWallet,
  StandardRequests,
  type StandardWallet,
  wordedFailures as failures,
} from '@billfold/kernel/family'
import { isSuiAddress } from '../address.js'
import type { SuiExecuted, SuiSigned } from '../contract.js'
import { walletChain } from '../networks/wallet-chains.js'
import { readExecuted, readSigned } from './answers.js'
import { toBase64 } from './base64.js'

/** The account that signs, and the network that it signs for. */
export interface SigningPlace {
  readonly address: string
  readonly networkId: CaipNetworkId
}

/** Methods for a transaction: a wallet of the Wallet Standard has them with `sui:` before, a paired one with `sui_`. */
type TransactionMethod = 'signTransaction' | 'signAndExecuteTransaction'

const rules = { namespace: 'sui', isAccount: isSuiAddress, chainFor: walletChain, failures } as const

/** Asks a wallet, whichever way it is reached. Its answers have the right form; whether they are true is another matter. */
export class WalletRequests {
  constructor(
    private readonly wallet: StandardWallet | PairedWallet,
    private readonly mayAsk: MayAsk,
  ) {}

  async signMessage({ address, networkId }: SigningPlace, message: Uint8Array): Promise<SuiSigned> {
    const { wallet, mayAsk } = this
    if (wallet instanceof PairedWallet) {
      const [method, bytes] = ['sui_signPersonalMessage', toBase64(message)]
      const said = await wallet.ask([method, { message: bytes, address }, networkId], { failures, mayAsk })
      // Some wallets answer with the signature alone: it is looked at with the message that was asked for.
      return this.need(method, readSigned({ bytes, signature: fieldOf(said, 'signature') }, ['bytes']))
    }
    const isOld = !wallet.has('sui:signPersonalMessage') && wallet.has('sui:signMessage')
    const method = isOld ? 'sui:signMessage' : 'sui:signPersonalMessage'
    const requests = this.standard(wallet)
    const { own: account, chain } = requests.place(address, networkId)
    const said = await requests.ask(method, { message: message.slice(), account, chain })
    return this.need(method, readSigned(said, ['bytes', 'messageBytes']))
  }

  /** The transaction is JSON, as libraries of Sui write it. */
  signTransaction(place: SigningPlace, json: string): Promise<SuiSigned> {
    const read = (said: unknown): SuiSigned | undefined => readSigned(said, ['transactionBytes', 'bytes', 'transactionBlockBytes'])
    return this.askAbout('signTransaction', { ...place, json }, read)
  }

  /** Lets the wallet sign and send it, once. */
  execute(place: SigningPlace, json: string): Promise<SuiExecuted> {
    return this.askAbout('signAndExecuteTransaction', { ...place, json }, readExecuted)
  }

  private async askAbout<T>(
    name: TransactionMethod,
    { address, networkId, json }: SigningPlace & { readonly json: string },
    read: (said: unknown) => T | undefined,
  ): Promise<T> {
    const { wallet, mayAsk } = this
    if (wallet instanceof PairedWallet) {
      const method = `sui_${name}`
      return this.need(method, read(await wallet.ask([method, { transaction: json, address }, networkId], { failures, mayAsk })))
    }
    const [today, deprecated] = [`sui:${name}`, `sui:${name}Block`] as const
    const requests = this.standard(wallet)
    const { own: account, chain } = requests.place(address, networkId)
    if (wallet.has(today) || !wallet.has(deprecated))
      return this.need(today, read(await requests.ask(today, { transaction: { toJSON: async () => json }, account, chain })))
    // Wallets of old want the transaction of the library itself.
    const { Transaction } = await import('@mysten/sui/transactions')
    const input = { transactionBlock: Transaction.from(json), account, chain, options: { showRawEffects: true } }
    return this.need(deprecated, read(await requests.ask(deprecated, input)))
  }

  private standard({ standard, name }: StandardWallet): StandardRequests {
    return new StandardRequests({ wallet: standard, name, rules, mayAsk: this.mayAsk })
  }

  private need<T>(method: string, found: T | undefined): T {
    return needAnswer(found, { wallet: this.wallet.name, method, needed: 'a signature' })
  }
}
