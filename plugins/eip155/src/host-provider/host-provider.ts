import { LastingProvider } from '@billfold/kernel/family'
import type { Eip1193Listener, Eip1193Provider } from '../contract.js'
import type { EvmOperations } from '../operations.js'
import { Eip1193Error } from '../rpc/eip1193-error.js'
import { chainIdHex } from '../rpc/hex.js'

/**
 * Object that a host's own libraries talk to (EIP-1193): the same one while wallets come and go. Reads are answered by the nodes
 * of the network in use, what needs approval goes to the wallet, and what nothing allows is refused.
 */
export class HostProvider extends LastingProvider<EvmOperations> implements Eip1193Provider {
  /** Libraries take it off the object: it needs no `this`. Rejects with an `Eip1193Error`, whatever happens. */
  readonly request = async (given: unknown): Promise<unknown> => {
    const { host } = await this.parts.operations.load().catch((error: unknown) => {
      throw new Eip1193Error(-32603, 'A part of this page did not arrive', undefined, error)
    })
    return host.to(given)
  }

  readonly on = (event: string, listener: Eip1193Listener): this => {
    this.addListener(event, listener)
    return this
  }

  readonly once = (event: string, listener: Eip1193Listener): this => {
    this.addListener(event, listener, true)
    return this
  }

  readonly removeListener = (event: string, listener: Eip1193Listener): this => {
    this.dropListener(event, listener)
    return this
  }

  readonly removeAllListeners = (event?: string): this => {
    this.dropListeners(event)
    return this
  }

  readonly listenerCount = (event: string): number => this.countListeners(event)

  protected follow(): void {
    this.when(
      () => this.chainId,
      (chainId) => chainId !== undefined && this.emit('chainChanged', chainId),
    )
    this.when(
      () => this.addresses.join(),
      (now, before) => this.tellAccounts(now, before !== ''),
    )
  }

  private get chainId(): `0x${string}` | undefined {
    const network = this.currentNetwork
    return network && chainIdHex(network.id)
  }

  private tellAccounts(now: string, wasConnected: boolean): void {
    if (!wasConnected) this.emit('connect', { chainId: this.chainId })
    this.emit('accountsChanged', this.addresses)
    if (now === '') this.emit('disconnect', new Eip1193Error(4900, 'The wallet was disconnected'))
  }
}
