import {
  type FeatureName,
  type MayAsk,
  type StandardPlace,
  StandardRequests,
  type StandardWallet,
  wordedFailures as failures,
} from '@billfold/kernel/family'
import { isSuiAddress } from '../address.js'
import type { SuiExecuted, SuiSigned } from '../contract.js'
import { walletChain } from '../networks/wallet-chains.js'
import { readExecuted, readSigned } from './answers.js'
import type { SigningPlace, WalletRequests } from './wallet-requests.js'

const rules = { namespace: 'sui', isAccount: isSuiAddress, chainFor: walletChain, failures } as const

/** Asks a Sui wallet of the Wallet Standard: by the features of today, by the deprecated ones where it has no other. */
export class SuiStandardRequests implements WalletRequests {
  private readonly requests: StandardRequests

  constructor(
    private readonly wallet: StandardWallet,
    mayAsk: MayAsk,
  ) {
    this.requests = new StandardRequests({ wallet: wallet.standard, name: wallet.name, rules, mayAsk })
  }

  async signMessage({ address, networkId }: SigningPlace, message: Uint8Array): Promise<SuiSigned> {
    const { own: account, chain } = this.requests.place(address, networkId)
    const method = this.isOld('sui:signPersonalMessage', 'sui:signMessage') ? 'sui:signMessage' : 'sui:signPersonalMessage'
    const said = await this.requests.ask(method, { message: message.slice(), account, chain })
    return this.requests.need(method, readSigned(said, ['bytes', 'messageBytes']))
  }

  async signTransaction(place: SigningPlace, transaction: string): Promise<SuiSigned> {
    const method = this.isOld('sui:signTransaction', 'sui:signTransactionBlock') ? 'sui:signTransactionBlock' : 'sui:signTransaction'
    const said = await this.askAbout(method, place, transaction)
    return this.requests.need(method, readSigned(said, ['bytes', 'transactionBlockBytes']))
  }

  async execute(place: SigningPlace, transaction: string): Promise<SuiExecuted> {
    const isOld = this.isOld('sui:signAndExecuteTransaction', 'sui:signAndExecuteTransactionBlock')
    const method = isOld ? 'sui:signAndExecuteTransactionBlock' : 'sui:signAndExecuteTransaction'
    return this.requests.need(method, readExecuted(await this.askAbout(method, place, transaction)))
  }

  private async askAbout(method: FeatureName, { address, networkId }: SigningPlace, json: string): Promise<unknown> {
    const { own: account, chain }: StandardPlace = this.requests.place(address, networkId)
    if (!method.endsWith('Block')) return this.requests.ask(method, { transaction: { toJSON: async () => json }, account, chain })
    // Wallets of old want the transaction of the library itself.
    const { Transaction } = await import('@mysten/sui/transactions')
    return this.requests.ask(method, { transactionBlock: Transaction.from(json), account, chain, options: { showRawEffects: true } })
  }

  private isOld(today: FeatureName, deprecated: FeatureName): boolean {
    return !this.wallet.has(today) && this.wallet.has(deprecated)
  }
}
