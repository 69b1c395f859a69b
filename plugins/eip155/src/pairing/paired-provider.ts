import { type CaipNetworkId, type PairingChannel, walletError } from '@billfold/kernel'

import type { Eip1193Listener, Eip1193Provider, Eip1193Request } from '../contract.js'
import { fieldOf, heldMethod, holdMethods } from '@billfold/kernel/family'
import { readQuantity, toQuantity } from '../rpc/hex.js'

/** By this a wallet is asked for a network that it has not approved. */
export const switchMethod = 'wallet_switchEthereumChain'

/** A paired wallet as every other wallet of the family is talked to. What the session knows is not asked again. */
export class PairedProvider implements Eip1193Provider {
  private readonly undo = new Map<Eip1193Listener, () => void>()

  constructor(private readonly line: PairingChannel) {
    holdMethods(line)
    holdMethods(this)
  }

  async request({ method, params }: Eip1193Request): Promise<unknown> {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return this.line.addresses
    if (method === 'eth_chainId') return chainIdOf(this.line.networkId())
    if (method === switchMethod) return this.switchTo(readChain(params))
    return this.ask(method, params)
  }

  on(event: string, listener: Eip1193Listener): void {
    const stop = this.line.watch(({ name, data, networkId }) => {
      if (name === event) listener(name === 'chainChanged' ? chainIdOf(networkId) : data)
    })
    this.undo.set(listener, stop)
  }

  removeListener(_event: string, listener: Eip1193Listener): void {
    this.undo.get(listener)?.()
    this.undo.delete(listener)
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    return heldMethod(this.line, 'request', 'Your wallet')?.(method, params) as Promise<unknown>
  }

  /** A wallet that cannot be asked is where the app says, as long as it approved that network. */
  private async switchTo(networkId: CaipNetworkId): Promise<null> {
    const { line } = this
    if (line.methods.includes(switchMethod)) await this.ask(switchMethod, [{ chainId: chainIdOf(networkId) }])
    else if (!line.networkIds.includes(networkId)) throw walletError('wallet/unknown-network', { networkId })
    line.networkChanged(networkId)
    return null
  }
}

function readChain(params: unknown): CaipNetworkId {
  const chainId = readQuantity(fieldOf(Array.isArray(params) ? params[0] : params, 'chainId'))
  return `eip155:${chainId ?? 0n}`
}

function chainIdOf(networkId: CaipNetworkId | undefined): string | undefined {
  const reference = readQuantity(networkId?.slice('eip155:'.length))
  return reference === undefined ? undefined : toQuantity(reference)
}
