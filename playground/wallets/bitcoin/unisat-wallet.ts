import { base64, hex } from '@scure/base'
import { unauthorized, unknownMethod } from '../shared/wallet-error.js'
import type { BitcoinNetworkName } from './bitcoin-wallet.js'
import { type BitcoinWalletState, HeldBitcoinWallet } from './held-bitcoin-wallet.js'

type Given = readonly unknown[]

/** A wallet with the methods of UniSat at its place on the window: one address, and hex for transactions. */
export class UnisatWallet extends HeldBitcoinWallet {
  readonly provider: Readonly<Record<string, (...given: Given) => unknown>>
  private readonly methods: Readonly<Record<string, (...given: Given) => unknown>> = {
    requestAccounts: async () => {
      await this.connect('requestAccounts')
      if (this.answersTwice) this.emitter.emit('accountsChanged', this.shown)
      return this.shown
    },
    getAccounts: () => this.shown,
    getPublicKey: () => {
      const [key] = this.visible
      if (key === undefined) throw unauthorized()
      return hex.encode(key.publicKey)
    },
    getChain: () => chainOf(this.network),
    switchChain: async (chain) => {
      await this.switchNetwork('switchChain', String(chain).replace('BITCOIN_', '').toLowerCase())
      return chainOf(this.network)
    },
    disconnect: () => this.memory.change({ isPermitted: false }),
    signMessage: async (text, type) =>
      base64.encode(await this.desk.message('signMessage', { address: this.payment, text, isSpend: type === 'bip322-simple' })),
    signPsbt: async (psbt, options) => {
      const { toSignInputs } = Object(options) as { readonly toSignInputs?: readonly { readonly index: number }[] }
      const inputs = toSignInputs?.map(({ index }) => index)
      return hex.encode(await this.desk.psbt({ method: 'signPsbt', address: this.payment, psbt: hex.decode(String(psbt)), inputs }))
    },
  }

  constructor(...given: ConstructorParameters<typeof HeldBitcoinWallet>) {
    super(...given)
    const { lacks = [] } = this.options
    const known = Object.keys(this.methods).filter((method) => !lacks.includes(method))
    this.provider = {
      ...Object.fromEntries(known.map((method) => [method, (...args: Given) => this.hear({ method }, () => this.run(method, args))])),
      on: (event, listener) => this.emitter.on(String(event), listener as () => void),
      removeListener: (event, listener) => this.emitter.off(String(event), listener as () => void),
    }
  }

  register(): void {
    Object.assign(globalThis, { [this.options.place ?? 'unisat']: this.provider })
  }

  protected override tell(before: BitcoinWalletState, after: BitcoinWalletState): void {
    if (before.network !== after.network) this.emitter.emit('chainChanged', chainOf(after.network))
    else if (JSON.stringify(before) !== JSON.stringify(after)) this.emitter.emit('accountsChanged', this.shown)
  }

  private get shown(): readonly string[] {
    return this.visible.filter(({ purpose }) => purpose === 'payment').map(({ address }) => address)
  }

  private run(method: string, given: Given): unknown {
    const known = this.methods[method]
    if (known === undefined) throw unknownMethod(method)
    return known(...given)
  }
}

function chainOf(network: BitcoinNetworkName): object {
  return { enum: `BITCOIN_${network.toUpperCase()}`, name: `Bitcoin ${network}`, network: network === 'mainnet' ? 'livenet' : network }
}
