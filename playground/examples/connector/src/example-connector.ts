import type { ExampleProvider } from '@billfold/example-chain/contract'
import { type Connector, type Grant, type WalletListener, walletError } from '@billfold/kernel'
import { isRefusedByWallet, parseAccounts, parseNetworkId } from './wallet-words.js'

/**
 * One wallet of the Example family. The kernel decides when to ask, and when nobody waits for the answer any more; this says
 * how to ask, and believes nothing unparsed.
 */
export class ExampleConnector implements Connector {
  readonly id = 'example'
  readonly type = 'EXTERNAL'
  readonly name = 'Example wallet'
  readonly namespace = 'example'
  readonly info = { rdns: 'example.wallet' }

  constructor(readonly provider: ExampleProvider) {}

  async connect(): Promise<Grant> {
    return this.grant(await this.ask('connect'))
  }

  /** `accounts` never prompts: an empty list means that the wallet has forgotten this page. */
  async reconnect(): Promise<Grant | undefined> {
    const accounts = await this.ask('accounts')
    return parseAccounts(accounts)?.length === 0 ? undefined : this.grant(accounts)
  }

  async disconnect(): Promise<void> {
    await this.provider.request({ method: 'disconnect' })
  }

  private async grant(said: unknown): Promise<Grant> {
    const accounts = parseAccounts(said) ?? []
    if (accounts.length === 0) throw new TypeError('The wallet connected without an account. Unlock it and try again.')
    const networkId = parseNetworkId(await this.ask('network'))
    return {
      accounts,
      ...(networkId !== undefined && { networkId }),
      provider: this.provider,
      watch: (listener) => this.watch(listener),
    }
  }

  private watch(listener: WalletListener): () => void {
    const undo = [
      this.provider.on('accounts', (said) => {
        const accounts = parseAccounts(said)
        if (accounts !== undefined) listener.accountsChanged(accounts)
      }),
      this.provider.on('network', (said) => {
        const networkId = parseNetworkId(said)
        if (networkId !== undefined) listener.networkChanged(networkId)
      }),
      this.provider.on('disconnect', () => listener.disconnected()),
    ]
    return () => {
      for (const step of undo) step()
    }
  }

  private async ask(method: string): Promise<unknown> {
    try {
      return await this.provider.request({ method })
    } catch (error) {
      throw isRefusedByWallet(error) ? walletError('wallet/refused', { wallet: this.name }, error) : error
    }
  }
}
