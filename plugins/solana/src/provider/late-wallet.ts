import type { SolanaSignedMessage } from '../contract.js'
import { arrival } from './arrival.js'
import type { SigningPlace, SolanaAbility, SolanaSignedIn, SolanaWallet } from './solana-wallet.js'

/** What asks a wallet, and reads what it answers. */
export type WalletOperations = Omit<SolanaWallet, 'can'>

export interface LateWalletNeeds {
  can(ability: SolanaAbility): boolean
  load(): Promise<WalletOperations>
}

/** A wallet before the code that asks it is here: that arrives with the first question. */
export class LateWallet implements SolanaWallet {
  constructor(private readonly needs: LateWalletNeeds) {}

  can(ability: SolanaAbility): boolean {
    return this.needs.can(ability)
  }

  async signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage> {
    return (await this.arrived()).signMessage(address, message)
  }

  async signTransactions(place: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    return (await this.arrived()).signTransactions(place, transactions)
  }

  async sendTransaction(place: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array> {
    return (await this.arrived()).sendTransaction(place, transaction, options)
  }

  async signIn(input: object): Promise<SolanaSignedIn> {
    return (await this.arrived()).signIn(input)
  }

  private arrived(): Promise<WalletOperations> {
    return arrival(() => this.needs.load())
  }
}
