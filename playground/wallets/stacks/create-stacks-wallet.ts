import { HeldWallet } from '../shared/held-wallet.js'
import { letterIcon } from '../shared/letter-icon.js'
import type { WalletState } from '../shared/memory.js'
import { WalletError, badParameters, unknownMethod } from '../shared/wallet-error.js'
import { publicKeyOf, signStructured, signText, signTransaction } from './signatures.js'
import type { StacksKey, StacksPageProvider, StacksRequest, StacksWallet, StacksWalletOptions } from './stacks-wallet.js'
import { buildTransfer, detailsOf, sendTransaction } from './transactions.js'

/** Makes a wallet, lets it name itself on the page, and gives its strings into your hand. */
export function createStacksWallet(options: StacksWalletOptions): StacksWallet {
  const wallet = new Wallet(options)
  if (options.isRegistered !== false) wallet.register()
  return wallet
}

type Params = StacksRequest['params']

/** Codes that wallets of Stacks have in the place of those of EVM. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002 }

class Wallet extends HeldWallet<WalletState, StacksRequest> implements StacksWallet {
  readonly provider: StacksPageProvider

  constructor(private readonly options: StacksWalletOptions) {
    const addresses = options.keys.map(({ address }) => address)
    super({
      ...{ options, addresses, key: `test-wallet:${options.name}:stacks` },
      start: { isPermitted: false, isLocked: false, address: addresses[0] ?? '' },
    })
    this.provider = {
      request: (method, params = {}) => this.answerTo(method, params),
      listen: (event, listener) => {
        this.emitter.on(event, listener)
        return () => this.emitter.off(event, listener)
      },
    }
  }

  register(): void {
    const { name, icon = letterIcon(name) } = this.options
    const id = `${name}StacksProvider`
    const page = globalThis as { wbip_providers?: object[] } & Record<string, unknown>
    page[id] = this.provider
    page.wbip_providers = [...(page.wbip_providers ?? []), { id, name, icon, methods: Object.keys(this.methods) }]
  }

  /** A wallet of Stacks says which accounts it has now; none when it is locked, or the page may not see them. */
  protected override tell(before: WalletState, after: WalletState): void {
    if (JSON.stringify(before) !== JSON.stringify(after)) this.emitter.emit('stx_accountChange', this.shown)
  }

  private get shown(): readonly object[] {
    const { isPermitted, isLocked, address } = this.memory.state
    if (!isPermitted || isLocked) return []
    const ordered = [address, ...this.addresses.filter((own) => own !== address)]
    return ordered.map((own) => ({ symbol: 'STX', address: own, publicKey: publicKeyOf(this.keyOf(own).secret) }))
  }

  private keyOf(address: string): StacksKey {
    const key = this.options.keys.find((each) => each.address === address)
    if (key === undefined) throw badParameters(`${address} is no account of this wallet.`)
    return key
  }

  private async answerTo(method: string, params: Params): Promise<unknown> {
    try {
      return { jsonrpc: '2.0', id: 1, result: await this.hear({ method, params }, () => this.truth(method, params)) }
    } catch (error) {
      const { code, message } = error as WalletError
      throw { jsonrpc: '2.0', id: 1, error: { code: codes[code] ?? code ?? -32603, message } }
    }
  }

  private truth(method: string, params: Params): unknown {
    const known = this.options.lacks?.includes(method) === true ? undefined : this.methods[method]
    if (known === undefined) throw unknownMethod(method)
    if (method.startsWith('stx_sign') || method === 'stx_transferStx') this.mustBeAllowed()
    return known(params)
  }

  private mustBeAllowed(): void {
    const { isPermitted, isLocked } = this.memory.state
    if (!isPermitted || isLocked) throw new WalletError(-32002, 'Access denied.')
  }

  private readonly methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getAddresses: () => this.connect(),
    stx_getAddresses: () => this.connect(),
    wallet_getAccount: () => {
      this.mustBeAllowed()
      return { addresses: this.shown }
    },
    wallet_disconnect: () => {
      this.memory.change({ isPermitted: false })
      return null
    },
    stx_signMessage: async ({ message }) => {
      if (typeof message !== 'string') throw badParameters('Expected "message".')
      await this.asked.ask({ method: 'stx_signMessage', title: 'Sign a message', details: [['Message', message]] })
      return this.signed((secret) => signText(message, secret))
    },
    stx_signStructuredMessage: async ({ message, domain }) => {
      await this.asked.ask({ method: 'stx_signStructuredMessage', title: 'Sign typed data', details: [['Data', String(message)]] })
      return this.signed((secret) => signStructured({ message: String(message), domain: String(domain) }, secret))
    },
    stx_signTransaction: async ({ transaction }) => {
      if (typeof transaction !== 'string') throw badParameters('Expected "transaction".')
      const details = detailsOf(transaction)
      await this.asked.ask({ method: 'stx_signTransaction', title: 'Sign a transaction', details })
      const { account, options } = this
      const other = { recipient: options.keys.at(-1)?.address, amount: '1' }
      const meant = options.changesTransactions === true ? await buildTransfer(other, this.keyOf(account), options.url) : transaction
      return signTransaction(meant, this.keyOf(account).secret)
    },
    stx_transferStx: async (params) => {
      const key = this.keyOf(this.account)
      const built = await buildTransfer(params, key, this.options.url)
      await this.asked.ask({ method: 'stx_transferStx', title: 'Send', details: detailsOf(built) })
      const { transaction, txid } = signTransaction(built, key.secret)
      await sendTransaction(this.options.url, transaction)
      this.sent.push(txid)
      return { txid, transaction }
    },
  }

  private async connect(): Promise<object> {
    const { isPermitted, isLocked, address } = this.memory.state
    if (!isPermitted || isLocked) {
      await this.asked.ask({ method: 'getAddresses', title: 'Connect', details: [['Account', address]] })
      this.memory.change({ isPermitted: true, isLocked: false })
      if (this.answersTwice) this.emitter.emit('stx_accountChange', this.shown)
    }
    return { addresses: this.shown }
  }

  private signed(sign: (secret: string) => string): object {
    const { secret } = this.keyOf(this.account)
    return { signature: sign(secret), publicKey: publicKeyOf(secret) }
  }
}
