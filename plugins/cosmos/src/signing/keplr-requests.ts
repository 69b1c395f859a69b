import { type MayAsk, needAnswer, type WalletAsk, walletAsk } from '@billfold/kernel/family'
import type { AminoDocument, CosmosSignature, CosmosSigned, DirectDocument } from '../contract.js'
import { cosmosFailures as failures } from '../failures.js'
import type { KeplrWallet } from '../wallets/keplr-wallet.js'
import { type WalletKey, readKey } from '../wallets/wallet-key.js'
import { readAmino, readDirect, readSignature } from './answers.js'
import { messageDocument } from './documents.js'
import type { SigningPlace, WalletRequests } from './wallet-requests.js'

/** What a person may not change in a transfer of ours: then what was signed can be compared with what was asked for. */
const fixedMemo = { preferNoSetMemo: true }

/** Asks a wallet with the interface of Keplr. */
export class KeplrRequests implements WalletRequests {
  private readonly ask: WalletAsk

  constructor(
    private readonly wallet: KeplrWallet,
    private readonly name: string,
    mayAsk: MayAsk,
  ) {
    this.ask = walletAsk(wallet.keplr, { wallet: name, mayAsk, failures })
  }

  async key(chainId: string): Promise<WalletKey> {
    return this.need('getKey', readKey(await this.ask.invoke('getKey', chainId)))
  }

  async has({ chainId, address }: SigningPlace): Promise<boolean> {
    return (await this.key(chainId)).address === address
  }

  async signMessage({ chainId, address }: SigningPlace, message: Uint8Array): Promise<CosmosSignature> {
    if (this.wallet.has('signArbitrary'))
      return this.need('signArbitrary', readSignature(await this.ask.invoke('signArbitrary', chainId, address, readable(message))))
    // Others know such a message by its document.
    const document = messageDocument(address, message)
    return this.need('signAmino', readAmino(await this.ask.invoke('signAmino', chainId, address, document), document)).signature
  }

  async signDirect({ chainId, address }: SigningPlace, document: DirectDocument, isOwn: boolean): Promise<CosmosSigned<DirectDocument>> {
    const given = { ...document, bodyBytes: document.bodyBytes.slice(), authInfoBytes: document.authInfoBytes.slice() }
    return this.need('signDirect', readDirect(await this.ask.invoke('signDirect', chainId, address, given, ...options(isOwn)), document))
  }

  async signAmino({ chainId, address }: SigningPlace, document: AminoDocument, isOwn: boolean): Promise<CosmosSigned<AminoDocument>> {
    const given = structuredClone(document)
    return this.need('signAmino', readAmino(await this.ask.invoke('signAmino', chainId, address, given, ...options(isOwn)), document))
  }

  private need<T>(method: string, found: T | undefined): T {
    return needAnswer(found, { wallet: this.name, method, needed: 'what Keplr answers' })
  }
}

function options(isOwn: boolean): readonly object[] {
  return isOwn ? [fixedMemo] : []
}

/** A text is handed over as such: wallets show it to the person. */
function readable(message: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    // Bytes that are no text.
    return message.slice()
  }
}
