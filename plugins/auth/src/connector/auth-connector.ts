import { type ChainNamespace, type ConnectRequest, type Connector, type Grant, type Network, connectorIds } from '@billfold/kernel'
import type { EmbeddedWallet } from './embedded-wallet.js'

/** Connector to the embedded wallet for one family. One login is good for all families that it reaches. */
export class AuthConnector implements Connector {
  readonly id: string = connectorIds.auth
  readonly type = 'AUTH'
  readonly name = 'Embedded wallet'
  readonly spans = 'session'

  constructor(
    readonly namespace: ChainNamespace,
    private readonly wallet: EmbeddedWallet,
  ) {}

  /** Whoever logged in is connected; families that the frame cannot tell of stay as they are. */
  async connect({ network }: ConnectRequest): Promise<Grant> {
    const { grant, others } = await this.wallet.connectAll(this.namespace, network)
    return { ...grant, others }
  }

  async reconnect({ network }: ConnectRequest): Promise<Grant | undefined> {
    return (await this.wallet.isLoggedIn()) ? this.wallet.connect(this.namespace, network) : undefined
  }

  disconnect(): Promise<void> {
    return this.wallet.leave()
  }

  switchNetwork(network: Network): Promise<void> {
    return this.wallet.switchNetwork(this.namespace, network)
  }

  reload(): void {
    this.wallet.reload()
  }
}
