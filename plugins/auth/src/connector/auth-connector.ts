import { type ChainNamespace, type ConnectRequest, type Connector, type Grant, type Network, connectorIds } from '@billfold/kernel'
import type { WalletLoader } from './wallet-loader.js'

/** Families whose keys the secure site holds. */
export const authNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** Connector to the embedded wallet for one family. One login is good for all families that it reaches. */
export class AuthConnector implements Connector {
  readonly id: string = connectorIds.auth
  readonly type = 'AUTH'
  readonly name = 'Embedded wallet'
  readonly spans = 'session'

  constructor(
    readonly namespace: ChainNamespace,
    private readonly loader: Pick<WalletLoader, 'use'>,
  ) {}

  /** Whoever logged in is connected; families that the frame cannot tell of stay as they are. */
  async connect({ network }: ConnectRequest): Promise<Grant> {
    const { grant, others } = await this.loader.use(({ wallet }) => wallet.connectAll(this.namespace, network))
    return { ...grant, others }
  }

  reconnect({ network }: ConnectRequest): Promise<Grant | undefined> {
    return this.loader.use(async ({ wallet }) => ((await wallet.isLoggedIn()) ? wallet.connect(this.namespace, network) : undefined))
  }

  disconnect(): Promise<void> {
    return this.loader.use(({ wallet }) => wallet.leave())
  }

  switchNetwork(network: Network): Promise<void> {
    return this.loader.use(({ wallet }) => wallet.switchNetwork(this.namespace, network))
  }

  reload(): void {
    void this.loader.use(({ wallet }) => wallet.reload())
  }
}
