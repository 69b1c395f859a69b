import type { CaipNetworkId } from '../src/core/caip/ids.js'
import type { Session } from '../src/wallets/contract/connection.js'
import { walletError } from '../src/wallets/errors/wallet-refused.js'
import { connectByModal } from './connect-by-modal.js'
import { LastingProvider } from './lasting-provider.js'

/** Base of those objects whose own methods connect a wallet and end its connection. */
export abstract class ConnectingProvider<O = unknown> extends LastingProvider<O> {
  /** The account in use; undefined while nobody is connected. */
  get address(): string | undefined {
    return this.addresses[0]
  }

  /** The network in use. */
  get networkId(): CaipNetworkId | undefined {
    return this.currentNetwork?.caipNetworkId
  }

  /** The session in use, after the person has connected a wallet where none is. Who closes the modal has said no. */
  protected async connected(): Promise<Session> {
    const session = await connectByModal(this.namespace, this.parts, this.ending.signal)
    if (session === undefined) throw walletError('wallet/refused', {})
    return session
  }

  /** Ends the connection, as a press on Disconnect does. */
  protected async leave(): Promise<void> {
    if (this.currentSession !== undefined) await this.parts.connections.disconnect({ namespace: this.namespace })
  }
}
