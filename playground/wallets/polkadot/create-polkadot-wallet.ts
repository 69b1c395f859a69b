import { metadataHash } from '@billfold/local-chains/polkadot/seed'

import { HeldWallet } from '../shared/held-wallet.js'
import type { WalletState } from '../shared/memory.js'
import { badParameters, unauthorized } from '../shared/wallet-error.js'
import { kinds, signBytes } from './keys.js'
import type { PolkadotKey, PolkadotRequest, PolkadotWallet, PolkadotWalletOptions } from './polkadot-wallet.js'
import { type GivenPayload, changed, detailsOf, fromHex, payloadBytes, signedTransaction, toHex } from './transactions.js'

/** Makes an extension, leaves it in the page, and gives its strings into your hand. */
export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotWallet {
  const wallet = new Wallet(options)
  const page = globalThis as { injectedWeb3?: Record<string, unknown> }
  page.injectedWeb3 = { ...page.injectedWeb3, [options.name]: wallet.entry }
  return wallet
}

interface RawRequest {
  readonly address: string
  readonly data: string
}

type Method = (input: never) => unknown

class Wallet extends HeldWallet<WalletState, PolkadotRequest> implements PolkadotWallet {
  /** What stands in the page. */
  readonly entry: object
  private readonly methods: Readonly<Record<string, Method>>

  constructor(private readonly options: PolkadotWalletOptions) {
    const addresses = options.keys.map(({ address }) => address)
    const start = { isPermitted: false, isLocked: false, address: addresses[0] ?? '' }
    super({ options, addresses, key: `test-wallet:${options.name}:polkadot`, start })
    this.methods = {
      enable: () => this.enable(),
      'accounts.get': () => this.accounts(),
      signRaw: (request: RawRequest) => this.signRaw(request),
      signPayload: (payload: GivenPayload) => this.signPayload(payload),
    }
    this.entry = { version: '1.0.0', enable: (origin: string) => this.run('enable', origin) }
  }

  /** All accounts, until the person shares another one: then that one alone. Extensions have no account in use. */
  get visible(): readonly string[] {
    const { isPermitted, isLocked, address } = this.memory.state
    if (!isPermitted || isLocked) return []
    return address === this.addresses[0] ? this.addresses : [address]
  }

  protected override tell(): void {
    this.emitter.emit('accounts', this.accounts())
  }

  private accounts(): readonly object[] {
    const { genesisHash } = this.options
    return this.visible.map((address) => ({ address, name: this.name, ...(genesisHash !== undefined && { genesisHash }) }))
  }

  private run(method: string, input?: unknown): Promise<unknown> {
    return this.hear({ method, inputs: [input] }, () => this.methods[method]?.(input as never))
  }

  private async enable(): Promise<object> {
    const { isPermitted, isLocked, address } = this.memory.state
    if (!isPermitted || isLocked) {
      await this.asked.ask({ method: 'enable', title: 'Connect', details: [['Account', address]] })
      this.memory.change({ isPermitted: true, isLocked: false })
      if (this.answersTwice) this.tell()
    }
    return {
      accounts: { get: () => this.run('accounts.get'), subscribe: (listener: (accounts: unknown) => void) => this.subscribe(listener) },
      signer: {
        signRaw: (request: unknown) => this.run('signRaw', request),
        signPayload: (payload: unknown) => this.run('signPayload', payload),
      },
    }
  }

  private subscribe(listener: (accounts: unknown) => void): () => void {
    this.emitter.on('accounts', listener)
    listener(this.accounts())
    return () => this.emitter.off('accounts', listener)
  }

  private async signRaw({ address, data }: RawRequest): Promise<object> {
    const [key, message] = [this.keyOf(address), fromHex(data)]
    await this.asked.ask({ method: 'signRaw', title: 'Sign a message', details: [['Message', new TextDecoder().decode(message)]] })
    const mark = (text: string): Uint8Array => new TextEncoder().encode(text)
    return { id: 1, signature: toHex(signBytes(key, Uint8Array.from([...mark('<Bytes>'), ...message, ...mark('</Bytes>')]))) }
  }

  private async signPayload(payload: GivenPayload): Promise<object> {
    const key = this.keyOf(payload.address)
    await this.asked.ask({ method: 'signPayload', title: 'Sign a transaction', details: detailsOf(payload) })
    const { changesTransactions, isDevice } = this.options
    if (isDevice === true && payload.withSignedTransaction !== true) throw badParameters('The device cannot show this transaction.')
    const hash = isDevice === true ? metadataHash : undefined
    const given = changesTransactions === true ? changed(payload) : payload
    const bytes = Uint8Array.from([kinds[key.scheme], ...signBytes(key, payloadBytes(given, hash))])
    const signature = toHex(bytes)
    this.sent.push(signature)
    return { id: 1, signature, ...(hash !== undefined && { signedTransaction: toHex(signedTransaction(given, bytes, hash)) }) }
  }

  /** The key of an account, when the page may use it. */
  private keyOf(address: string): PolkadotKey {
    const key = this.visible.includes(address) ? this.options.keys.find((one) => one.address === address) : undefined
    if (key === undefined) throw unauthorized()
    return key
  }
}
