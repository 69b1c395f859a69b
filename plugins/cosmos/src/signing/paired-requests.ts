import type { PairingChannel } from '@billfold/kernel'
import { askPaired, fieldOf, itemsOf, type MayAsk, needAnswer, readEncoded } from '@billfold/kernel/family'
import { base64, hex } from '@scure/base'
import { isCosmosAddress } from '../address.js'
import type { AminoDocument, CosmosSignature, CosmosSigned, DirectDocument } from '../contract.js'
import { cosmosFailures as failures } from '../failures.js'
import { networkIdOf } from '../networks/chain-ids.js'
import type { WalletKey } from '../wallets/wallet-key.js'
import { readAmino, readDirect } from './answers.js'
import { messageDocument } from './documents.js'
import type { SigningPlace, WalletRequests } from './wallet-requests.js'

/** What a paired Cosmos wallet is asked, and how its answers are read. */
export class PairedRequests implements WalletRequests {
  constructor(
    private readonly channel: PairingChannel,
    private readonly name: string,
    private readonly mayAsk: MayAsk,
  ) {}

  async key(chainId: string): Promise<WalletKey> {
    const method = 'cosmos_getAccounts'
    const rows = itemsOf(await this.ask(method, {}, chainId), 20) ?? []
    const prefersAmino = this.channel.methods.includes('cosmos_signAmino')
    const keys = rows.map((row) => readAccount(row, prefersAmino)).filter((key) => key !== undefined)
    // A wallet may list the accounts of all its chains: the one that it granted for this one counts.
    const found = keys.find(({ address }) => this.channel.addresses.includes(address)) ?? keys[0]
    return this.need(method, found)
  }

  /** A session says for the chain in use which accounts it is for; of others it says that they are granted. */
  async has({ chainId, address }: SigningPlace): Promise<boolean> {
    const { channel } = this
    const networkId = networkIdOf(chainId)
    return channel.networkId() === networkId ? channel.addresses.includes(address) : channel.networkIds.includes(networkId)
  }

  async signMessage(place: SigningPlace, message: Uint8Array): Promise<CosmosSignature> {
    return (await this.signAmino(place, messageDocument(place.address, message))).signature
  }

  async signDirect({ chainId, address }: SigningPlace, document: DirectDocument): Promise<CosmosSigned<DirectDocument>> {
    const method = 'cosmos_signDirect'
    const signDoc = {
      chainId: document.chainId,
      accountNumber: String(document.accountNumber),
      bodyBytes: base64.encode(document.bodyBytes),
      authInfoBytes: base64.encode(document.authInfoBytes),
    }
    return this.need(method, readDirect(await this.ask(method, { signerAddress: address, signDoc }, chainId), document))
  }

  async signAmino({ chainId, address }: SigningPlace, document: AminoDocument): Promise<CosmosSigned<AminoDocument>> {
    const method = 'cosmos_signAmino'
    return this.need(method, readAmino(await this.ask(method, { signerAddress: address, signDoc: document }, chainId), document))
  }

  private ask(method: string, params: unknown, chainId: string): Promise<unknown> {
    return askPaired(this.channel, [method, params, networkIdOf(chainId)], { wallet: this.name, failures, mayAsk: this.mayAsk })
  }

  private need<T>(method: string, found: T | undefined): T {
    return needAnswer(found, { wallet: this.name, method, needed: 'an account, or its signature' })
  }
}

function readAccount(said: unknown, prefersAmino: boolean): WalletKey | undefined {
  const [address, written] = [fieldOf(said, 'address'), fieldOf(said, 'pubkey')]
  // Keys come in base 64, or in hex.
  const publicKey = readEncoded(written, base64.decode, { length: 33 }) ?? readEncoded(written, hex.decode, { length: 33 })
  return isCosmosAddress(address) && publicKey !== undefined ? { address, publicKey, prefersAmino } : undefined
}
