import type { ChainNamespace, Connector, Grant, WalletListener } from '@billfold/kernel'
import { operationFailure, walletFailure } from '@billfold/kernel/family'
import { viewOnlyId } from './contract.js'

/** A connector that grants one address, and asks nobody. */
export class ViewOnlyConnector implements Connector {
  readonly id: string = viewOnlyId
  readonly type = 'EXTERNAL'
  readonly name = 'View only'
  readonly isViewOnly = true
  readonly info: { readonly uuid: string }
  private listener: WalletListener | undefined = undefined

  constructor(
    readonly namespace: ChainNamespace,
    private readonly latest: () => string | undefined,
  ) {
    // The same in every family, but each is one of its own: two of them are no wallet of two families.
    this.info = { uuid: `${viewOnlyId} ${namespace}` }
  }

  async connect(): Promise<Grant> {
    const address = this.latest()
    if (address === undefined) throw walletFailure('wallet/no-account', { wallet: this.name })
    return this.grant(address)
  }

  async reconnect(): Promise<Grant | undefined> {
    const address = this.latest()
    return address === undefined ? undefined : this.grant(address)
  }

  /** Nobody has to be asked for a network. */
  async switchNetwork(): Promise<void> {}

  /** Shows the latest address where another one stands. False when nothing is watched in this family. */
  turn(): boolean {
    const address = this.latest()
    if (this.listener === undefined || address === undefined) return false
    this.listener.accountsChanged([{ address }])
    return true
  }

  private grant(address: string): Grant {
    return {
      accounts: [{ address }],
      activeAddress: address,
      provider: { request: () => Promise.reject(operationFailure('wallet/view-only', { address })) },
      supportsAllNetworks: true,
      watch: (listener) => {
        this.listener = listener
        return () => (this.listener = undefined)
      },
    }
  }
}
