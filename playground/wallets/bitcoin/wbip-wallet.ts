import { base64, hex } from '@scure/base'
import { type WalletError, badParameters, unauthorized, unknownMethod } from '../shared/wallet-error.js'
import { type BitcoinWalletState, HeldBitcoinWallet } from './held-bitcoin-wallet.js'

type Params = Readonly<Record<string, unknown>>

/** Codes that these wallets have in the place of those of EVM. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002 }

/** A wallet that names itself by WBIP-004 and is asked by `request(method, params)`, as sats-connect does. */
export class WbipWallet extends HeldBitcoinWallet {
  readonly provider = {
    request: (method: string, params: Params | null = {}): Promise<unknown> => this.answerTo(method, params ?? {}),
    addListener: ({ eventName, cb }: { readonly eventName: string; readonly cb: (told: unknown) => void }): (() => void) => {
      this.emitter.on(eventName, cb)
      return () => this.emitter.off(eventName, cb)
    },
  }

  register(): void {
    const id = `${this.name}BitcoinProvider`
    const page = globalThis as { btc_providers?: object[] } & Record<string, unknown>
    page[id] = this.provider
    const { name, icon } = this
    page.btc_providers = [
      ...(page.btc_providers ?? []),
      { id, name, icon, webUrl: 'https://wallet.example', methods: Object.keys(this.methods) },
    ]
  }

  protected override tell(before: BitcoinWalletState, after: BitcoinWalletState): void {
    if (before.isPermitted && (!after.isPermitted || after.isLocked)) this.emitter.emit('disconnect', { type: 'disconnect' })
    else if (before.network !== after.network) this.emitter.emit('networkChange', { type: 'networkChange', ...this.shownNetwork })
    else if (before.address !== after.address && this.visible.length > 0)
      this.emitter.emit('accountChange', { type: 'accountChange', addresses: this.shown })
  }

  private get shown(): readonly object[] {
    return this.visible.map(({ address, publicKey, purpose }) => ({
      ...{ address, purpose, addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr', walletType: 'software' },
      publicKey: hex.encode(purpose === 'payment' ? publicKey : publicKey.slice(1)),
    }))
  }

  private get shownNetwork(): object {
    const name = this.network.slice(0, 1).toUpperCase() + this.network.slice(1)
    return { bitcoin: { name }, stacks: { name: this.network === 'mainnet' ? 'mainnet' : 'testnet' } }
  }

  private async answerTo(method: string, params: Params): Promise<unknown> {
    try {
      return { jsonrpc: '2.0', id: 1, result: await this.hear({ method }, () => this.truth(method, params)) }
    } catch (error) {
      const { code, message } = error as WalletError
      return { jsonrpc: '2.0', id: 1, error: { code: codes[code] ?? code ?? -32603, message } }
    }
  }

  private truth(method: string, params: Params): unknown {
    const known = this.options.lacks?.includes(method) === true ? undefined : this.methods[method]
    if (known === undefined) throw unknownMethod(method)
    return known(params)
  }

  private readonly methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getInfo: () => ({ version: '1.2.0', platform: 'web', methods: Object.keys(this.methods), supports: ['WBIP004'] }),
    wallet_connect: () => this.connected('wallet_connect'),
    getAddresses: () => this.connected('getAddresses'),
    wallet_getAccount: () => {
      if (this.visible.length === 0) throw unauthorized()
      return this.shownAccount
    },
    wallet_getNetwork: () => this.shownNetwork,
    wallet_changeNetwork: async ({ name }) => {
      await this.switchNetwork('wallet_changeNetwork', String(name).toLowerCase())
      return null
    },
    wallet_disconnect: () => {
      this.memory.change({ isPermitted: false })
      return null
    },
    signMessage: async ({ address, message, protocol }) => {
      const isSpend = protocol === 'BIP322'
      const signature = await this.desk.message('signMessage', { address: String(address), text: message, isSpend })
      return { address, signature: base64.encode(signature), protocol: isSpend ? 'BIP322' : 'ECDSA' }
    },
    signPsbt: async ({ psbt, signInputs }) => {
      const [address, inputs] = Object.entries(Object(signInputs) as Readonly<Record<string, readonly number[]>>)[0] ?? []
      if (typeof psbt !== 'string' || address === undefined) throw badParameters('Expected "psbt" and "signInputs".')
      const signed = await this.desk.psbt({ method: 'signPsbt', address, psbt: base64.decode(psbt), inputs })
      return { psbt: base64.encode(signed) }
    },
  }

  private async connected(method: string): Promise<object> {
    await this.connect(method)
    if (this.answersTwice) this.emitter.emit('accountChange', { type: 'accountChange', addresses: this.shown })
    return this.shownAccount
  }

  private get shownAccount(): object {
    return { id: 'account', addresses: this.shown, walletType: 'software', network: this.shownNetwork }
  }
}
