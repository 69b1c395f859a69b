import type { Connector, Grant, WalletListener } from '@billfold/kernel'
import { ask } from './ask.js'
import type { SeaMossProvider } from './contract.js'
import { parseAccounts, parseNetworkId } from './parse.js'

/** The wallet of this page. The kernel decides when to ask; the connector knows how, and parses every answer. */
export class SeaMossConnector implements Connector {
  readonly id = 'sea-moss'
  readonly type = 'INJECTED'
  readonly name = 'Sea moss wallet'
  readonly namespace = 'seamoss'

  constructor(readonly provider: SeaMossProvider) {}

  async connect(): Promise<Grant> {
    return this.grant(await ask(this.provider, 'connect'))
  }

  /** `accounts` never prompts: an empty list means that the wallet has forgotten this page. */
  async reconnect(): Promise<Grant | undefined> {
    const said = await ask(this.provider, 'accounts')
    return parseAccounts(said)?.length === 0 ? undefined : this.grant(said)
  }

  async disconnect(): Promise<void> {
    await ask(this.provider, 'disconnect')
  }

  private async grant(said: unknown): Promise<Grant> {
    const accounts = parseAccounts(said) ?? []
    if (accounts.length === 0) throw new TypeError('The wallet connected without an account. Unlock it and try again.')
    const networkId = parseNetworkId(await ask(this.provider, 'network'))
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
}
