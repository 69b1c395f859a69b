import type { Session } from '@billfold/kernel'
import { fieldOf, itemsOf, type MayAsk, needAnswer, PairedWallet, readEncoded, walletAsk, walletFailure } from '@billfold/kernel/family'
import { base64, hex } from '@scure/base'
import type { AminoDocument, DirectDocument, CosmosSigned, CosmosSignature } from '../contract.js'
import { isCosmosAddress } from '../address.js'
import { cosmosFailures as failures } from '../failures.js'
import { networkIdOf } from '../networks/chain-ids.js'
import { KeplrWallet } from '../wallets/keplr-wallet.js'
import { type WalletKey, readKey } from '../wallets/wallet-key.js'
import { readAmino, readDirect, readSignature } from './answers.js'
import { messageDocument } from './documents.js'

/** Which account signs, and on which chain. */
export interface SigningPlace {
  readonly chainId: string
  readonly address: string
}

/** A document to sign, by an account on a chain. */
export interface SigningOrder<D> extends SigningPlace {
  readonly document: D
  /** True for a transfer of the family itself: then the wallet is asked to leave its memo alone. */
  readonly isOwn?: boolean
}

/** A request in the words of Keplr, and in those of paired wallets. */
interface Request {
  readonly keplr: readonly [method: string, ...given: readonly unknown[]]
  readonly paired: readonly [method: string, params: unknown]
}

type Reader<T> = (said: unknown) => T | undefined

/** Keeps the memo of our own transfers as it is, so that the signed document can be compared with the one that was asked for. */
const fixedMemo = { preferNoSetMemo: true }

/** Asks the wallet of a session, whichever way it is reached. Its answers have the right form; whether they are true is another matter. */
export class WalletRequests {
  private readonly wallet: KeplrWallet | PairedWallet
  private readonly name: string

  constructor(
    { provider, connector }: Pick<Session, 'provider' | 'connector'>,
    private readonly mayAsk: MayAsk,
  ) {
    if (!(provider instanceof KeplrWallet || provider instanceof PairedWallet))
      throw walletFailure('wallet/no-provider', { wallet: connector.name })
    this.wallet = provider
    this.name = connector.name
  }

  /** The account that the wallet has on a chain right now. */
  key(chainId: string): Promise<WalletKey> {
    const { wallet } = this
    return this.ask(chainId, { keplr: ['getKey', chainId], paired: ['cosmos_getAccounts', {}] }, (said) =>
      wallet instanceof KeplrWallet ? readKey(said) : readKeys(said, wallet),
    )
  }

  /**
   * True when the wallet has this account on this chain right now: another tab, or the person, may have changed it. A pairing says for the chain in
   * use which accounts it is for; of others it says that they are granted.
   */
  async has({ chainId, address }: SigningPlace): Promise<boolean> {
    if (this.wallet instanceof KeplrWallet) return (await this.key(chainId)).address === address
    const { channel } = this.wallet
    const networkId = networkIdOf(chainId)
    return channel.networkId() === networkId ? channel.addresses.includes(address) : channel.networkIds.includes(networkId)
  }

  async signMessage({ chainId, address }: SigningPlace, message: Uint8Array): Promise<CosmosSignature> {
    const { wallet } = this
    if (wallet instanceof KeplrWallet && wallet.has('signArbitrary'))
      return this.askKeplr(wallet, ['signArbitrary', chainId, address, readable(message)], readSignature)
    // Others know such a message by its document.
    return (await this.signAmino({ chainId, address, document: messageDocument(address, message) })).signature
  }

  signDirect({ chainId, address, document, isOwn }: SigningOrder<DirectDocument>): Promise<CosmosSigned<DirectDocument>> {
    const { bodyBytes, authInfoBytes } = document
    const given = { ...document, bodyBytes: bodyBytes.slice(), authInfoBytes: authInfoBytes.slice() }
    const [body, authInfo] = [base64.encode(bodyBytes), base64.encode(authInfoBytes)]
    const signDoc = { chainId, accountNumber: String(document.accountNumber), bodyBytes: body, authInfoBytes: authInfo }
    const request: Request = {
      keplr: ['signDirect', chainId, address, given, ...(isOwn === true ? [fixedMemo] : [])],
      paired: ['cosmos_signDirect', { signerAddress: address, signDoc }],
    }
    return this.ask(chainId, request, (said) => readDirect(said, document))
  }

  signAmino({ chainId, address, document, isOwn }: SigningOrder<AminoDocument>): Promise<CosmosSigned<AminoDocument>> {
    const request: Request = {
      keplr: ['signAmino', chainId, address, structuredClone(document), ...(isOwn === true ? [fixedMemo] : [])],
      paired: ['cosmos_signAmino', { signerAddress: address, signDoc: document }],
    }
    return this.ask(chainId, request, (said) => readAmino(said, document))
  }

  private async ask<T>(chainId: string, { keplr, paired }: Request, read: Reader<T>): Promise<T> {
    const { wallet, mayAsk } = this
    if (wallet instanceof KeplrWallet) return this.askKeplr(wallet, keplr, read)
    const found = read(await wallet.ask([...paired, networkIdOf(chainId)], { failures, mayAsk }))
    return needAnswer(found, { wallet: wallet.name, method: paired[0], needed: 'an account, or its signature' })
  }

  private async askKeplr<T>({ keplr }: KeplrWallet, [method, ...given]: Request['keplr'], read: Reader<T>): Promise<T> {
    const { name: wallet, mayAsk } = this
    const found = read(await walletAsk(keplr, { wallet, mayAsk, failures }).invoke(method, ...given))
    return needAnswer(found, { wallet, method, needed: 'what Keplr answers' })
  }
}

/** A wallet may list the accounts of all its chains: the one that it granted for this one counts. */
function readKeys(said: unknown, { channel }: PairedWallet): WalletKey | undefined {
  const prefersAmino = channel.methods.includes('cosmos_signAmino')
  const keys = (itemsOf(said, 20) ?? []).flatMap((row) => readAccount(row, prefersAmino))
  return keys.find(({ address }) => channel.addresses.includes(address)) ?? keys[0]
}

function readAccount(said: unknown, prefersAmino: boolean): readonly WalletKey[] {
  const [address, written] = [fieldOf(said, 'address'), fieldOf(said, 'pubkey')]
  // Keys come in base 64, or in hex.
  const publicKey = readEncoded(written, base64.decode, { length: 33 }) ?? readEncoded(written, hex.decode, { length: 33 })
  return isCosmosAddress(address) && publicKey !== undefined ? [{ address, publicKey, prefersAmino }] : []
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
