import { type Connector, type Grant, type WalletListener, walletError } from '@billfold/kernel'
import { type OakLeafProvider, family } from './contract.js'
import { isRefusedByWallet, parseAccounts, parseNetworkId } from './parse.js'

/** The Oak leaf wallet. The kernel decides when to ask; the connector knows how, and parses every answer. */
export class OakLeafConnector implements Connector {
  readonly id = 'oak-leaf'
  readonly type = 'EXTERNAL'
  readonly name = 'Oak leaf wallet'
  readonly namespace = family

  constructor(readonly provider: OakLeafProvider) {}

  async connect(): Promise<Grant> {
    return this.grant(await this.ask('eth_requestAccounts'))
  }

  /** `eth_accounts` never prompts: an empty list means that the wallet has forgotten this page. */
  async reconnect(): Promise<Grant | undefined> {
    const said = await this.ask('eth_accounts')
    return parseAccounts(said)?.length === 0 ? undefined : this.grant(said)
  }

  async disconnect(): Promise<void> {
    await this.ask('wallet_revokePermissions', [{ eth_accounts: {} }])
  }

  private async grant(said: unknown): Promise<Grant> {
    const accounts = parseAccounts(said) ?? []
    if (accounts.length === 0) throw new TypeError('The wallet connected without an account. Unlock it and try again.')
    const networkId = parseNetworkId(await this.ask('eth_chainId'))
    return {
      accounts,
      ...(networkId !== undefined && { networkId }),
      provider: this.provider,
      watch: (listener) => this.watch(listener),
    }
  }

  private watch(listener: WalletListener): () => void {
    const heard = {
      accountsChanged: (said: unknown) => {
        const accounts = parseAccounts(said)
        if (accounts !== undefined) listener.accountsChanged(accounts)
      },
      chainChanged: (said: unknown) => {
        const networkId = parseNetworkId(said)
        if (networkId !== undefined) listener.networkChanged(networkId)
      },
      disconnect: () => listener.disconnected(),
    }
    for (const [event, hear] of Object.entries(heard)) this.provider.on(event, hear)
    return () => {
      for (const [event, hear] of Object.entries(heard)) this.provider.removeListener(event, hear)
    }
  }

  private async ask(method: string, params?: unknown): Promise<unknown> {
    try {
      return await this.provider.request({ method, ...(params !== undefined && { params }) })
    } catch (error) {
      throw isRefusedByWallet(error) ? walletError('wallet/refused', { wallet: this.name }, error) : error
    }
  }
}
