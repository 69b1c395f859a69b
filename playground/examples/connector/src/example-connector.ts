import { type ConnectRequest, type Connector, type WalletGrant, type WalletListener, walletError } from '@billfold/kernel'
import type { ExampleProvider } from '@billfold/example-chain/contract'
import { isRefusedByWallet, parseAccounts, parseNetworkId } from './wallet-words.js'

/** One wallet of the Example family. The kernel decides when to ask; this says how, and believes nothing unparsed. */
export class ExampleConnector implements Connector {
  readonly id = 'example'
  readonly type = 'EXTERNAL'
  readonly name = 'Example wallet'
  readonly chain = 'example'
  readonly info = { rdns: 'example.wallet' }

  constructor(readonly provider: ExampleProvider) {}

  async connect({ signal }: ConnectRequest): Promise<WalletGrant> {
    return this.grant(await this.ask('connect', signal), signal)
  }

  /** `accounts` never prompts: an empty list means that the wallet has forgotten this page. */
  async reconnect({ signal }: ConnectRequest): Promise<WalletGrant | undefined> {
    const accounts = await this.ask('accounts', signal)
    return Array.isArray(accounts) && accounts.length === 0 ? undefined : this.grant(accounts, signal)
  }

  async disconnect(): Promise<void> {
    await this.provider.request({ method: 'disconnect' })
  }

  private async grant(said: unknown, signal: AbortSignal): Promise<WalletGrant> {
    const accounts = parseAccounts(said)
    if (accounts.length === 0) throw new TypeError('The wallet connected without an account. Unlock it and try again.')
    const networkId = parseNetworkId(await this.ask('network', signal))
    return {
      accounts,
      ...(networkId !== undefined && { networkId }),
      provider: this.provider,
      watch: (listener) => this.watch(listener),
    }
  }

  private watch(listener: WalletListener): () => void {
    const undo = [
      this.provider.on('accounts', (accounts) => listener.accountsChanged(parseAccounts(accounts))),
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

  /** The wallet's answer, or the end of the attempt when it was called off: a late answer is nobody's business any more. */
  private async ask(method: string, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    try {
      return await Promise.race([this.provider.request({ method }), aborted(signal)])
    } catch (error) {
      throw isRefusedByWallet(error) ? walletError('wallet/refused', { wallet: this.name }, error) : error
    }
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
}
