import type { StdSignDoc } from '@cosmjs/amino'
import type { SignDoc } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { cosmosChainId } from '@billfold/local-chains/cosmos/seed'

import { HeldWallet } from '../shared/held-wallet.js'
import type { WalletState } from '../shared/memory.js'
import { WalletError, unauthorized } from '../shared/wallet-error.js'
import type { CosmosKey, CosmosRequest, CosmosWallet, CosmosWalletOptions } from './cosmos-wallet.js'
import {
  aminoDetails,
  aminoSigner,
  changedBytes,
  directDetails,
  directSigner,
  messageDocument,
  messageIn,
  publicKeyOf,
} from './signatures.js'

/** Makes a wallet, lets it stand on the window, and gives its strings into your hand. */
export function createCosmosWallet(options: CosmosWalletOptions): CosmosWallet {
  const wallet = new Wallet(options)
  const { place = options.name.toLowerCase() } = options
  if (place !== '') Object.assign(globalThis, { [place]: wallet.keplr })
  return wallet
}

const methods = ['enable', 'disable', 'getKey', 'signArbitrary', 'signAmino', 'signDirect'] as const

class Wallet extends HeldWallet<WalletState, CosmosRequest> implements CosmosWallet {
  readonly keplr: CosmosWallet['keplr']

  constructor(private readonly options: CosmosWalletOptions) {
    const addresses = options.keys.map(({ address }) => address)
    const start = { isPermitted: false, isLocked: false, address: addresses[0] ?? '' }
    super({ options, addresses, key: `test-wallet:${options.name}:cosmos`, start })
    this.keplr = Object.fromEntries(methods.map((method) => [method, (...params: readonly unknown[]) => this.answerTo(method, params)]))
  }

  /** Wallets like Keplr say by an event of the window that something is another, and not what. */
  protected override tell(before: WalletState, after: WalletState): void {
    if (JSON.stringify(before) !== JSON.stringify(after)) globalThis.dispatchEvent?.(new Event(`${this.name.toLowerCase()}_keystorechange`))
  }

  /** Wallets like Keplr say no in words, without a code. */
  private async answerTo(method: string, params: readonly unknown[]): Promise<unknown> {
    try {
      return await this.hear({ method, params }, () => this.answers[method]?.(params))
    } catch (error) {
      throw error instanceof WalletError && error.code === 4001 ? new Error('Request rejected') : error
    }
  }

  private readonly answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    enable: async ([chains]) => {
      for (const chainId of [chains].flat()) this.mustKnow(chainId)
      const { isPermitted, isLocked, address } = this.memory.state
      if (isPermitted && !isLocked) return
      await this.asked.ask({ method: 'enable', title: 'Connect', details: [['Account', address]] })
      this.memory.change({ isPermitted: true, isLocked: false })
    },
    disable: () => this.memory.change({ isPermitted: false }),
    getKey: async ([chainId]) => {
      this.mustKnow(chainId)
      const key = this.keyOf(this.account)
      const { name, options } = this
      const shown = { name, algo: 'secp256k1', bech32Address: key.address, isNanoLedger: options.isLedger === true, isKeystone: false }
      return { ...shown, pubKey: await publicKeyOf(key), address: new Uint8Array(20) }
    },
    signArbitrary: async ([, signer, message]) => {
      const document = messageDocument(String(signer), message as string | Uint8Array)
      return (await this.signAmino(String(signer), document)).signature
    },
    signAmino: ([, signer, document]) => this.signAmino(String(signer), document as StdSignDoc),
    signDirect: async ([, signer, document]) => {
      if (this.options.isLedger === true) throw new Error('SIGN_MODE_DIRECT is not supported by Ledger')
      const [key, asked] = [this.keyOf(String(signer)), document as SignDoc]
      await this.asked.ask({ method: 'signDirect', title: 'Sign a transaction', details: directDetails(asked) })
      const meant = this.options.changesTransactions === true ? changedBytes(asked) : asked
      return (await directSigner(key)).signDirect(key.address, meant)
    },
  }

  private async signAmino(signer: string, document: StdSignDoc) {
    const [key, message] = [this.keyOf(signer), messageIn(document)]
    const details = message === undefined ? aminoDetails(document) : ([['Message', message]] as const)
    const title = message === undefined ? 'Sign a transaction' : 'Sign a message'
    await this.asked.ask({ method: 'signAmino', title, details })
    const isChanged = this.options.changesTransactions === true && message === undefined
    return (await aminoSigner(key)).signAmino(key.address, isChanged ? { ...document, memo: 'changed' } : document)
  }

  private mustKnow(chainId: unknown): void {
    const { chainIds = [cosmosChainId] } = this.options
    if (!chainIds.includes(String(chainId))) throw new Error(`There is no modular chain info for ${String(chainId)}`)
  }

  /** The key of the account in use, when the page may use it. */
  private keyOf(address: string): CosmosKey {
    const { isPermitted, isLocked } = this.memory.state
    const key = this.options.keys.find((each) => each.address === address)
    if (!isPermitted || isLocked || key === undefined || address !== this.account) throw unauthorized()
    return key
  }
}
